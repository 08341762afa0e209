/** In: a request's document. Out: its text, its analysis, and the symbol at a position. */
import { memoize, type SourceText } from "luau-syntax";
import type { Location, Position } from "vscode-languageserver";
import { isGuide } from "../../engine/samples/documents";
import type { LocatedUse } from "../../engine/samples/located-uses";
import { usedEntries, type UsedEntries } from "../../engine/samples/used-entries";
import type { AnalysedFile } from "../../read/analyse-file";
import type { Analysis } from "./analysis";
import type { ClientSupport } from "./capabilities";
import { namesInGuide, namesOf } from "./guide-names";
import type { Occurrence, Target } from "./occurrence";
import type { Project } from "./project";
import { offsetAt, spanRange, touchesSpan } from "./text-ranges";

export interface InDocument {
  readonly textDocument: { readonly uri: string };
}
export interface AtPosition extends InDocument {
  readonly position: Position;
}

export interface RequestContext {
  readonly project: Project;
  readonly analysis: Analysis;
  readonly support: ClientSupport;
  /** The open ones, or all for requests whose result depends on them. */
  readonly guides: readonly SourceText[];
}

export interface DocumentContext extends RequestContext {
  readonly source: SourceText;
  readonly file: AnalysedFile | null;
  readonly symbolAt: (position: Position) => Occurrence | null;
}

export interface FileContext extends DocumentContext {
  readonly file: AnalysedFile;
}

/** Null for files outside the project, and for guides that are not open. */
export function documentIn(
  context: RequestContext,
  { textDocument: { uri } }: InDocument,
): DocumentContext | null {
  const { project, analysis } = context;
  const path = project.workspace.fileOf(uri);
  const guide = path !== null && isGuide(path) ? analysis.opened.get(path) : undefined;
  const source = path === null ? undefined : (analysis.output.sources.get(path) ?? guide);
  if (source === undefined) return null;
  return {
    ...context,
    source,
    file: analysis.output.files.find((one) => one.source.path === path) ?? null,
    symbolAt: (position) => {
      const offset = offsetAt(source, position);
      const written =
        source === guide
          ? namesInGuide(guide, namesOf(analysis)).occurrences
          : analysis.occurrences.inFile(source.path);
      const isThere = ({ file, span }: Occurrence): boolean =>
        file === source.path && touchesSpan(span, offset);
      return written.find(isThere) ?? usesInOpenDocuments(context).find(isThere) ?? null;
    },
  };
}

export const declarationsOf = (context: RequestContext, target: Target): Location[] =>
  locationsOf(
    context,
    context.analysis.occurrences.ofTarget(target).filter(({ kind }) => kind === "definition"),
  );

export const locationsOf = (context: RequestContext, occurrences: readonly Occurrence[]): Location[] =>
  occurrences.flatMap(({ file, span }) => {
    const source = sourceOf(context, file);
    const uri = context.project.workspace.uriOf(file);
    return source === undefined ? [] : [{ uri, range: spanRange(source, span) }];
  });

export const sourceOf = ({ analysis, guides }: RequestContext, file: string): SourceText | undefined =>
  analysis.output.sources.get(file) ?? guides.find(({ path }) => path === file);

export const usesInOpenDocuments = ({ analysis, project }: RequestContext): readonly Occurrence[] =>
  usedOccurrences(analysis, project.usesInOpenDocuments(analysis));

const entriesOf = memoize(({ output }: Analysis): UsedEntries => usedEntries(output.model, output.files));

export function usedOccurrences(analysis: Analysis, uses: readonly LocatedUse[]): readonly Occurrence[] {
  if (uses.length === 0) return [];
  const entryOf = entriesOf(analysis);
  return uses.flatMap(({ file, span, symbol }): readonly Occurrence[] => {
    const used = entryOf(symbol);
    return used === null ? [] : [{ file, span, target: used.entry.id, kind: "link" }];
  });
}
