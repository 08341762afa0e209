import Prism from "prismjs";
import type { Grammar } from "prismjs";
import "prismjs/components/prism-bash.js";
import "prismjs/components/prism-c.js";
import "prismjs/components/prism-cpp.js";
import "prismjs/components/prism-json.js";
import "prismjs/components/prism-toml.js";
import "prismjs/components/prism-yaml.js";
import "prismjs/components/prism-ini.js";
import { luau } from "./luau";

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

/** The grammar of a fence's language; null if it is unknown, which includes `text` and no language. */
export function grammarOf(language: string): Grammar | null {
  if (isLuau(language)) return luau;
  const name = aliases.get(language) ?? language;
  return known.has(name) ? (Prism.languages[name] ?? null) : null;
}

// An explicit list, because `Prism.languages` also contains functions (`extend`) that a fence could name.
const known: ReadonlySet<string> = new Set([
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
