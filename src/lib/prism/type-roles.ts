/** Assigns roles to the names in Luau types and function heads. Words of invalid text are skipped. */
import type { Lexeme } from "./lexemes";

export type Role =
  | "keyword"
  | "builtin"
  | "self"
  | "type"
  | "function"
  | "property"
  | "parameter"
  | "variable"
  /** `nil`, `true`, `false` */
  | "constant";

/** A lexeme that is neither white space nor a comment, with its role. */
export interface Word {
  readonly text: string;
  readonly kind: string;
  /** The word's index among the lexemes. */
  readonly index: number;
  role: Role | null;
  /** The name in the engine's API that it may refer to: `Timer`, `Timer.setTimeout`, `Entity:destroy`. */
  symbol: string | null;
}

const silent: ReadonlySet<string> = new Set(
  "plain comment doc-comment doc-tag doc-parameter directive escape".split(" "),
);

export function wordsOf(lexemes: readonly Lexeme[]): Word[] {
  return lexemes.flatMap(({ text, kind }, index) =>
    silent.has(kind) ? [] : [{ text, kind, index, role: null, symbol: null }],
  );
}

const builtinTypes: ReadonlySet<string> = new Set(
  "any unknown never boolean number string thread buffer vector userdata table".split(" "),
);

/** Each function of the walk records roles from an index on, and returns the first index beyond. */
export interface Walk {
  readonly words: readonly Word[];
  /** Names that the text itself declares, which are therefore not the engine's. */
  readonly declared: Set<string>;
  /** The open brackets: inside `{`, an assignment is a table's field. */
  readonly open: string[];
  /** Walks an expression, as in `typeof(…)`. */
  readonly expression: (start: number, end: number) => void;
  /** Current nesting depth of types. */
  depth: number;
}

/** Maximum nesting depth, to limit recursion; deeper types are not highlighted. */
const DEEPEST = 100;

export function walkType(walk: Walk, start: number): number {
  if (walk.depth > DEEPEST) return start;
  walk.depth += 1;
  const end = walkMembers(walk, start);
  walk.depth -= 1;
  return end;
}

function walkMembers(walk: Walk, start: number): number {
  let index = textAt(walk, start) === "|" || textAt(walk, start) === "&" ? start + 1 : start;
  for (;;) {
    index = walkSimple(walk, index);
    while (textAt(walk, index) === "?") index += 1;
    if (textAt(walk, index) !== "|" && textAt(walk, index) !== "&") return index;
    index += 1;
  }
}

function walkSimple(walk: Walk, index: number): number {
  const text = textAt(walk, index);
  if (text === "{") return walkFields(walk, index + 1, "}");
  if (text === "<") return walkAfterHead(walk, walkGenerics(walk, index));
  if (text === "(") return walkAfterHead(walk, walkList(walk, index + 1, ")"));
  if (text === "...") return walkType(walk, index + 1);
  if (text === "nil" || text === "true" || text === "false") {
    mark(walk, index, "constant");
    return index + 1;
  }
  if (walk.words[index]?.kind === "attribute") return walkSimple(walk, index + 1);
  if (isName(walk, index))
    return text === "typeof" && textAt(walk, index + 1) === "("
      ? walkTypeof(walk, index)
      : walkNamed(walk, index);
  return walk.words[index]?.kind === "string" || walk.words[index]?.kind === "long-string"
    ? index + 1
    : index;
}

/** After `(…)` or `<…>`: the rest of a function type, if it is one. */
function walkAfterHead(walk: Walk, index: number): number {
  if (textAt(walk, index) === "(") return walkAfterHead(walk, walkList(walk, index + 1, ")"));
  return textAt(walk, index) === "->" ? walkType(walk, index + 1) : index;
}

function walkTypeof(walk: Walk, index: number): number {
  mark(walk, index, "keyword");
  let depth = 0;
  let end = index + 1;
  do {
    if (textAt(walk, end) === "(") depth += 1;
    if (textAt(walk, end) === ")") depth -= 1;
    end += 1;
  } while (depth > 0 && end < walk.words.length);
  walk.expression(index + 2, end - 1);
  return end;
}

function walkNamed(walk: Walk, start: number): number {
  let index = start;
  if (textAt(walk, index + 1) === "." && isName(walk, index + 2)) index += 2;
  mark(walk, index, builtinTypes.has(textAt(walk, index)) ? "builtin" : "type");
  index += 1;
  if (textAt(walk, index) === "<") index = walkList(walk, index + 1, ">");
  return textAt(walk, index) === "..." ? index + 1 : index;
}

/** A list of types, optionally named, up to and including a closing bracket. */
function walkList(walk: Walk, start: number, close: string): number {
  let index = start;
  while (index < walk.words.length && textAt(walk, index) !== close) {
    if (isName(walk, index) && textAt(walk, index + 1) === ":") {
      mark(walk, index, "parameter");
      index += 2;
    }
    const next = walkType(walk, index);
    index = next === index || textAt(walk, next) === "," ? next + 1 : next;
  }
  return index + 1;
}

/** `<T, U = string, V...>`, starting at `<`. */
export function walkGenerics(walk: Walk, start: number): number {
  let index = start + 1;
  while (index < walk.words.length && textAt(walk, index) !== ">") {
    if (isName(walk, index)) {
      mark(walk, index, "type");
      walk.declared.add(textAt(walk, index));
    }
    index = textAt(walk, index) === "=" ? walkType(walk, index + 1) : index + 1;
  }
  return index + 1;
}

/** The fields of a table type up to `}`, or the members of an extern type up to `end`. */
export function walkFields(walk: Walk, start: number, close: string): number {
  let index = start;
  while (index < walk.words.length && textAt(walk, index) !== close) {
    const next = walkField(walk, index);
    index = next === index ? index + 1 : next;
  }
  return index + 1;
}

function walkField(walk: Walk, start: number): number {
  let index = start;
  if (
    (textAt(walk, index) === "read" || textAt(walk, index) === "write") &&
    textAt(walk, index + 1) !== ":" &&
    textAt(walk, index + 1) !== "}"
  ) {
    mark(walk, index, "keyword");
    index += 1;
  }
  if (textAt(walk, index) === "function" && isName(walk, index + 1)) {
    mark(walk, index + 1, "function");
    return walkParameters(walk, index + 2);
  }
  if (textAt(walk, index) === "[") {
    const end = walkType(walk, index + 1);
    return textAt(walk, end) === "]" && textAt(walk, end + 1) === ":" ? walkType(walk, end + 2) : end;
  }
  if ((isName(walk, index) || walk.words[index]?.kind === "keyword") && textAt(walk, index + 1) === ":") {
    mark(walk, index, "property");
    return walkType(walk, index + 2);
  }
  return walk.words[index]?.kind === "attribute" ? index + 1 : walkType(walk, index);
}

/** `<T>(a: A, ...: B): R`, starting at its first token. */
export function walkParameters(walk: Walk, start: number): number {
  let index = textAt(walk, start) === "<" ? walkGenerics(walk, start) : start;
  if (textAt(walk, index) !== "(") return index;
  index += 1;
  while (index < walk.words.length && textAt(walk, index) !== ")") {
    if (isName(walk, index)) mark(walk, index, textAt(walk, index) === "self" ? "self" : "parameter");
    index = textAt(walk, index + 1) === ":" ? walkType(walk, index + 2) : index + 1;
    if (textAt(walk, index) === ",") index += 1;
  }
  return textAt(walk, index + 1) === ":" ? walkType(walk, index + 2) : index + 1;
}

export function textAt(walk: Walk, index: number): string {
  return walk.words[index]?.text ?? "";
}

function isName(walk: Walk, index: number): boolean {
  return walk.words[index]?.kind === "name";
}

function mark(walk: Walk, index: number, role: Role): void {
  const word = walk.words[index];
  if (word !== undefined) word.role = role;
}
