import { existsSync } from "node:fs";
import path from "node:path";

/** A program and its first arguments. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
}

const MODULE = "node_modules/luau-defs/bin/luau-defs.cjs";

/**
 * Finds `luau-defs`: the configured one, otherwise that of the nearest `node_modules` of a folder, otherwise
 * that of the `PATH`. Scripts are run by `node`, since Windows cannot start them itself.
 * @param folders of the workspace, in its order
 * @param configured from the first folder; empty if nothing is configured
 */
export function findCommand(folders: readonly string[], configured: string, node = "node"): Command {
  if (configured !== "") {
    const file = path.resolve(folders[0] ?? ".", configured);
    // A bare name is one of the `PATH`.
    const isName = path.basename(configured) === configured && !existsSync(file);
    return isName ? { command: configured, args: [] } : toCommand(file, node);
  }
  for (const folder of folders) {
    for (let at = path.resolve(folder); ; at = path.dirname(at)) {
      const file = path.join(at, MODULE);
      if (existsSync(file)) return toCommand(file, node);
      if (path.dirname(at) === at) break;
    }
  }
  return { command: "luau-defs", args: [] };
}

const toCommand = (file: string, node: string): Command =>
  /\.[cm]?js$/.test(file) ? { command: node, args: [file] } : { command: file, args: [] };
