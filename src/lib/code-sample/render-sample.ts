import { piecesOf, pieceToHtml } from "../prism/highlight";
import type { Piece } from "../prism/highlight";
import { markLines } from "./line-marks";
import type { LineMark } from "./line-marks";
import type { SampleMeta } from "./meta";

/**
 * A highlighted sample as data: which names the API has is known when a page is rendered, not when it is
 * compiled.
 */
export type Sample = readonly SampleLine[];

/**
 * A line; or the whole sample, without an element, where neither numbers nor marks need lines of their own.
 */
export interface SampleLine {
  readonly element: "span" | "mark" | "ins" | "del" | null;
  readonly pieces: readonly Piece[];
}

const elements: Readonly<Record<LineMark, "mark" | "ins" | "del">> = {
  highlighted: "mark",
  inserted: "ins",
  deleted: "del",
};

/** Highlights a sample. */
export function toSample(source: string, language: string, meta: SampleMeta): Sample {
  const { code, marks } = markLines(source, meta);
  const pieces = piecesOf(code, language);
  if (!meta.lineNumbers && marks.size === 0) return [{ element: null, pieces }];
  return linesOf(pieces).map((line, index): SampleLine => {
    const mark = marks.get(index);
    return { element: mark === undefined ? "span" : elements[mark], pieces: line };
  });
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

/**
 * The inside of a sample's `<code>`, safe as HTML.
 * @param hrefOf where a name of the API is described; null for a name that it does not have
 */
export const sampleHtml = (sample: Sample, hrefOf: (symbol: string) => string | null): string =>
  sample
    .map(({ element, pieces }) => {
      const inner = pieces.map((piece) => pieceToHtml(piece, hrefOf)).join("");
      return element === null ? inner : `<${element} class="line">${inner}</${element}>`;
    })
    .join("");

/** The names in a sample that may be the API's, each once. */
export const symbolsIn = (sample: Sample): string[] => [
  ...new Set(sample.flatMap(({ pieces }) => pieces.flatMap(({ symbol }) => symbol ?? []))),
];
