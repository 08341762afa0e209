/**
 * In: paths or texts of definitions. Out: their model and diagnostics. A file that is unchanged since the
 * last run with the same cache is neither parsed nor converted again.
 */
import { isDefinitionFile, requiredName } from "luau-contract";
import { type Diagnostic, sortDiagnostics, type StageResult } from "luau-diagnostics";
import { once, sourcesByPath } from "luau-syntax";
import {
  createInterfaceCache,
  type InterfaceCache,
  openInterfaces,
  type Postpone,
} from "./engine/interfaces/open-interfaces";
import { externalReferences, globalsOf, modelOf } from "./link/api-model";
import { analyseAll, type Analysed, type AnalyseOptions } from "./link/analyse-all";
import { analyseFile, type AnalysedFile, type LinkedAnalysis } from "./read/analyse-file";
import type { ConvertedFile, LinkedFile } from "./model/converted-file";
import type { Inventory } from "./model/inventory";
import type { ApiModel } from "./model/model";
import { pagesAmong, renamedNote } from "./read/modules/distinct-slugs";
import { withoutUnderscored } from "./model/underscored";
import { brokenExternals } from "./link/external-definitions/external-addresses";
import { withModulesHint, withPlatformHint } from "./link/platforms/platform-hint";
import { knownPlatforms, type KnownInventory } from "./link/reference/read-inventories";
import { NO_REFERENCE, type Reference } from "./link/reference/read-reference";
import { attachMembers } from "./link/resolve/attach-members";
import { resolveModules } from "./link/resolve/resolve-modules";
import { applyTypePatterns } from "./link/type-patterns/apply-type-patterns";
import { unpublishedNote } from "./check/documentation-coverage/unpublished-docs-note";
import { withoutAllowed, withSeverities, type SeverityOverrides } from "./check/rule-levels";
import { readSources } from "./read/source/read-sources";
import type { SourceFile } from "./read/source/source-file";
import { foundNotes, type TextShare } from "./link/luau-lsp-docs/unmatched-texts";
import { joinDocs } from "./link/luau-lsp-docs/join-docs";
import { runToEnd, type WorkSteps } from "./model/work-steps";
import { missingRequires, joinMissingPackages } from "./check/validate/check-requires";
import { unknownTypeOf } from "./check/validate/check-unknown-types";
import { validateModules } from "./check/validate/validate";

export interface PipelineOptions extends Omit<AnalyseOptions, "openInterfaces"> {
  readonly cwd?: string;
  /** The definitions' section of the project's configuration, and the files it refers to. */
  readonly reference?: Reference | undefined;
  /** Rules whose severity differs from their default. */
  readonly severities?: SeverityOverrides;
  /** Luau's answers about modules: a caller that runs the pipeline repeatedly keeps one. */
  readonly interfaces?: InterfaceCache;
  /** Receives the modules about which Luau is not asked now. By default, it is asked about all of them. */
  readonly postpone?: Postpone;
}

export interface PipelineOutput {
  /** Built on first access: `check` never needs it. */
  readonly model: ApiModel;
  readonly globals: ApiModel;
  /** Names of the files in plain Luau, as scripts require them. */
  readonly required: readonly string[];
  /** Lines on what the author may want to know: renamed pages, and documentation that was found. */
  readonly notes: readonly string[];
  /** The share of each file in `docs` that belongs to a declaration. */
  readonly shares: readonly TextShare[];
  /** A line on the documentation that is on no page; none without any. */
  readonly unpublishedNotes: () => readonly string[];
  /** By path, for code frames. */
  readonly sources: ReadonlyMap<string, SourceFile>;
  /** Of the platform and of external libraries; `types` is analysed on first access, for samples. */
  readonly inventories: readonly { readonly inventory: Inventory; readonly types: AnalysedFile | null }[];
  /** In source order, linked, without scripts that are not modules: the input of linting and bundling. */
  readonly files: readonly LinkedAnalysis[];
}

export async function runPipeline(
  paths: readonly string[],
  options: PipelineOptions = {},
): Promise<StageResult<PipelineOutput>> {
  const read = await readSources(paths, options.cwd);
  return runOnSources(read.value, options, read.diagnostics);
}

/** Builds the model of sources in memory. Never throws because of their contents. */
export function runOnSources(
  requested: readonly SourceFile[],
  options: PipelineOptions = {},
  earlier: readonly Diagnostic[] = [],
): StageResult<PipelineOutput> {
  return runToEnd(runInSteps(requested, options, earlier));
}

/** `runOnSources`, in steps of at most about 0.1 s for the largest known file. */
export function* runInSteps(
  requested: readonly SourceFile[],
  options: PipelineOptions = {},
  earlier: readonly Diagnostic[] = [],
): WorkSteps<StageResult<PipelineOutput>> {
  const { reference = NO_REFERENCE } = options;
  const { sources, renamed, analysed, external } = yield* analyseAll(requested, reference, withLuau(options));
  const shown = shownFiles(analysed, reference);
  const shaped = applyTypePatterns([...shown, ...external.map(convertedOf)], shown.length, reference);
  const externals = external.map((file, index) => ({
    ...file,
    converted: shaped.value[shown.length + index] ?? file.converted,
  }));
  const externalConverted = externals.map(convertedOf);
  const joined = joinDocs(shaped.value.slice(0, shown.length), reference.docs);
  const convertedFiles = resolveModules(joined.value, externalConverted, packagesIn(externals));
  yield;
  const diagnostics = [
    ...earlier,
    ...reference.diagnostics,
    ...analysed.flatMap((file) => file.diagnostics),
    ...shaped.diagnostics,
    ...docsProblems(joined.diagnostics, reference),
    ...brokenExternals(externals),
    ...problemsIn(convertedFiles, externalConverted, reference),
  ];
  const files = linkedFiles(analysed, convertedFiles);
  const model = once(() => ({
    ...modelOf(convertedFiles, externalConverted),
    ...externalReferences(externals, reference),
  }));
  return {
    value: {
      get model() {
        return model();
      },
      get globals() {
        return globalsOf(model(), convertedFiles);
      },
      inventories: reference.inventories.map(withTypes),
      required: requiredIn(sources),
      sources: sourcesByPath(sources),
      shares: joined.shares,
      unpublishedNotes: () => unpublishedNote(convertedFiles),
      notes: [...renamedNote(pagesAmong(renamed, files)), ...foundNotes(joined.shares, reference.foundDocs)],
      files,
    },
    diagnostics: reported(diagnostics, sources, options),
  };
}

const reported = (
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceFile[],
  { severities = {} }: PipelineOptions,
): readonly Diagnostic[] => sortDiagnostics(withSeverities(withoutAllowed(diagnostics, sources), severities));

const withLuau = ({
  interfaces = createInterfaceCache(),
  postpone,
  ...options
}: PipelineOptions): AnalyseOptions => ({
  ...options,
  openInterfaces: (sources) => openInterfaces(sources, interfaces, postpone),
});

/** Files of this project that are only not checked now are not packages. */
const packagesIn = (externals: Analysed["external"]): readonly ConvertedFile[] =>
  externals.filter(({ linkSources }) => linkSources !== null).map(convertedOf);

const convertedOf = <T>({ converted }: { readonly converted: T }): T => converted;

function shownFiles(
  analysed: readonly StageResult<AnalysedFile>[],
  { settings }: Reference,
): readonly ConvertedFile[] {
  const files = attachMembers(analysed.map(({ value }) => value.converted));
  return settings.underscored === "shown" ? files : withoutUnderscored(files);
}

/** Nobody has said that a file that was found belongs to the definitions. */
const docsProblems = (diagnostics: readonly Diagnostic[], { foundDocs }: Reference): readonly Diagnostic[] =>
  foundDocs.length > 0 ? [] : diagnostics;

const linkedFiles = (
  analysed: Analysed["analysed"],
  convertedFiles: readonly LinkedFile[],
): readonly LinkedAnalysis[] =>
  analysed.flatMap(({ value }, index) => {
    const converted = convertedFiles[index];
    return converted === undefined || converted.form === "script" ? [] : withLinks(value, converted);
  });

/** A stored tree is only decoded if it is used. */
const withLinks = (file: AnalysedFile, converted: LinkedFile): LinkedAnalysis => ({
  source: file.source,
  key: file.key,
  get tree() {
    return file.tree;
  },
  converted,
});

function problemsIn(
  convertedFiles: readonly LinkedFile[],
  external: readonly ConvertedFile[],
  { settings }: Reference,
): readonly Diagnostic[] {
  const diagnostics = validateModules(convertedFiles, external);
  if (settings.platform !== null) return joinMissingPackages(diagnostics);
  const missing = convertedFiles.flatMap((converted) =>
    missingRequires(converted).map((required) => ({ ...required, source: converted.source })),
  );
  const hinted = withPlatformHint(diagnostics, unknownTypeOf, knownPlatforms);
  return joinMissingPackages(withModulesHint(hinted, missing, knownPlatforms));
}

function withTypes({ inventory, definitions }: KnownInventory): PipelineOutput["inventories"][number] {
  const tools = {
    cache: new Map(),
    events: [],
    isMoonwave: false,
    classesElsewhere: () => [],
    onSyntax: undefined,
  };
  return {
    inventory,
    get types() {
      return definitions === null ? null : runToEnd(analyseFile(definitions, tools)).value;
    },
  };
}

const requiredIn = (sources: readonly SourceFile[]): readonly string[] =>
  sources.flatMap(({ path }) => (isDefinitionFile(path) ? [] : [requiredName(path)]));
