import { type LineMark, markLines, type SampleMeta } from "luau-contract";
import { styledTokens, tokensToHtml } from "../highlight/highlight";
import type { StyledToken } from "../highlight/styled-tokens";

/** Highlighted code: links to the API are resolved when a page is rendered, not when it is compiled. */
export type Sample = readonly SampleLine[];

/** A line; or, without an element, the whole sample if it has neither line numbers nor marks. */
interface SampleLine {
  readonly element: "span" | "mark" | "ins" | "del" | null;
  readonly tokens: readonly StyledToken[];
}

const elements: Readonly<Record<LineMark, "mark" | "ins" | "del">> = {
  highlighted: "mark",
  inserted: "ins",
  deleted: "del",
};

export function toSample(source: string, language: string, meta: SampleMeta): Sample {
  const { code, marks } = markLines(source, meta);
  const tokens = styledTokens(code, language);
  if (!meta.lineNumbers && marks.size === 0) return [{ element: null, tokens }];
  return linesOf(tokens).map((line, index): SampleLine => {
    const mark = marks.get(index);
    return { element: mark === undefined ? "span" : elements[mark], tokens: line };
  });
}

function linesOf(tokens: readonly StyledToken[]): StyledToken[][] {
  const lines: StyledToken[][] = [[]];
  for (const token of tokens) {
    lines.at(-1)?.push(token);
    if (token.text.endsWith("\n")) lines.push([]);
  }
  return lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}

export const sampleHtml = (sample: Sample, hrefOf: (symbol: string) => string | null): string =>
  sample
    .map(({ element, tokens }) => {
      const inner = tokensToHtml(tokens, hrefOf);
      return element === null ? inner : `<${element} class="line">${inner}</${element}>`;
    })
    .join("");

export const symbolsIn = (sample: Sample): string[] => [
  ...new Set(sample.flatMap(({ tokens }) => tokens.flatMap(({ symbol }) => symbol ?? []))),
];
