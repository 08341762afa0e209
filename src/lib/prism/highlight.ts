/**
 * Source text in, HTML with one `<span class="token …">` a coloured stretch out. It runs at build time alone.
 */
import { escapeHtml } from "../html/escape-html";
import { lexemesOf } from "./lexemes";
import { grammarOf, isLuau } from "./languages";
import { rolesOf } from "./roles";
import type { Role } from "./words";

/**
 * A stretch of source text, all of one look. It never holds a line's end together with something after it.
 */
export interface Piece {
  readonly text: string;
  /** Class names, or the empty text for what has no colour. */
  readonly className: string;
  /** A name that the engine's API may have, to be linked if it does. */
  readonly symbol: string | null;
}

/** Where a name of the engine's API is described; null for a name that it does not have. */
export type ResolveSymbol = (symbol: string) => string | null;

/**
 * Highlights a code sample.
 * @param language what the author wrote after the fence; an unknown one is shown as plain text
 * @param resolve gives links to names of the API
 * @returns what goes into `<code>`, safe as HTML
 */
export function highlight(code: string, language: string, resolve: ResolveSymbol = () => null): string {
  return piecesOf(code, language)
    .map((piece) => pieceToHtml(piece, resolve))
    .join("");
}

/** The coloured stretches of a sample. Joined, their texts are the sample. */
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

/**
 * Kinds of our grammar under the names that Prism's own grammars use, so that one style sheet does for all.
 */
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

/** One stretch as HTML, a link where its name is described somewhere. */
export function pieceToHtml({ text, className, symbol }: Piece, resolve: ResolveSymbol): string {
  const href = symbol === null ? null : resolve(symbol);
  const classes = className === "" ? "" : ` class="token ${className}"`;
  if (href !== null) return `<a${classes} href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
  return classes === "" ? escapeHtml(text) : `<span${classes}>${escapeHtml(text)}</span>`;
}
