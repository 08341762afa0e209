import path from "node:path";
import type { StageResult } from "luau-diagnostics";
import { groupBy } from "luau-syntax";
import {
  analyseFile,
  type AnalysedFile,
  type AnalyseTools,
  type Interfaces,
  type PipelineCache,
} from "../read/analyse-file";
import type { ExternalFile } from "./external-definitions/external-addresses";
import type { ConvertedFile } from "../model/converted-file";
import { withDistinctSlugs, type RenamedPage } from "../read/modules/distinct-slugs";
import { inventorySources } from "./platforms/inventory-source";
import { toExternal, type ExternalSource, type Reference } from "./reference/read-reference";
import { sourceFile, type SourceFile } from "../read/source/source-file";
import type { WorkSteps } from "../model/work-steps";

export interface AnalyseOptions {
  readonly cache?: PipelineCache;
  readonly findStored?: AnalyseTools["findStored"];
  readonly onFile?: (done: number, total: number) => void;
  readonly onSyntax?: AnalyseTools["onSyntax"];
  /** Asks Luau about the modules among the files; by default, only their statements are read. */
  readonly openInterfaces?: ((sources: readonly SourceFile[]) => Interfaces) | undefined;
}

export interface Analysed {
  readonly sources: readonly SourceFile[];
  readonly renamed: readonly RenamedPage[];
  readonly analysed: readonly StageResult<AnalysedFile>[];
  readonly external: readonly ExternalFile[];
}

/** A file listed in `external` is not treated as a source, wherever it is. */
export function* analyseAll(
  requested: readonly SourceFile[],
  { cwd, settings, inventories, external }: Reference,
  { cache = new Map(), findStored, onFile, onSyntax, openInterfaces }: AnalyseOptions,
): WorkSteps<Analysed> {
  const ofInventories = inventories.flatMap(({ inventory }) => inventory.events ?? []);
  const events = [...(settings.events?.type ?? []), ...ofInventories];
  const absolutePath = ({ path: file }: SourceFile): string => path.resolve(cwd, file);
  const externalSources = [...external, ...knownSources(inventories, requested)];
  const externalPaths = new Set(externalSources.map(({ source }) => absolutePath(source)));
  const { sources, renamed } = withDistinctSlugs(
    requested.filter((source) => !externalPaths.has(absolutePath(source))),
  );
  const files = new Set(
    [...externalSources.map(({ source }) => source), ...sources].map((source) => source.path),
  );
  for (const file of cache.keys()) if (!files.has(file)) cache.delete(file);
  const byPath = new Map([...external.map(({ source }) => source), ...sources].map((one) => [one.path, one]));
  const tools: AnalyseTools = {
    cache,
    findStored,
    events,
    onSyntax,
    interfaces: openInterfaces?.([...byPath.values()]) ?? null,
    sourceOf: (file) => byPath.get(file) ?? null,
    ...moonwaveProject(requested),
  };
  const analysed: StageResult<AnalysedFile>[] = [];
  for (const source of sources) {
    analysed.push(yield* analyseFile(source, tools));
    onFile?.(analysed.length, sources.length);
  }
  const externalFiles: ExternalFile[] = [];
  for (const { source, linkSources } of [
    ...externalSources,
    ...externalTypes(analysed.map(({ value }) => value.converted)),
  ])
    externalFiles.push({ converted: (yield* analyseFile(source, tools)).value.converted, linkSources });
  return { sources, renamed, analysed, external: externalFiles };
}

/** The types of `@external`, unless the project has a class of that name; the first address counts. */
function externalTypes(files: readonly ConvertedFile[]): readonly ExternalSource[] {
  const classes = new Set(files.flatMap(({ classNames }) => classNames));
  const types = files.flatMap(({ externalTypes }) => externalTypes).toReversed();
  const urls = new Map(types.map(({ name, url }) => [name, url]));
  return [...urls]
    .filter(([name]) => !classes.has(name))
    .map(([name, url]) =>
      toExternal(sourceFile(`external:${name}.d.luau`, `declare extern type ${name} with\nend\n`), [url]),
    );
}

function moonwaveProject(
  sources: readonly SourceFile[],
): Pick<AnalyseTools, "isMoonwave" | "classesElsewhere"> {
  const classFiles = sources.flatMap(({ path: file, classes }) => classes.map((name) => ({ name, file })));
  const byName = groupBy(classFiles, ({ name }) => name);
  return {
    isMoonwave: byName.size > 0,
    classesElsewhere: ({ path: file, owners }) =>
      [...new Set(owners)].filter((name) => byName.get(name)?.every((one) => one.file !== file) === true),
  };
}

function knownSources(
  inventories: Reference["inventories"],
  sources: readonly SourceFile[],
): readonly ExternalSource[] {
  const texts = sources.map(({ text }) => text);
  return inventories
    .flatMap(({ inventory }) => inventorySources(inventory, texts))
    .map(({ source, addressOf }) => toExternal(source, [addressOf]));
}
