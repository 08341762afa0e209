/** In: files. Out: the paths of the files that they require, and of those that these require. */
import { luauIn } from "../read/syntax/declarations";
import { parseSource } from "../read/syntax/parse-source";
import { MODULE_ENDINGS, requiredPaths } from "../read/modules/require-path";
import { readValues } from "../read/modules/read-values";
import { readSources } from "../read/source/read-sources";
import type { SourceFile } from "../read/source/source-file";

/** A file far away in a chain of requires hardly matters to the types of the first. */
const MAX_REQUIRE_DEPTH = 8;

export async function readRequired(modules: readonly SourceFile[], cwd: string): Promise<readonly string[]> {
  const visitedPaths = new Set(modules.map(({ path }) => path));
  const requiredFiles: string[] = [];
  let pending = modules;
  for (let step = 0; step < MAX_REQUIRE_DEPTH && pending.length > 0; step += 1) {
    const paths = pending
      .flatMap(requestsOf)
      .flatMap((path) => MODULE_ENDINGS.map((ending) => path + ending));
    const newPaths = [...new Set(paths)].filter((path) => !visitedPaths.has(path));
    for (const path of newPaths) visitedPaths.add(path);
    pending = (await readSources(newPaths, cwd)).value;
    requiredFiles.push(...pending.map(({ path }) => path));
  }
  return requiredFiles;
}

const requestsOf = (source: SourceFile): readonly string[] =>
  readValues(luauIn(parseSource(source).value.tree.statements)).locals.flatMap(({ value }) =>
    value.kind === "require" ? requiredPaths(source, value.requirePath) : [],
  );
