/**
 * The whole flow: source → syntax → dialects → modules → convert → resolve → validate. What comes out, `emit` writes
 * down. A file whose text has not changed since the last run with the same cache is neither parsed nor
 * converted again.
 */
import {
  compare,
  sortDiagnostics,
  sourcesByPath,
  type Diagnostic,
  type Level,
  type StageResult,
} from "luau-contract";
import { convertModule } from "./convert/convert-module";
import { DIALECTS, type Dialect } from "./dialects/comment";
import { convertComments, type ConvertedFile } from "./dialects/convert-comments";
import { readDialects } from "./dialects/read-dialects";
import { modulesOf, type ModuleDraft } from "./model/draft";
import type { ApiModel } from "./model/model";
import { nameMatcher } from "./model/settings";
import { brokenExternals, externalAddresses } from "./external/addresses";
import { moduleTree } from "./modules/module-tree";
import { NO_REFERENCE, readReference, type Reference } from "./read-reference";
import { inheritMembers, resolveModules } from "./resolve/resolve";
import { applyShapes } from "./shapes/shapes";
import { withDistinctSlugs } from "./source/distinct-slugs";
import { readSources } from "./source/read-source";
import { sourceFile, type SourceFile } from "./source/source-file";
import { joinTexts } from "./texts/join-texts";
import type { TextShare } from "./texts/check-share";
import { parseSource, type SyntaxFile } from "./syntax/parse-source";
import type { RuleName } from "./validate/rules";
import { validateModules } from "./validate/validate";

/**
 * Results of the stages that look at one file alone, by path, of the files of the last run. Whoever runs the
 * pipeline again and again keeps one.
 */
export type PipelineCache = Map<string, StageResult<AnalysedFile>>;

/**
 * A file, its tree (of a plain module, the declarations that it amounts to), and what `convert` made of it.
 */
export interface AnalysedFile extends SyntaxFile {
  readonly draft: ModuleDraft;
}

export interface PipelineOptions {
  /** What paths are relative to; the current folder unless given. */
  readonly cwd?: string;
  readonly cache?: PipelineCache;
  /** What the project's configuration says of its definitions, and what is read beside them for it. */
  readonly reference?: Reference | undefined;
  /** Rules with another severity than their own. */
  readonly severities?: SeverityOverrides;
  /** Told after each file: a terminal may show how far things are. */
  readonly onFile?: (done: number, total: number) => void;
}

export type SeverityOverrides = Readonly<Partial<Record<RuleName, Level>>>;

export interface PipelineOutput {
  /** Made when it is first asked for: who only checks has no use for it. */
  readonly model: ApiModel;
  /**
   * The same of the definition files alone: plain modules are no globals, and editors read them themselves.
   */
  readonly globals: ApiModel;
  /** Of each file of `docs`, how much of it belongs to something declared. */
  readonly shares: readonly TextShare[];
  /** By path: what code frames are made of. */
  readonly sources: ReadonlyMap<string, SourceFile>;
  /**
   * In the order of the sources, every name linked, without scripts that are no modules: what linting and
   * bundling look at.
   */
  readonly files: readonly AnalysedFile[];
}

/** Reads files and makes the model of them. */
export async function runPipeline(
  paths: readonly string[],
  options: PipelineOptions = {},
): Promise<StageResult<PipelineOutput>> {
  const read = await readSources(paths, options.cwd);
  return runOnSources(read.value, options, read.diagnostics);
}

/** Makes the model of texts in hand. Never throws for what is in them. */
export function runOnSources(
  given: readonly SourceFile[],
  options: PipelineOptions = {},
  earlier: readonly Diagnostic[] = [],
): StageResult<PipelineOutput> {
  const { reference = NO_REFERENCE } = options;
  const { sources, converted, external } = analyseAll(given, reference, options);
  const own = converted.map(({ value }) => value.draft);
  const shaped = applyShapes([...own, ...external], own.length, reference.settings);
  const outside = shaped.drafts.slice(own.length);
  const known = outside.map((draft, index) => ({
    draft,
    places: reference.external[index]?.places ?? [],
  }));
  const joined = joinTexts(shaped.drafts.slice(0, own.length), reference.docs);
  const drafts = resolveModules(joined.drafts, outside);
  const diagnostics = [
    ...earlier,
    ...reference.diagnostics,
    ...converted.flatMap((file) => file.diagnostics),
    ...shaped.diagnostics,
    ...joined.diagnostics,
    ...brokenExternals(known),
    ...validateModules(drafts, outside),
  ];
  let made: ApiModel | null = null;
  const model = (): ApiModel => (made ??= { ...modelOf(drafts), external: externalAddresses(known) });
  return {
    value: {
      get model() {
        return model();
      },
      get globals() {
        return globalsOf(model(), drafts);
      },
      sources: sourcesByPath(sources),
      shares: joined.shares,
      files: converted
        .map(({ value }, index) => ({ ...value, draft: drafts[index] ?? value.draft }))
        .filter(({ draft }) => draft.form !== "script"),
    },
    diagnostics: sortDiagnostics(withSeverities(diagnostics, options.severities ?? {})),
  };
}

interface Analysed {
  readonly sources: readonly SourceFile[];
  readonly converted: readonly StageResult<AnalysedFile>[];
  readonly external: readonly ModuleDraft[];
}

/** What looks at one file alone. A file that is external is no source, wherever it lies. */
function analyseAll(
  given: readonly SourceFile[],
  { settings, external }: Reference,
  { cache = new Map(), onFile }: PipelineOptions,
): Analysed {
  const isEventType = nameMatcher(settings.events?.type ?? []);
  const outside = new Set(external.map(({ source }) => source.path));
  const sources = withDistinctSlugs(given.filter(({ path }) => !outside.has(path)));
  const known = new Set([...outside, ...sources.map(({ path }) => path)]);
  for (const path of cache.keys()) if (!known.has(path)) cache.delete(path);
  return {
    sources,
    converted: sources.map((source, index) => {
      const file = analyse(source, { cache, isEventType });
      onFile?.(index + 1, sources.length);
      return file;
    }),
    external: external.map(({ source }) => analyse(source, { cache, isEventType }).value.draft),
  };
}

const modelOf = (drafts: readonly ModuleDraft[]): ApiModel => ({
  modules: [...inheritMembers(drafts.filter(({ form }) => form !== "script").flatMap(modulesOf))].sort(
    (a, b) => compare(a.slug, b.slug),
  ),
});

function globalsOf({ modules, external }: ApiModel, drafts: readonly ModuleDraft[]): ApiModel {
  const required = new Set(
    drafts.filter(({ form }) => form === "module").map(({ module }) => module.location.file),
  );
  const globals = modules.filter(({ location }) => !required.has(location.file));
  return external === undefined ? { modules: globals } : { modules: globals, external };
}

function analyse(
  source: SourceFile,
  { cache, isEventType }: { cache: PipelineCache; isEventType: (name: string) => boolean },
): StageResult<AnalysedFile> {
  const known = cache.get(source.path);
  if (
    known?.value.source.text === source.text &&
    known.value.source.slug === source.slug &&
    hasSameAliases(known.value.source, source)
  )
    return known;
  const { value: file, diagnostics } = parseSource(source);
  const module = moduleTree(readDialects(file));
  const analysed = {
    value: { source, tree: module.tree, draft: convertModule(module, isEventType) },
    diagnostics,
  };
  cache.set(source.path, analysed);
  return analysed;
}

const hasSameAliases = ({ aliases: a }: SourceFile, { aliases: b }: SourceFile): boolean =>
  a === b || (a.size === b.size && [...a].every(([name, folder]) => b.get(name) === folder));

/** Diagnostics with the severities of a configuration; without those of rules that are off. */
export function withSeverities(
  diagnostics: readonly Diagnostic[],
  overrides: SeverityOverrides,
): readonly Diagnostic[] {
  const levels = new Map<string, Level>(Object.entries(overrides));
  if (levels.size === 0) return diagnostics;
  return diagnostics.flatMap((diagnostic) => {
    const severity = levels.get(diagnostic.rule) ?? diagnostic.severity;
    return severity === "off" ? [] : [{ ...diagnostic, severity }];
  });
}

/** The dialects that files are converted from. */
export const FOREIGN_DIALECTS: readonly Dialect[] = DIALECTS.filter((dialect) => dialect !== "luau-defs");

/** Rewrites a file's comments in our dialect; one that is no Luau stays as it is, with its mistakes. */
export function convertToOwn(source: SourceFile, from: Dialect): StageResult<ConvertedFile> {
  const { value: file, diagnostics } = parseSource(source);
  return diagnostics.length > 0
    ? { value: { text: source.text, converted: 0, left: [] }, diagnostics }
    : { value: convertComments(file, from), diagnostics };
}

// What the two shells need of `source` and `validate`: they import neither themselves.
export { decodeSource, whyUnreadable } from "./source/read-source";
export { findConfigFile, type ConfigFile } from "./source/config-file";
export { readAnchorLists } from "./source/anchor-lists";
export { trackSources, type SourcesSnapshot } from "./source/tracked-sources";
export { watchDefinitions } from "./source/watch";
export { DEFINITION_FILES, findFiles } from "./source/find-files";
export { isRuleName, RULES, type RuleName } from "./validate/rules";
export { checkGrouping } from "./shapes/check-grouping";
export { readReference, type Reference };
export { sourcesByPath, readSources, sourceFile, type SourceFile };
export type { Diagnostic, Dialect, StageResult };
