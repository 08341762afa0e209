import { readFileSync } from "node:fs";
import path from "node:path";
import { sourceText, type SourceText } from "luau-syntax";
import { isFile } from "../files/if-present";

/** The texts of all files in which something was found, as far as they are in one of the folders. */
export const sourcesOf = (
  found: readonly { readonly file: string }[],
  folders: readonly string[],
): readonly SourceText[] =>
  [...new Set(found.map(({ file }) => file))].flatMap((file) => readSource(file, folders) ?? []);

/** Reads a file as diagnostics name it, from the first folder that has it, such as the stage; or null. */
export function readSource(file: string, folders: readonly string[]): SourceText | null {
  // Reading a pipe may never end.
  const source = folders.map((folder) => path.resolve(folder, file)).find(isFile);
  return source === undefined ? null : sourceText(file, readFileSync(source, "utf8"));
}
