/**
 * In: all converted files. Out: the same files, with every name in types and docs linked to its symbol.
 * Unresolved names are kept; `validate` reports them. Inherited members are added by `inheritMembers` for the
 * model only: checks do not need them, and large files have many.
 */
import type { LinkedFile, ConvertedFile } from "../../model/converted-file";
import { linkModule } from "./link-module";
import { requiredModules } from "./required-modules";
import { indexSymbols } from "./symbol-index";

export { inheritMembers } from "./inherit";
export { placeMembers } from "./place-members";

/**
 * @param external files whose names can be linked to, but which are not linked
 * @param packages those of other projects among them
 */
export function resolveModules(
  convertedFiles: readonly ConvertedFile[],
  external: readonly ConvertedFile[] = [],
  packages: readonly ConvertedFile[] = external,
): readonly LinkedFile[] {
  const index = indexSymbols([...convertedFiles, ...external]);
  const required = requiredModules([...convertedFiles, ...external], packages);
  return convertedFiles.map((converted) => linkModule(converted, index, required.get(converted.source.path)));
}
