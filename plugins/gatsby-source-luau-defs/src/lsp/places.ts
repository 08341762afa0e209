/** Files and positions: the protocol's, and those of sources. Both count in UTF-16 code units. */
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Position as PlacePosition, SourceText, Span, TextRange } from "luau-contract";
import { positionAt } from "luau-contract";
import type { Position, Range } from "vscode-languageserver";

/** The path that a URI names; null for other schemes, and for what is no path on this system. */
export function diskPathOf(uri: string): string | null {
  if (!uri.startsWith("file:")) return null;
  try {
    return path.resolve(fileURLToPath(uri));
  } catch {
    return null;
  }
}

/** The path of a file as the pipeline knows it: relative to `root`, with forward slashes. */
export function pathOf(uri: string, root: string): string | null {
  const place = diskPathOf(uri);
  return place === null ? null : path.relative(root, place).replaceAll("\\", "/");
}

export const uriOf = (file: string, root: string): string => pathToFileURL(path.resolve(root, file)).href;

const toPosition = ({ line, column }: PlacePosition): Position => ({ line: line - 1, character: column - 1 });

export const spanRange = (source: SourceText, [start, end]: Span): Range => {
  const lines = protocolLines(source);
  return {
    start: toPosition(positionAt(lines, start)),
    end: toPosition(positionAt(lines, end)),
  };
};

/** Of a diagnostic or a declaration in `source`. */
export function textRange(source: SourceText | undefined, range: TextRange): Range {
  const { line, column, endLine, endColumn } = range;
  if (source !== undefined && protocolLines(source) !== source) {
    const offset = (at: number, of: number) => (source.lineStarts[at - 1] ?? source.text.length) + of - 1;
    return spanRange(source, [offset(line, column), offset(endLine, endColumn)]);
  }
  return {
    start: toPosition({ line, column }),
    end: toPosition({ line: endLine, column: endColumn }),
  };
}

/** A position beyond its line or the file is moved to the end of these, as the protocol demands. */
export function offsetAt(source: SourceText, { line, character }: Position): number {
  const { lineStarts, text } = protocolLines(source);
  const start = lineStarts[line];
  if (start === undefined) return text.length;
  const next = lineStarts[line + 1];
  const end = next === undefined ? text.length : next - (text.startsWith("\r\n", next - 2) ? 2 : 1);
  return Math.min(start + character, end);
}

/** Texts whose lines the protocol divides otherwise. */
const divided = new WeakMap<SourceText, SourceText>();

/** In the protocol, a carriage return alone ends a line, too; in Luau it does not. */
function protocolLines(source: SourceText): SourceText {
  const known = divided.get(source);
  if (known !== undefined) return known;
  const made = /\r(?!\n)/.test(source.text) ? { ...source, lineStarts: startsOf(source.text) } : source;
  divided.set(source, made);
  return made;
}

const startsOf = (text: string): readonly number[] => [
  0,
  ...[...text.matchAll(/\r\n|\r|\n/g)].map((ending) => ending.index + ending[0].length),
];

/** Ends count: a caret after a name touches it. */
export const touches = (a: Range, b: Range): boolean => isBefore(a.start, b.end) && isBefore(b.start, a.end);

const isBefore = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.character <= b.character);
