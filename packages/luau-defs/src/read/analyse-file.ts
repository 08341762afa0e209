/** The stages that look at one file: source → syntax → dialects → modules → convert. */
import { isDefinitionFile } from "luau-contract";
import type { Diagnostic, StageResult } from "luau-diagnostics";
import { convertModule } from "./convert/convert-module";
import { withClosureDocs } from "./dialects/closure-docs";
import { readDialects } from "./dialects/read-dialects";
import type { ConvertedFile, LinkedFile } from "../model/converted-file";
import { moduleTree } from "./modules/module-tree";
import type { SourceFile } from "./source/source-file";
import type { Steps } from "../model/work-steps";
import { parseSource, type SyntaxFile } from "./syntax/parse-source";

/**
 * Results of the per-file stages, by path, for the files of the last run. A caller that runs the pipeline
 * repeatedly keeps one.
 */
export type PipelineCache = Map<string, StageResult<AnalysedFile>>;

/** A file, its tree (for a plain module, the declarations derived from it) and the result of `convert`. */
export interface AnalysedFile extends SyntaxFile {
  readonly converted: ConvertedFile;
  /** Whether the project is Moonwave's, and the classes of other files that it adds to: the cache keeps it. */
  readonly ofProject: string;
}

/** A file whose names are linked with those of the others. */
export interface LinkedAnalysis extends AnalysedFile {
  readonly converted: LinkedFile;
}

export interface AnalyseTools {
  readonly cache: PipelineCache;
  readonly isEventType: (name: string) => boolean;
  /** Whether modules whose comments decide for no dialect are in Moonwave's. */
  readonly isMoonwave: boolean;
  /** Classes of other files to which comments of this one add members. */
  readonly classesElsewhere: (source: SourceFile) => readonly string[];
  /** Called as soon as a file that has changed is parsed, with its syntax errors. */
  readonly onSyntax?: ((file: string, errors: readonly Diagnostic[]) => void) | undefined;
}

/** Runs the per-file stages, unless the text is that of the last run. */
export function* analyseFile(
  source: SourceFile,
  { cache, isEventType, onSyntax, ...project }: AnalyseTools,
): Steps<StageResult<AnalysedFile>> {
  const known = cache.get(source.path);
  const isMoonwave = project.isMoonwave && !isDefinitionFile(source.path);
  const elsewhere = isMoonwave ? project.classesElsewhere(source) : [];
  const ofProject = [isMoonwave, ...elsewhere].join();
  if (
    known?.value.ofProject === ofProject &&
    known.value.source.text === source.text &&
    known.value.source.slug === source.slug &&
    known.value.source.project.key === source.project.key &&
    hasSameAliases(known.value.source, source)
  )
    return known;
  const { value: file, diagnostics } = parseSource(source);
  onSyntax?.(source.path, diagnostics);
  yield;
  const usual = isMoonwave ? "moonwave" : "luau-defs";
  const module = moduleTree(readDialects(withClosureDocs(file), usual, new Set(elsewhere)));
  yield;
  const analysed = {
    value: { source, tree: module.tree, converted: convertModule(module, isEventType), ofProject },
    diagnostics,
  };
  cache.set(source.path, analysed);
  yield;
  return analysed;
}

const hasSameAliases = ({ aliases: a }: SourceFile, { aliases: b }: SourceFile): boolean =>
  a === b || (a.size === b.size && [...a].every(([name, folder]) => b.get(name) === folder));
