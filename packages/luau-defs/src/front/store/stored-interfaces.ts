/** Luau's answers about the interfaces of modules, stored from run to run with digests of their inputs. */
import { existsSync } from "node:fs";
import path from "node:path";
import { luauDigest } from "./luau-digest";
import { openMapFile } from "./map-file";
import {
  createInterfaceCache,
  type InterfaceAnswer,
  type InterfaceCache,
} from "../../engine/interfaces/open-interfaces";

interface StoredInterfaces {
  readonly interfaces: InterfaceCache;
  /** Writes nothing if all interfaces were read. */
  readonly save: () => void;
}

/** Null for a project without a folder for such files. */
export function interfacesFile(cwd: string): string | null {
  const folder = path.join(cwd, "node_modules");
  return existsSync(folder) ? path.join(folder, ".cache/luau-defs/modules") : null;
}

export function openStoredInterfaces(file: string | null): StoredInterfaces {
  if (file === null) return { interfaces: createInterfaceCache(), save: () => undefined };
  const { stored, save } = openMapFile<InterfaceAnswer>(file, luauDigest());
  const interfaces = new Map(stored);
  return {
    interfaces,
    save: () => {
      // A module that took too long is tried again.
      const answered = new Map([...interfaces].filter(([, { answer }]) => answer !== null));
      const isRead =
        answered.size === stored.size && [...answered].every(([name, one]) => stored.get(name) === one);
      if (!isRead) save(answered);
    },
  };
}
