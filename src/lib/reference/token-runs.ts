import type { Token, Tokens } from "./reference-props";

interface TokenRun {
  readonly text: string;
  /** The CSS class of its colour; null for plain text. */
  readonly colour: string | null;
  readonly href: string | null;
}

const coloured = new Set(["keyword", "type", "builtin", "generic", "string", "number", "boolean"]);

/** Merges tokens that look the same: signatures are mostly punctuation, and each element adds to the HTML. */
export function toRuns(tokens: Tokens): readonly TokenRun[] {
  const runs: TokenRun[] = [];
  for (const { text, kind, href } of tokens) {
    const colour = coloured.has(kind) ? kind : null;
    const last = runs.at(-1);
    if (last && href === null && last.href === null && last.colour === colour) {
      runs[runs.length - 1] = { ...last, text: last.text + text };
    } else {
      runs.push({ text, colour, href });
    }
  }
  return runs;
}

export const toText = (tokens: readonly Pick<Token, "text">[]): string =>
  tokens.map(({ text }) => text).join("");
