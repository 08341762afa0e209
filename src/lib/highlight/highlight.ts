/** In: source text. Out: HTML, at build time. Editors in the page use `styled-tokens.ts`, with Luau alone. */
import { escapeHtml, escapeText } from "../html/escape-html";
import { splitLines, styledLuau, styleLexemes, type StyledToken } from "./styled-tokens";
import Prism, { type Token, type TokenStream } from "prismjs";
import "prismjs/components/prism-bash.js";
import "prismjs/components/prism-c.js";
import "prismjs/components/prism-cpp.js";
import "prismjs/components/prism-json.js";
import "prismjs/components/prism-toml.js";
import "prismjs/components/prism-yaml.js";
import "prismjs/components/prism-ini.js";
import type { Lexeme } from "./lexemes";

/** The address of a name of the engine's API; null for any other name. */
export type ResolveSymbol = (symbol: string) => string | null;

/** The content of `<code>`, safe as HTML. A sample in an unknown language is plain text. */
export function highlight(code: string, language: string, resolve: ResolveSymbol = () => null): string {
  return tokensToHtml(styledTokens(code, language), resolve);
}

export function styledTokens(code: string, language: string): StyledToken[] {
  if (isLuau(language)) return styledLuau(code);
  const lexemes = prismLexemes(code, language);
  return lexemes === null
    ? splitLines({ text: code, className: "", symbol: null })
    : styleLexemes(lexemes, []);
}

export const tokensToHtml = (tokens: readonly StyledToken[], resolve: ResolveSymbol): string =>
  joinPaths(tokens, resolve)
    .map((token) => tokenToHtml(token, resolve))
    .join("");

/** Joins a module and its member to one link: `Timer.setTimeout`. */
function joinPaths(tokens: readonly StyledToken[], resolve: ResolveSymbol): readonly StyledToken[] {
  const joined: StyledToken[] = [];
  for (const token of tokens) {
    const owner = joined.at(-2);
    const isMember = joined.at(-1)?.text === "." && token.symbol === `${owner?.symbol}.${token.text}`;
    if (owner && isMember && token.symbol !== null && resolve(token.symbol) !== null)
      joined.splice(-2, 2, { ...token, text: `${owner.text}.${token.text}` });
    else joined.push(token);
  }
  return joined;
}

function tokenToHtml({ text, className, symbol }: StyledToken, resolve: ResolveSymbol): string {
  const href = symbol === null ? null : resolve(symbol);
  const classes = className === "" ? "" : ` class="token ${className}"`;
  // Requests to other sites omit the address of this page.
  const rel = href !== null && /^https?:/.test(href) ? ' rel="noreferrer"' : "";
  if (href !== null) return `<a${classes} href="${escapeHtml(href)}"${rel}>${escapeText(text)}</a>`;
  return classes === "" ? escapeText(text) : `<span${classes}>${escapeText(text)}</span>`;
}

const ALIASES: ReadonlyMap<string, string> = new Map([
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

const isLuau = (language: string): boolean => language === "luau" || language === "lua";

/** The lexemes of a text; null if the language is unknown, which includes `text` and no language. */
function prismLexemes(code: string, language: string): readonly Lexeme[] | null {
  const name = ALIASES.get(language) ?? language;
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
