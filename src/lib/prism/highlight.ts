/** In: source text. Out: HTML. For build time only: editors in the page use `pieces.ts`, with Luau alone. */
import { escapeHtml, escapeText } from "../html/escape-html";
import { luauPieces, piecesOfLexemes, splitLines, type Piece } from "./pieces";
import Prism, { type Token, type TokenStream } from "prismjs";
import "prismjs/components/prism-bash.js";
import "prismjs/components/prism-c.js";
import "prismjs/components/prism-cpp.js";
import "prismjs/components/prism-json.js";
import "prismjs/components/prism-toml.js";
import "prismjs/components/prism-yaml.js";
import "prismjs/components/prism-ini.js";
import type { Lexeme } from "./lexemes";

export type { Piece } from "./pieces";

/** The address of a name of the engine's API; null for any other name. */
export type ResolveSymbol = (symbol: string) => string | null;

/** The content of `<code>`, safe as HTML. A sample in an unknown language is plain text. */
export function highlight(code: string, language: string, resolve: ResolveSymbol = () => null): string {
  return piecesToHtml(piecesOf(code, language), resolve);
}

export function piecesOf(code: string, language: string): Piece[] {
  if (isLuau(language)) return luauPieces(code);
  const lexemes = prismLexemes(code, language);
  return lexemes === null
    ? splitLines({ text: code, className: "", symbol: null })
    : piecesOfLexemes(lexemes, []);
}

export const piecesToHtml = (pieces: readonly Piece[], resolve: ResolveSymbol): string =>
  withPaths(pieces, resolve)
    .map((piece) => pieceToHtml(piece, resolve))
    .join("");

/** Joins a module and its member to one link: `Timer.setTimeout`. */
function withPaths(pieces: readonly Piece[], resolve: ResolveSymbol): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const owner = joined.at(-2);
    const isMember = joined.at(-1)?.text === "." && piece.symbol === `${owner?.symbol}.${piece.text}`;
    if (owner && isMember && piece.symbol !== null && resolve(piece.symbol) !== null)
      joined.splice(-2, 2, { ...piece, text: `${owner.text}.${piece.text}` });
    else joined.push(piece);
  }
  return joined;
}

function pieceToHtml({ text, className, symbol }: Piece, resolve: ResolveSymbol): string {
  const href = symbol === null ? null : resolve(symbol);
  const classes = className === "" ? "" : ` class="token ${className}"`;
  // Other sites are not told where their readers come from.
  const rel = href !== null && /^https?:/.test(href) ? ' rel="noreferrer"' : "";
  if (href !== null) return `<a${classes} href="${escapeHtml(href)}"${rel}>${escapeText(text)}</a>`;
  return classes === "" ? escapeText(text) : `<span${classes}>${escapeText(text)}</span>`;
}

const aliases: ReadonlyMap<string, string> = new Map([
  ["sh", "bash"],
  ["shell", "bash"],
  ["console", "bash"],
  ["jsonc", "json"],
  ["html", "markup"],
  ["xml", "markup"],
  ["js", "javascript"],
  ["yml", "yaml"],
  ["c++", "cpp"],
]);

function isLuau(language: string): boolean {
  return language === "luau" || language === "lua";
}

/** The tokens of a text; null if the language is unknown, which includes `text` and no language. */
function prismLexemes(code: string, language: string): readonly Lexeme[] | null {
  const name = aliases.get(language) ?? language;
  const grammar = LANGUAGES.has(name) ? Prism.languages[name] : undefined;
  return grammar === undefined ? null : flatten(Prism.tokenize(code, grammar), "plain");
}

function flatten(stream: TokenStream, kind: string): readonly Lexeme[] {
  if (typeof stream === "string") return stream === "" ? [] : [{ text: stream, kind }];
  if (!Array.isArray(stream)) return flatten(stream.content, stream.type);
  return stream.flatMap((part: string | Token) =>
    typeof part === "string" ? flatten(part, kind) : flatten(part.content, part.type),
  );
}

// An explicit list: `Prism.languages` also contains functions (`extend`) that a fence could name.
const LANGUAGES: ReadonlySet<string> = new Set([
  "bash",
  "c",
  "cpp",
  "css",
  "ini",
  "javascript",
  "json",
  "markup",
  "toml",
  "yaml",
]);
