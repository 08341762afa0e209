/**
 * In: the paths of definitions. Out: luau-lsp's documentation beside them, `kit.docs.json` or `docs.json`, for
 * projects that do not configure any.
 */
import path from "node:path";
import { excludedBy, isDefinitionFile } from "luau-contract";
import { parseDocs, type DocsFile } from "./luau-lsp-docs/parse-docs";
import { listFolder } from "./source/list-folder";
import { readLimited } from "./source/read-limited";

/** @returns the files in luau-lsp's format, sorted by path; others of these names are not reported */
export async function findDocs(
  definitions: readonly string[],
  cwd: string,
  { exclude, mostBytes }: { readonly exclude: readonly string[]; readonly mostBytes: number },
): Promise<readonly DocsFile[]> {
  const folders = [...new Set(definitions.filter(isDefinitionFile).map((file) => path.posix.dirname(file)))];
  const names = await Promise.all(folders.map((folder) => listFolder(path.resolve(cwd, folder))));
  const files = folders
    .flatMap((folder, index) => (names[index] ?? []).map((name) => path.posix.join(folder, name)))
    .filter((file) => /(?:^|[/.])docs\.json$/.test(file) && excludedBy(file, exclude) === undefined);
  const found = await Promise.all(
    files.sort().map(async (file) => {
      const read = await readLimited(file, cwd, mostBytes);
      return read.kind === "text" ? parseDocs(file, read.text).value : null;
    }),
  );
  return found.filter((file) => file !== null).filter(({ entries }) => entries.size > 0);
}
