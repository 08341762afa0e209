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
import { moduleTree } from "./modules/module-tree";
import { inheritMembers, resolveModules } from "./resolve/resolve";
import { withDistinctSlugs } from "./source/distinct-slugs";
import { readSources } from "./source/read-source";
import { sourceFile, type SourceFile } from "./source/source-file";
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
  const { cache = new Map(), onFile } = options;
  const sources = withDistinctSlugs(given);
  const converted = sources.map((source, index) => {
    const file = analyse(source, cache);
    onFile?.(index + 1, sources.length);
    return file;
  });
  const sourceAt = sourcesByPath(sources);
  for (const path of cache.keys()) if (!sourceAt.has(path)) cache.delete(path);
  const drafts = resolveModules(converted.map(({ value }) => value.draft));
  const diagnostics = [
    ...earlier,
    ...converted.flatMap((file) => file.diagnostics),
    ...validateModules(drafts),
  ];
  let made: ApiModel | null = null;
  const model = (): ApiModel => (made ??= modelOf(drafts));
  return {
    value: {
      get model() {
        return model();
      },
      get globals() {
        return globalsOf(model(), drafts);
      },
      sources: sourceAt,
      files: converted
        .map(({ value }, index) => ({ ...value, draft: drafts[index] ?? value.draft }))
        .filter(({ draft }) => draft.form !== "script"),
    },
    diagnostics: sortDiagnostics(withSeverities(diagnostics, options.severities ?? {})),
  };
}

const modelOf = (drafts: readonly ModuleDraft[]): ApiModel => ({
  modules: [...inheritMembers(drafts.filter(({ form }) => form !== "script").flatMap(modulesOf))].sort(
    (a, b) => compare(a.slug, b.slug),
  ),
});

function globalsOf({ modules }: ApiModel, drafts: readonly ModuleDraft[]): ApiModel {
  const required = new Set(
    drafts.filter(({ form }) => form === "module").map(({ module }) => module.location.file),
  );
  return { modules: modules.filter(({ location }) => !required.has(location.file)) };
}

function analyse(source: SourceFile, cache: PipelineCache): StageResult<AnalysedFile> {
  const known = cache.get(source.path);
  if (
    known?.value.source.text === source.text &&
    known.value.source.slug === source.slug &&
    hasSameAliases(known.value.source, source)
  )
    return known;
  const { value: file, diagnostics } = parseSource(source);
  const module = moduleTree(readDialects(file));
  const analysed = { value: { source, tree: module.tree, draft: convertModule(module) }, diagnostics };
  cache.set(source.path, analysed);
  return analysed;
}

const hasSameAliases = ({ aliases: a }: SourceFile, { aliases: b }: SourceFile): boolean =>
  a === b || (a.size === b.size && [...a].every(([name, folder]) => b.get(name) === folder));

function withSeverities(
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
export { sourcesByPath, readSources, sourceFile, type SourceFile };
export type { Diagnostic, Dialect, StageResult };
