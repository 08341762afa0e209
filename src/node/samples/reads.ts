/** The files and folders that a process reads, with their states: see record-reads.ts. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, realpathSync, statSync, type Dirent } from "node:fs";

/** The text of a file, the names in a folder, or the target of a path with its kind and size. */
export type Kind = "file" | "folder" | "target";

export type Reads = readonly (readonly [kind: Kind, file: string, state: string])[];

/** The file to write them to. */
export const OUTPUT_VARIABLE = "LUAU_DOCS_READS";

export function stateOf(kind: Kind, file: string): string {
  try {
    switch (kind) {
      case "file":
        return createHash("sha256").update(readFileSync(file)).digest("base64url");
      case "folder":
        return JSON.stringify(readdirSync(file, { withFileTypes: true }).map(entryOf).sort());
      case "target":
        return targetOf(file);
    }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "";
  }
}

const entryOf = (entry: Dirent): string =>
  `${entry.name}${entry.isDirectory() ? "/" : entry.isSymbolicLink() ? "@" : ""}`;

/** Links lead elsewhere, and readers look at sizes. */
function targetOf(file: string): string {
  const stats = statSync(file);
  return `${realpathSync(file)} ${stats.isDirectory() ? "/" : stats.size}`;
}

/** @param ignored a folder of results, which the process reads and writes */
export const areUnchanged = (reads: Reads, ignored: string): boolean =>
  reads.every(([kind, file, state]) => file.startsWith(ignored) || stateOf(kind, file) === state);
