/** Files and positions: the protocol's, and those of sources. Both count in UTF-16 code units. */
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Position as PlacePosition, SourceText, Span, TextRange } from "luau-contract";
import { positionAt } from "luau-contract";
import type { Position, Range } from "vscode-languageserver";

/** The path of a file as the pipeline knows it: relative to `root`, with forward slashes; null for other schemes. */
export function pathOf(uri: string, root: string): string | null {
  if (!uri.startsWith("file:")) return null;
  try {
    return path.relative(root, fileURLToPath(uri)).replaceAll("\\", "/");
  } catch {
    return null;
  }
}

export const uriOf = (file: string, root: string): string => pathToFileURL(path.resolve(root, file)).href;

const toPosition = ({ line, column }: PlacePosition): Position => ({ line: line - 1, character: column - 1 });

export const spanRange = (source: SourceText, [start, end]: Span): Range => ({
  start: toPosition(positionAt(source, start)),
  end: toPosition(positionAt(source, end)),
});

/** Of a diagnostic or a declaration. */
export const textRange = ({ line, column, endLine, endColumn }: TextRange): Range => ({
  start: toPosition({ line, column }),
  end: toPosition({ line: endLine, column: endColumn }),
});

/** A position beyond its line or the file is moved to the end of these, as the protocol demands. */
export function offsetAt({ lineStarts, text }: SourceText, { line, character }: Position): number {
  const start = lineStarts[Math.max(line, 0)];
  if (start === undefined) return text.length;
  const next = lineStarts[line + 1];
  const end = next === undefined ? text.length : next - 1;
  return Math.min(start + Math.max(character, 0), end);
}
