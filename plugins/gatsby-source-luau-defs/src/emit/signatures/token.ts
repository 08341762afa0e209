import { flatLine, flatPieces, type LineBreak } from "../../layout/flat-line";
import { concat, group, indent, join, line, piece, softline, type Layout } from "../../layout/layout";
import type { SymbolId } from "../../model/ids";

export type TokenKind =
  | "keyword"
  | "name"
  | "type"
  | "builtin"
  | "generic"
  | "string"
  | "number"
  | "boolean"
  | "punctuation"
  | "operator"
  | "parameter"
  | "text";

/** One piece of a type as it is printed. */
export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
  /** Where the named type is described. */
  readonly href: string | null;
}

export type FindHref = (target: SymbolId) => string | null;

/** A declaration whose lines are not settled yet. */
export type TokenLayout = Layout<Token>;

export const token = (kind: TokenKind, text: string, href: string | null = null): TokenLayout =>
  piece(text, { kind, text, href });
export const punctuation = (text: string): TokenLayout => token("punctuation", text);
export const tokens = (...parts: readonly TokenLayout[]): TokenLayout => concat(...parts);

const SPACE: Token = { kind: "punctuation", text: " ", href: null };

/**
 * Items between brackets: all on one line, or each on its own. `spaced` leaves room inside of the brackets,
 * as tables have it. The head stays on the line of the opening bracket where it can: generics break after
 * parameters do.
 */
export function bracketed(
  open: string,
  items: readonly TokenLayout[],
  close: string,
  { spaced = false, head = "" }: { readonly spaced?: boolean; readonly head?: TokenLayout } = {},
): TokenLayout {
  if (items.length === 0) return concat(head, punctuation(`${open}${close}`));
  const edge = spaced ? line : softline;
  return group(
    concat(
      head,
      punctuation(open),
      indent(concat(edge, join(concat(punctuation(","), line), items))),
      edge,
      punctuation(close),
    ),
  );
}

/** A declaration as tokens, with the places where its line may end. */
export interface LaidOut {
  readonly tokens: readonly Token[];
  /** `at` counts tokens. */
  readonly breaks: readonly LineBreak[];
}

/**
 * Neighbours that look the same become one token, unless a line may end between them: pages are half as big
 * so.
 */
export function layOut(layout: TokenLayout): LaidOut {
  const { pieces, breaks } = flatLine(layout, SPACE);
  const starts = new Map(breaks.map((lineBreak) => [lineBreak.at, lineBreak]));
  const merged: Token[] = [];
  const moved: LineBreak[] = [];
  pieces.forEach((one, index) => {
    const start = starts.get(index);
    const last = merged.at(-1);
    if (start !== undefined) moved.push({ ...start, at: merged.length });
    if (start === undefined && last !== undefined && isJoinable(last, one))
      merged[merged.length - 1] = { ...last, text: last.text + one.text };
    else merged.push(one);
  });
  return { tokens: merged, breaks: moved };
}

/** Of kinds that are signs, not names. */
const isJoinable = (a: Token, b: Token): boolean => isSign(a) && isSign(b);
const isSign = ({ kind, href }: Token): boolean =>
  href === null && (kind === "punctuation" || kind === "operator");

/** On one line, which ends nowhere. */
export function flatTokens(layout: TokenLayout): readonly Token[] {
  const merged: Token[] = [];
  for (const one of flatPieces(layout, SPACE)) {
    const last = merged.at(-1);
    if (last !== undefined && isJoinable(last, one))
      merged[merged.length - 1] = { ...last, text: last.text + one.text };
    else merged.push(one);
  }
  return merged;
}
