/**
 * In: the lexemes of a Luau text. Out: its words with their roles: contextual keywords only where they act as
 * such, types in type positions, functions where they are declared or called.
 */
import { STANDARD_LIBRARY } from "luau-syntax";
import type { Lexeme } from "./lexemes";
import { noteSymbols } from "./symbol-names";
import { textAt, walkFields, walkGenerics, walkParameters, walkType } from "./type-roles";
import type { TypeWalk } from "./type-roles";
import { wordsOf } from "./words";
import type { Word } from "./words";

const assignments = ["+=", "-=", "*=", "/=", "//=", "%=", "^=", "..="];

/** Tokens after which a name cannot start a statement. */
const joins: ReadonlySet<string> = new Set([
  ".",
  ":",
  "=",
  ",",
  "(",
  "[",
  "{",
  "+",
  "-",
  "*",
  "/",
  "//",
  "%",
  "^",
  "..",
  "==",
  "~=",
  "<",
  ">",
  "<=",
  ">=",
  "->",
  "::",
  "#",
  "|",
  "&",
  ...assignments,
  "and",
  "or",
  "not",
  "local",
  "function",
  "for",
  "in",
  "return",
]);

/** Tokens after a name that show that it is a variable: `continue = 1`, `type(x)`. */
const uses: ReadonlySet<string> = new Set([".", ":", "=", ",", "(", "[", "{", ...assignments, "::"]);

interface Walk extends TypeWalk {
  /** Names that the text itself declares, which are therefore not the engine's. */
  readonly declared: Set<string>;
  /** The open brackets: inside `{`, an assignment is a table's field. */
  readonly open: string[];
}

/** Determines the role of every word, and the engine symbol that it may refer to. */
export function rolesOf(lexemes: readonly Lexeme[]): Word[] {
  const words = wordsOf(lexemes);
  const declared = new Set<string>();
  const expression = (start: number, end: number): void => walkRange(walk, start, end);
  const walk: Walk = {
    words,
    declared,
    open: [],
    depth: 0,
    expression,
    declare: (name) => void declared.add(name),
  };
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
      return index + 1;
    case "}":
    case ")":
    case "]":
      walk.open.pop();
      return index + 1;
    case "nil":
    case "true":
    case "false":
      word.role = "constant";
      return index + 1;
    default:
      return index + 1;
  }
}

/** What an exported declaration begins with. */
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

function keyword(word: Word, index: number): number {
  word.role = "keyword";
  return index + 1;
}

function typeAlias(walk: Walk, word: Word, index: number): number {
  keyword(word, index);
  const name = walk.words[index + 1];
  if (name?.kind !== "name") return index + 1;
  name.role = "type";
  walk.declared.add(name.text);
  const next = textAt(walk, index + 2) === "<" ? walkGenerics(walk, index + 2) : index + 2;
  return textAt(walk, next) === "=" ? walkType(walk, next + 1) : next;
}

/** `class A extends B`, whose fields and methods follow. */
function classHead(walk: Walk, word: Word, index: number): number {
  keyword(word, index);
  const name = walk.words[index + 1];
  const [extended, parent] = walk.words.slice(index + 2, index + 4);
  walk.declared.add(name?.text ?? "");
  if (name !== undefined) name.role = "type";
  if (extended?.text !== "extends" || parent?.kind !== "name") return index + 2;
  return walkType(walk, keyword(extended, index + 2));
}

/** `public name: T`; `function` is read as elsewhere. */
function publicMember(walk: Walk, word: Word, index: number): number {
  keyword(word, index);
  const name = walk.words[index + 1];
  if (name?.kind !== "name") return index + 1;
  name.role = "property";
  return textAt(walk, index + 2) === ":" ? walkType(walk, index + 3) : index + 2;
}

/** `const a: T = …`, `const function f() … end` */
function binding(walk: Walk, word: Word, index: number): number {
  keyword(word, index);
  return textAt(walk, index + 1) === "function" ? index + 1 : bindings(walk, index + 1);
}

function declaration(walk: Walk, word: Word, index: number): number {
  keyword(word, index);
  const next = walk.words[index + 1];
  if (next === undefined || next.text === "function") return index + 1;
  if (next.text === "extern" || (next.text === "class" && textAt(walk, index + 2) !== ":"))
    return externType(walk, index + 1);
  next.role = "variable";
  walk.declared.add(next.text);
  return textAt(walk, index + 2) === ":" ? walkType(walk, index + 3) : index + 2;
}

/** `extern type X extends Y with …`, or the older `class X extends Y …`, up to `end`. */
function externType(walk: Walk, start: number): number {
  let index = start;
  const contextualAt = (text: string): void => {
    const word = walk.words[index];
    if (word?.text === text) index = keyword(word, index);
  };
  const typeName = (): void => {
    const word = walk.words[index];
    if (word?.kind !== "name") return;
    word.role = "type";
    index += 1;
  };
  contextualAt("class");
  contextualAt("extern");
  contextualAt("type");
  walk.declared.add(textAt(walk, index));
  typeName();
  if (textAt(walk, index) === "extends") {
    contextualAt("extends");
    typeName();
  }
  contextualAt("with");
  return walkFields(walk, index, "end");
}

function functionHead(walk: Walk, start: number): number {
  let index = start;
  while (walk.words[index]?.kind === "name") {
    const word = walk.words[index];
    const more = textAt(walk, index + 1) === "." || textAt(walk, index + 1) === ":";
    if (word !== undefined) word.role = more ? "variable" : "function";
    if (index === start) walk.declared.add(textAt(walk, index));
    index += more ? 2 : 1;
  }
  const end = walkParameters(walk, index);
  for (const word of walk.words.slice(index, end))
    if (word.role === "parameter") walk.declared.add(word.text);
  return end;
}

/** The names after `local` or `for`, each with an optional type. */
function bindings(walk: Walk, start: number): number {
  let index = start;
  for (;;) {
    const word = walk.words[index];
    if (word?.kind !== "name") return index;
    word.role = "variable";
    walk.declared.add(word.text);
    index = textAt(walk, index + 1) === ":" ? walkType(walk, index + 2) : index + 1;
    if (textAt(walk, index) !== ",") return index;
    index += 1;
  }
}

function plainName(walk: Walk, word: Word, index: number): number {
  const before = textAt(walk, index - 1);
  const after = walk.words[index + 1];
  const called =
    after !== undefined &&
    (after.text === "(" || after.text === "{" || isString(after)) &&
    !(after.text === "{" && before === "in");
  const member = before === "." || before === ":";
  const field = walk.open.at(-1) === "{" && after?.text === "=" && ["{", ",", ";"].includes(before);
  if (word.text === "self" && !member) word.role = "self";
  else if (!member && STANDARD_LIBRARY.has(word.text) && !walk.declared.has(word.text) && !field)
    word.role = "builtin";
  else if (called) word.role = "function";
  else word.role = member || field ? "property" : "variable";
  return index + 1;
}
