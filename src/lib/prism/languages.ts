/** Languages other than Luau, by Prism's grammars; at build time only. */
import Prism, { type Token, type TokenStream } from "prismjs";
import "prismjs/components/prism-bash.js";
import "prismjs/components/prism-c.js";
import "prismjs/components/prism-cpp.js";
import "prismjs/components/prism-json.js";
import "prismjs/components/prism-toml.js";
import "prismjs/components/prism-yaml.js";
import "prismjs/components/prism-ini.js";
import type { Lexeme } from "./lexemes";

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

/** Whether a fence's language is highlighted by our own grammar. */
export function isLuau(language: string): boolean {
  return language === "luau" || language === "lua";
}

/** The tokens of a text; null if the language is unknown, which includes `text` and no language. */
export function prismLexemes(code: string, language: string): readonly Lexeme[] | null {
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

// An explicit list, because `Prism.languages` also contains functions (`extend`) that a fence could name.
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
