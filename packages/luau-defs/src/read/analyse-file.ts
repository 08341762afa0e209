/** The stages that look at one file: source → syntax → dialects → modules → convert. */
import type { Diagnostic, StageResult } from "luau-diagnostics";
import { memoize } from "luau-syntax";
import type { ModuleInterface } from "luau-wasm";
import { digestOf } from "./digest";
import { convertModule } from "./convert/convert-module";
import type { Dialect } from "./dialects/comment";
import { readDialects } from "./dialects/read-dialects";
import { withClosureDocs, withTrailingDocs } from "./dialects/unattached-docs";
import type { ConvertedFile, LinkedFile } from "../model/converted-file";
import { nameMatcher } from "../model/settings";
import type { ProjectFile } from "./modules/file-index";
import { withUnanswered } from "./modules/untyped-modules";
import { moduleTree } from "./modules/module-tree";
import { readValues } from "./modules/read-values";
import { luauIn } from "./syntax/declarations";
import { isModule, type SourceFile } from "./source/source-file";
import type { WorkSteps } from "../model/work-steps";
import { parseSource, type SyntaxFile } from "./syntax/parse-source";

/** Results of the per-file stages, by path, for the files of the last run. */
export type PipelineCache = Map<string, StageResult<AnalysedFile>>;

/** A file, its tree (for a plain module, the declarations derived from it) and the result of `convert`. */
export interface AnalysedSource extends SyntaxFile {
  readonly converted: ConvertedFile;
}

export interface AnalysedFile extends AnalysedSource {
  /** The digest of everything that it depends on. */
  readonly key: string;
}

export interface LinkedAnalysis extends AnalysedFile {
  readonly converted: LinkedFile;
}

/** The inferred interfaces of a project's plain modules. */
export interface Interfaces {
  /** Null if Luau does not check the file; `answer` is null if Luau gave up. */
  readonly answerOf: (
    source: SourceFile,
  ) => { readonly answer: ModuleInterface | null; readonly digest: string } | null;
  readonly resolve: (from: string, request: string) => string | null;
}

export type FindAnalysis = (source: SourceFile, key: string) => StageResult<AnalysedFile> | null;

export interface AnalyseTools {
  readonly cache: PipelineCache;
  readonly findStored?: FindAnalysis | undefined;
  readonly interfaces?: Interfaces | null;
  readonly sourceOf?: (path: string) => SourceFile | null;
  /** Patterns of the names of types that are events. */
  readonly events: readonly string[];
  /** Whether Moonwave's is the dialect of modules whose comments fit both. */
  readonly isMoonwave: boolean;
  /** Classes of other files to which comments of this one add members. */
  readonly classesElsewhere: (source: SourceFile) => readonly string[];
  /** Called as soon as a file that has changed is parsed, with its syntax errors. */
  readonly onSyntax?: ((file: string, errors: readonly Diagnostic[]) => void) | undefined;
}

export function* analyseFile(
  source: SourceFile,
  { cache, findStored, events, onSyntax, interfaces = null, ...project }: AnalyseTools,
): WorkSteps<StageResult<AnalysedFile>> {
  const last = cache.get(source.path);
  const isMoonwave = project.isMoonwave && isModule(source);
  const elsewhere = isMoonwave ? project.classesElsewhere(source) : [];
  const answered = isModule(source) ? (interfaces?.answerOf(source) ?? null) : null;
  const key = [
    sourceDigest(source),
    isMoonwave,
    elsewhere,
    answered?.digest,
    answered?.answer === null,
    events,
  ].join();
  if (last?.value.key === key) return last;
  const stored = findStored?.(source, key) ?? null;
  if (stored !== null) {
    cache.set(source.path, stored);
    return stored;
  }
  const { value: file, diagnostics } = parseSource(source);
  onSyntax?.(source.path, diagnostics);
  yield;
  const defaultDialect = isMoonwave ? "moonwave" : "luau-defs";
  const inferredProject =
    interfaces === null || answered === null || answered.answer === null
      ? null
      : { answer: answered.answer, resolve: interfaces.resolve, fileOf: projectFile(project) };
  const documented = withCodeDocs(file);
  const read = moduleTree(readDialects(documented, defaultDialect, new Set(elsewhere)), inferredProject);
  const module = answered?.answer === null ? withUnanswered(read) : read;
  yield;
  const analysed = {
    value: { source, tree: module.tree, converted: convertModule(module, nameMatcher(events)), key },
    diagnostics,
  };
  cache.set(source.path, analysed);
  yield;
  return analysed;
}

/** Reads other files, whose declarations a module may export. */
const projectFile =
  ({ sourceOf = () => null, isMoonwave }: Pick<AnalyseTools, "sourceOf" | "isMoonwave">) =>
  (path: string): ProjectFile | null => {
    const source = sourceOf(path);
    return source === null ? null : isMoonwave ? readMoonwaveFile(source) : readNativeFile(source);
  };

const withCodeDocs = (file: SyntaxFile): SyntaxFile =>
  withClosureDocs(isModule(file.source) ? withTrailingDocs(file) : file);

const readFile =
  (dialect: Dialect) =>
  (source: SourceFile): ProjectFile => {
    const { tree } = readDialects(withCodeDocs(parseSource(source).value), dialect);
    return { source, tree, values: readValues(luauIn(tree.statements)) };
  };

// Cached, since many files may require the same one.
const readMoonwaveFile = memoize(readFile("moonwave"));
const readNativeFile = memoize(readFile("luau-defs"));

/** Cached, since an editor analyses all files again at each keystroke. */
const sourceDigest = memoize(({ path, text, slug, aliases, project }: SourceFile) =>
  digestOf([path, slug, [...aliases], project.key, text]),
);
