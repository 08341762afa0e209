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
} from "./declaration-roles";
import { textAt, walkType, wordsOf, type Walk, type Word } from "./type-roles";

const assignments = ["+=", "-=", "*=", "/=", "//=", "%=", "^=", "..="];

/** Tokens after which a name cannot start a statement. */
const joins: ReadonlySet<string> = new Set([
  ...". : = , ( [ { + - * / // % ^ .. == ~= < > <= >= -> :: # | &".split(" "),
  ...assignments,
  ..."and or not local function for in return".split(" "),
]);

/** Tokens after a name that show that it is a variable: `continue = 1`, `type(x)`. */
const uses: ReadonlySet<string> = new Set([".", ":", "=", ",", "(", "[", "{", ...assignments, "::"]);

export function rolesOf(lexemes: readonly Lexeme[]): Word[] {
  const words = wordsOf(lexemes);
  const expression = (start: number, end: number): void => walkRange(walk, start, end);
  const walk: Walk = { words, declared: new Set(), open: [], depth: 0, expression };
  walkRange(walk, 0, words.length);
  noteSymbols(words, walk.declared);
  return words;
}

function walkRange(walk: Walk, start: number, end: number): void {
  let index = start;
  while (index < end) index = Math.max(step(walk, index), index + 1);
}

function step(walk: Walk, index: number): number {
  const word = walk.words[index];
  if (word === undefined) return index + 1;
  if (word.kind === "name") return contextual(walk, word, index) ?? plainName(walk, word, index);
  switch (word.text) {
    case "function":
      return functionHead(walk, index + 1);
    case "local":
      return textAt(walk, index + 1) === "function" ? index + 1 : bindings(walk, index + 1);
    case "for":
      return bindings(walk, index + 1);
    case "::":
      return walkType(walk, index + 1);
    case "{":
    case "(":
    case "[":
      walk.open.push(word.text);
      break;
    case "}":
    case ")":
    case "]":
      walk.open.pop();
      break;
    case "nil":
    case "true":
    case "false":
      word.role = "constant";
  }
  return index + 1;
}

/** The first words of an exported declaration. */
const EXPORTED: ReadonlySet<string> = new Set(["type", "class", "open", "const", "function", "local"]);

/** Handles keywords such as `type` and `class` where they act as such; otherwise returns null. */
function contextual(walk: Walk, word: Word, index: number): number | null {
  if (joins.has(textAt(walk, index - 1))) return null;
  const next = walk.words[index + 1];
  const leads = next !== undefined && (next.kind === "name" || next.text === "function");
  switch (word.text) {
    case "export":
      return leads && EXPORTED.has(next.text) ? keyword(word, index) : null;
    case "open":
      return next?.text === "class" ? keyword(word, index) : null;
    case "class":
      return next?.kind === "name" ? classHead(walk, word, index) : null;
    case "public":
      return leads ? publicMember(walk, word, index) : null;
    case "const":
      return leads ? binding(walk, word, index) : null;
    case "type":
      return leads ? typeAlias(walk, word, index) : null;
    case "declare":
      return leads ? declaration(walk, word, index) : null;
    case "continue":
      return next === undefined || !(uses.has(next.text) || isString(next)) ? keyword(word, index) : null;
    default:
      return null;
  }
}

function isString(word: Word): boolean {
  return word.kind === "string" || word.kind === "template" || word.kind === "long-string";
}

function plainName(walk: Walk, word: Word, index: number): number {
  const before = textAt(walk, index - 1);
  const after = walk.words[index + 1];
  const called =
    after !== undefined && (after.text === "(" || isString(after) || (after.text === "{" && before !== "in"));
  const member = before === "." || before === ":";
  const field = walk.open.at(-1) === "{" && after?.text === "=" && ["{", ",", ";"].includes(before);
  if (word.text === "self" && !member) word.role = "self";
  else if (!member && STANDARD_LIBRARY.has(word.text) && !walk.declared.has(word.text) && !field)
    word.role = "builtin";
  else if (called) word.role = "function";
  else word.role = member || field ? "property" : "variable";
  return index + 1;
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

/** Members of members, too: `love.graphics.draw`, `Enum.KeyCode.E`. */
function noteMembers(words: readonly Word[], index: number, path: string): void {
  const mark = words[index + 1]?.text;
  const member = words[index + 2];
  if (member?.kind !== "name" || (mark !== "." && mark !== ":")) return;
  if (member.role !== "property" && member.role !== "function") return;
  member.symbol = `${path}${mark}${member.text}`;
  if (mark === ".") noteMembers(words, index + 2, member.symbol);
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
