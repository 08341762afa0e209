/** In: lexemes of Luau. Out: words with roles: contextual keywords, types, functions. */
import { STANDARD_LIBRARY } from "luau-syntax";
import type { Lexeme } from "./lexemes";
import {
  binding,
  bindings,
  classHead,
  declaration,
  functionHead,
  keyword,
  publicMember,
  typeAlias,
} from "./declaration-words";
import { walkType } from "./type-words";
import { isName, mark, skipWord, textAt, wordAt, wordsOf, type Walk, type Word } from "./walk";

const ASSIGNMENTS = ["+=", "-=", "*=", "/=", "//=", "%=", "^=", "..="];

/** Tokens after which a name cannot start a statement. */
const JOINS: ReadonlySet<string> = new Set([
  ...". : = , ( [ { + - * / // % ^ .. == ~= < > <= >= -> :: # | &".split(" "),
  ...ASSIGNMENTS,
  ..."and or not local function for in return".split(" "),
]);

/** Tokens after a name that show that it is a variable: `continue = 1`, `type(x)`. */
const USES: ReadonlySet<string> = new Set([".", ":", "=", ",", "(", "[", "{", ...ASSIGNMENTS, "::"]);

export function classifyWords(lexemes: readonly Lexeme[]): Word[] {
  const words = wordsOf(lexemes);
  const expression = (end: number): void => {
    while (walk.index < end) step(walk);
  };
  const walk: Walk = { words, index: 0, declared: new Set(), open: [], depth: 0, expression };
  expression(words.length);
  noteSymbols(words, walk.declared);
  return words;
}

function step(walk: Walk): void {
  const text = textAt(walk);
  if (isName(walk)) return (contextualWalk(walk) ?? plainName)(walk);
  switch (text) {
    case "function":
      return functionHead(walk);
    case "local":
      return binding(walk);
    case "for":
      skipWord(walk);
      return bindings(walk);
    case "::":
      skipWord(walk);
      return walkType(walk);
    case "{":
    case "(":
    case "[":
      walk.open.push(text);
      return skipWord(walk);
    case "}":
    case ")":
    case "]":
      walk.open.pop();
      return skipWord(walk);
    case "nil":
    case "true":
    case "false":
      return mark(walk, "constant");
    default:
      return skipWord(walk);
  }
}

/** The first words of an exported declaration. */
const EXPORTED: ReadonlySet<string> = new Set(["type", "class", "open", "const", "function", "local"]);

const DECLARATIONS: ReadonlyMap<string, (walk: Walk) => void> = new Map([
  ["class", classHead],
  ["public", publicMember],
  ["const", binding],
  ["type", typeAlias],
  ["declare", declaration],
]);

/** Returns the function that walks what a name such as `type` begins if it acts as a keyword; null if not. */
function contextualWalk(walk: Walk): ((walk: Walk) => void) | null {
  if (JOINS.has(textAt(walk, -1))) return null;
  const text = textAt(walk);
  const next = wordAt(walk, 1);
  if (text === "continue") return next && (USES.has(next.text) || isString(next)) ? null : keyword;
  if (text === "open") return next?.text === "class" ? keyword : null;
  if (next?.kind !== "name" && (next?.text !== "function" || text === "class")) return null;
  if (text === "export") return EXPORTED.has(next.text) ? keyword : null;
  return DECLARATIONS.get(text) ?? null;
}

const isString = ({ kind }: Word): boolean =>
  kind === "string" || kind === "template" || kind === "long-string";

function plainName(walk: Walk): void {
  const text = textAt(walk);
  const before = textAt(walk, -1);
  const next = wordAt(walk, 1);
  const isTableArgument = next?.text === "{" && before !== "in";
  const isCalled = next !== undefined && (next.text === "(" || isString(next) || isTableArgument);
  const isMember = before === "." || before === ":";
  const isField = walk.open.at(-1) === "{" && next?.text === "=" && ["{", ",", ";"].includes(before);
  const isBuiltin = !isMember && !isField && STANDARD_LIBRARY.has(text) && !walk.declared.has(text);
  if (text === "self" && !isMember) mark(walk, "self");
  else if (isBuiltin) mark(walk, "builtin");
  else if (isCalled) mark(walk, "function");
  else mark(walk, isMember || isField ? "property" : "variable");
}

/** Records names that may belong to the engine: undeclared roots, their members, types, and event names. */
function noteSymbols(words: readonly Word[], declared: ReadonlySet<string>): void {
  words.forEach((word, index) => {
    if (word.kind === "string" && /^["'][A-Z]\w*\.\w+["']$/.test(word.text))
      word.symbol = word.text.slice(1, -1);
    if (word.kind !== "name" || declared.has(word.text) || !isRoot(word, words[index - 1]?.text)) return;
    word.symbol = word.text;
    noteMembers(words, index, word.text);
  });
}

/** Records members of members, too: `love.graphics.draw`, `Enum.KeyCode.E`. */
function noteMembers(words: readonly Word[], index: number, path: string): void {
  const separator = words[index + 1]?.text;
  const member = words[index + 2];
  if (member?.kind !== "name" || (separator !== "." && separator !== ":")) return;
  if (member.role !== "property" && member.role !== "function") return;
  member.symbol = `${path}${separator}${member.text}`;
  if (separator === ".") noteMembers(words, index + 2, member.symbol);
}

function isRoot(word: Word, before: string | undefined): boolean {
  switch (word.role) {
    case "type":
      return before !== ".";
    case "builtin":
      return word.text === "require";
    case "function":
      return before !== "." && before !== ":" && before !== "function";
    case "variable":
      return before !== "." && before !== ":";
    default:
      return false;
  }
}
