/** In: paths of Luau files. Out: how much of each would be published, as one decides what to document. */
import { declaredModules, type ConvertedFile } from "../../model/converted-file";
import { isDocumented, shownEntries } from "../../model/entries";
import { settingsOf } from "../../model/settings";
import { NO_REFERENCE } from "../../link/reference/read-reference";
import { runOnSources } from "../../pipeline";
import { readSources } from "../../read/source/read-sources";

export interface PublishedFile {
  readonly path: string;
  /** The number of symbols with an entry. */
  readonly modules: readonly string[];
  readonly functions: number;
  readonly documentedFunctions: number;
  readonly entries: number;
  readonly documented: number;
}

/** With a platform, unknown types are not compared with those of all platforms. */
const reference = { ...NO_REFERENCE, settings: settingsOf({ platform: "roblox" }) };

/**
 * Files that cannot be read, and scripts that are not modules, are omitted.
 * @param paths relative to `cwd`
 */
export async function countPublished(
  paths: readonly string[],
  cwd: string,
): Promise<readonly PublishedFile[]> {
  const { value: sources } = await readSources(paths, cwd);
  // By the statements alone: the wizard does not carry Luau's checker.
  const postpone = (): void => undefined;
  return runOnSources(sources, { reference, postpone }).value.files.map(({ converted }) =>
    countIn(converted),
  );
}

function countIn(converted: ConvertedFile): PublishedFile {
  const modules = declaredModules(converted).map((module) => ({ module, entries: shownEntries(module) }));
  const entries = modules.flatMap((one) => one.entries);
  const functions = entries.filter(({ kind }) => kind === "function");
  return {
    path: converted.source.path,
    modules: modules.filter((one) => one.entries.length > 0).map(({ module }) => module.name),
    functions: functions.length,
    documentedFunctions: functions.filter(isDocumented).length,
    entries: entries.length,
    documented: entries.filter(isDocumented).length,
  };
}
