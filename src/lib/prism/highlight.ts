/**
 * In: source text. Out: HTML with a `<span class="token …">` per highlighted piece. Used only at build time.
 */
import { escapeHtml } from "../html/escape-html";
import { lexemesOf } from "./lexemes";
import { grammarOf, isLuau } from "./languages";
import { rolesOf } from "./roles";
import type { Role } from "./words";

/** A piece of source text with the same style. A line break is always at its end. */
export interface Piece {
  readonly text: string;
  /** Class names; empty for plain text. */
  readonly className: string;
  /** A name that may belong to the engine's API, and is then linked. */
  readonly symbol: string | null;
}

/** The address of a name of the engine's API; null for any other name. */
export type ResolveSymbol = (symbol: string) => string | null;

/**
 * Highlights a code sample.
 * @param language the fence's language; an unknown one is rendered as plain text
 * @param resolve returns the addresses of API names
 * @returns the content of `<code>`, safe as HTML
 */
export function highlight(code: string, language: string, resolve: ResolveSymbol = () => null): string {
  return piecesOf(code, language)
    .map((piece) => pieceToHtml(piece, resolve))
    .join("");
}

/** Splits a sample into highlighted pieces. Their concatenation is the sample. */
export function piecesOf(code: string, language: string): Piece[] {
  const grammar = grammarOf(language);
  if (grammar === null) return splitLines({ text: code, className: "", symbol: null });
  const lexemes = lexemesOf(code, grammar);
  const words = new Map((isLuau(language) ? rolesOf(lexemes) : []).map((word) => [word.index, word]));
  return lexemes.flatMap((lexeme, index) => {
    const word = words.get(index);
    const className = word?.role
      ? roleClasses[word.role]
      : (kindClasses.get(lexeme.kind) ?? (lexeme.kind in silentKinds ? "" : lexeme.kind));
    return splitLines({ text: lexeme.text, className, symbol: word?.symbol ?? null });
  });
}

const roleClasses: Readonly<Record<Role, string>> = {
  keyword: "keyword",
  builtin: "builtin",
  self: "keyword",
  type: "class-name",
  function: "function",
  property: "property",
  parameter: "parameter",
  variable: "",
  constant: "boolean",
};

/** Maps the kinds of our grammar to the names of Prism's own grammars, so that they share a style sheet. */
const kindClasses: ReadonlyMap<string, string> = new Map([
  ["doc-comment", "comment"],
  ["template", "string"],
  ["long-string", "string"],
  ["escape", "string escape"],
  ["interpolation-mark", "punctuation"],
  ["directive", "comment directive"],
]);
const silentKinds = { plain: true, name: true };

function splitLines(piece: Piece): Piece[] {
  return piece.text.split(/(?<=\n)/).map((text) => ({ ...piece, text }));
}

/** Renders a piece; a link if its name has an address. */
export function pieceToHtml({ text, className, symbol }: Piece, resolve: ResolveSymbol): string {
  const href = symbol === null ? null : resolve(symbol);
  const classes = className === "" ? "" : ` class="token ${className}"`;
  if (href !== null) return `<a${classes} href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
  return classes === "" ? escapeHtml(text) : `<span${classes}>${escapeHtml(text)}</span>`;
}
