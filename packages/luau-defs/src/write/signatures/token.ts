import type { TokenKind } from "luau-syntax";
import { flatLine, flatPieces, type LineBreak } from "../../model/layout/flat-line";
import { concat, group, indent, join, line, piece, softline, type Layout } from "../../model/layout/layout";
import type { SymbolId } from "../../model/ids";

export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
  readonly href: string | null;
}

export type FindHref = (target: SymbolId) => string | null;

/** Plain text has no links. */
export const noHref: FindHref = () => null;

export const textOf = (printed: readonly Token[]): string => printed.map(({ text }) => text).join("");

export type TokenLayout = Layout<Token>;

export const token = (kind: TokenKind, text: string, href: string | null = null): TokenLayout =>
  piece(text, { kind, text, href });
export const punctuation = (text: string): TokenLayout => token("punctuation", text);
export const tokens = (...parts: readonly TokenLayout[]): TokenLayout => concat(...parts);

const SPACE: Token = { kind: "punctuation", text: " ", href: null };

/** The head stays on the line of the opening bracket if possible, so that generics break after parameters. */
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

export interface LaidOut {
  readonly tokens: readonly Token[];
  /** `at` is an index of `tokens`. */
  readonly breaks: readonly LineBreak[];
}

export function layOut(layout: TokenLayout): LaidOut {
  const { pieces, breaks } = flatLine(layout, SPACE);
  return mergeSigns(pieces, breaks);
}

/** The tokens on one line. */
export const flatTokens = (layout: TokenLayout): readonly Token[] =>
  mergeSigns(flatPieces(layout, SPACE), []).tokens;

/** The text on one line. */
export const layoutText = (layout: TokenLayout): string => textOf(flatPieces(layout, SPACE));

/**
 * Merging tokens that look the same halves the size of pages; those between which a line may break stay
 * apart.
 */
function mergeSigns(pieces: readonly Token[], breaks: readonly LineBreak[]): LaidOut {
  const breaksByPiece = new Map(breaks.map((lineBreak) => [lineBreak.at, lineBreak]));
  const tokens: Token[] = [];
  const moved: LineBreak[] = [];
  pieces.forEach((piece, index) => {
    const lineBreak = breaksByPiece.get(index);
    const last = tokens.at(-1);
    if (lineBreak !== undefined) moved.push({ ...lineBreak, at: tokens.length });
    if (lineBreak === undefined && last !== undefined && isSign(last) && isSign(piece))
      tokens[tokens.length - 1] = { ...last, text: last.text + piece.text };
    else tokens.push(piece);
  });
  return { tokens, breaks: moved };
}

const isSign = ({ kind, href }: Token): boolean =>
  href === null && (kind === "punctuation" || kind === "operator");
