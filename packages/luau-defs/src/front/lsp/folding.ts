import { FoldingRangeKind, type FoldingRange } from "vscode-languageserver";
import { positionAt, type SourceText, type Span } from "luau-syntax";
import { declarationsIn } from "../../read/syntax/declarations";
import { docCommentsIn } from "../../read/syntax/doc-comment-locations";
import type { AnalysedFile } from "../../read/analyse-file";
import { everyEntry } from "./occurrences";

export function foldingRanges({ source, tree, converted }: AnalysedFile): FoldingRange[] {
  const docs = docCommentsIn(tree).map(({ span }) => ({
    ...linesOf(source, span),
    kind: FoldingRangeKind.Comment as FoldingRangeKind,
  }));
  const statements = declarationsIn(tree).map(({ span }) => linesOf(source, span));
  const bodies = everyEntry(converted).map(({ location }) => ({
    startLine: location.line - 1,
    endLine: location.endLine - 1,
  }));
  const foldedLines = new Set<number>();
  return [...docs, ...statements, ...bodies].filter(({ startLine, endLine }) => {
    if (endLine <= startLine || foldedLines.has(startLine)) return false;
    foldedLines.add(startLine);
    return true;
  });
}

const linesOf = (source: SourceText, [start, end]: Span) => ({
  startLine: positionAt(source, start).line - 1,
  endLine: positionAt(source, Math.max(end - 1, start)).line - 1,
});
