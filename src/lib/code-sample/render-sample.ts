import { type LineMark, markLines, type SampleMeta } from "luau-contract";
import { piecesOf, piecesToHtml } from "../prism/highlight";
import type { Piece } from "../prism/highlight";

/** Highlighted code: links to the API are resolved when a page is rendered, not when it is compiled. */
export type Sample = readonly SampleLine[];

/** A line; or, without an element, the whole sample if it has neither line numbers nor marks. */
interface SampleLine {
  readonly element: "span" | "mark" | "ins" | "del" | null;
  readonly pieces: readonly Piece[];
}

const elements: Readonly<Record<LineMark, "mark" | "ins" | "del">> = {
  highlighted: "mark",
  inserted: "ins",
  deleted: "del",
};

export function toSample(source: string, language: string, meta: SampleMeta): Sample {
  const { code, marks } = markLines(source, meta);
  const pieces = piecesOf(code, language);
  if (!meta.lineNumbers && marks.size === 0) return [{ element: null, pieces }];
  return linesOf(pieces).map((line, index): SampleLine => {
    const mark = marks.get(index);
    return { element: mark === undefined ? "span" : elements[mark], pieces: line };
  });
}

function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    lines.at(-1)?.push(piece);
    if (piece.text.endsWith("\n")) lines.push([]);
  }
  return lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}

export const sampleHtml = (sample: Sample, hrefOf: (symbol: string) => string | null): string =>
  sample
    .map(({ element, pieces }) => {
      const inner = piecesToHtml(pieces, hrefOf);
      return element === null ? inner : `<${element} class="line">${inner}</${element}>`;
    })
    .join("");

export const symbolsIn = (sample: Sample): string[] => [
  ...new Set(sample.flatMap(({ pieces }) => pieces.flatMap(({ symbol }) => symbol ?? []))),
];
