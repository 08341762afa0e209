import { escapeHtml } from "../escape-html";
import { piecesOf, pieceToHtml } from "../prism/highlight";
import type { Piece } from "../prism/highlight";
import { markLines } from "./line-marks";
import type { LineMark } from "./line-marks";
import type { SampleMeta } from "./meta";

const elements: Readonly<Record<LineMark, "mark" | "ins" | "del">> = { highlighted: "mark", inserted: "ins", deleted: "del" };

/**
 * The inside of a sample's `<code>`. Names that may be the API's stand as `<a data-symbol="…">`, to be turned into
 * links or plain text by `linkSymbols`: which names exist is known when a page is rendered, not when it is compiled.
 * Lines get elements of their own only where numbers or marks need them.
 */
export function renderSample(source: string, language: string, meta: SampleMeta): string {
  const { code, marks } = markLines(source, meta);
  const pieces = piecesOf(code, language);
  if (!meta.lineNumbers && marks.size === 0) return pieces.map(markedPiece).join("");
  return linesOf(pieces).map((line, index) => lineToHtml(line, marks.get(index))).join("");
}

function lineToHtml(line: readonly Piece[], mark: LineMark | undefined): string {
  const element = mark === undefined ? "span" : elements[mark];
  return `<${element} class="line">${line.map(markedPiece).join("")}</${element}>`;
}

/** No piece crosses a line's end, so that a line is the pieces up to the next end. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    lines.at(-1)?.push(piece);
    if (piece.text.endsWith("\n")) lines.push([]);
  }
  return lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}

const markedPiece = (piece: Piece): string => pieceToHtml(piece, (symbol) => `data-symbol="${escapeHtml(symbol)}"`);
