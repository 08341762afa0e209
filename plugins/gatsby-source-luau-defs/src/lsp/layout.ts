/** Folding and formatting. */
import { structuredPatch } from "diff";
import { FoldingRangeKind, type FoldingRange, type Range, type TextEdit } from "vscode-languageserver";
import { positionAt, type SourceText } from "luau-contract";
import { formatDefinitions } from "../format/format";
import { declarationsIn } from "../syntax/declarations";
import { docPlaces } from "../syntax/doc-places";
import type { AnalysedFile } from "../pipeline";
import { everyEntry } from "./occurrences";

/** Declarations and comments of several lines. */
export function foldingRanges({ source, tree, draft }: AnalysedFile): FoldingRange[] {
  const docs = [tree.moduleDoc, ...docPlaces(tree).map(({ doc }) => doc)].flatMap((doc) =>
    doc === null
      ? []
      : [
          {
            ...linesOf(source, doc.span[0], doc.span[1]),
            kind: FoldingRangeKind.Comment as FoldingRangeKind,
          },
        ],
  );
  const statements = declarationsIn(tree).map(({ span }) => linesOf(source, span[0], span[1]));
  const bodies = everyEntry(draft).map(({ location }) => ({
    startLine: location.line - 1,
    endLine: location.endLine - 1,
  }));
  const seen = new Set<number>();
  return [...docs, ...statements, ...bodies].filter(({ startLine, endLine }) => {
    if (endLine <= startLine || seen.has(startLine)) return false;
    seen.add(startLine);
    return true;
  });
}

const linesOf = (source: SourceText, start: number, end: number) => ({
  startLine: positionAt(source, start).line - 1,
  endLine: positionAt(source, Math.max(end - 1, start)).line - 1,
});

/**
 * The lines that the formatter would change, of a range only those that touch it. Of a file with syntax
 * errors, none.
 */
export function formatEdits(source: SourceText, range: Range | null): TextEdit[] {
  const { value, diagnostics } = formatDefinitions(source.text, source.path);
  if (diagnostics.length > 0 || value === source.text) return [];
  const { hunks } = structuredPatch("", "", source.text, value, "", "", { context: 0 });
  return hunks.flatMap(({ oldStart, oldLines, lines }) => {
    // A hunk without old lines is inserted after the line that it names.
    const first = oldLines === 0 ? oldStart : oldStart - 1;
    const last = first + oldLines;
    if (range !== null && (last < range.start.line || first > range.end.line)) return [];
    const newText = lines
      .filter((line) => line.startsWith("+"))
      .map((line) => `${line.slice(1)}\n`)
      .join("");
    return [{ range: { start: { line: first, character: 0 }, end: { line: last, character: 0 } }, newText }];
  });
}
