/** The modules that a sample may require besides its own files, in the build and in the browser. */
import { withoutExtension } from "./definition-files";

/** The path by which scripts require a file: `std/fs` for `std/fs.luau` and for `std/fs/init.luau`. */
export const modulePath = (file: string): string => withoutExtension(file).replace(/\/init$/i, "");

/** The name by which scripts require a file: `lanterns` for `Lanterns.luau` and for `lanterns/init.luau`. */
export const requiredName = (path: string): string =>
  (modulePath(path).split("/").at(-1) ?? "").toLowerCase();

/**
 * A module of the engine, or an alias (`@kit/paper`), whose folder is unknown.
 * @param modules names of the engine's modules in plain Luau
 */
export const isExternalModule = (request: string, modules: readonly string[]): boolean =>
  request.startsWith("@") || modules.includes(requiredName(request));

/** The first line of a mock engine's text, which lists the names of the modules that scripts require. */
export const toModulesLine = (modules: readonly string[]): string => `${MODULES}${JSON.stringify(modules)}`;

export function readModulesLine(mock: string): readonly string[] {
  const [line = ""] = mock.split("\n", 1);
  // Written by `toModulesLine`.
  return line.startsWith(MODULES) ? (JSON.parse(line.slice(MODULES.length)) as string[]) : [];
}

const MODULES = "-- modules: ";
