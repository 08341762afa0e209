/** Assigns roles to the names in Luau types and function heads. Words of invalid text are skipped. */
import type { Role, Word } from "./words";

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
  let at = textAt(walk, start) === "|" || textAt(walk, start) === "&" ? start + 1 : start;
  for (;;) {
    at = walkSimple(walk, at);
    while (textAt(walk, at) === "?") at += 1;
    if (textAt(walk, at) !== "|" && textAt(walk, at) !== "&") return at;
    at += 1;
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
  let at = start;
  if (textAt(walk, at + 1) === "." && isName(walk, at + 2)) at += 2;
  mark(walk, at, builtinTypes.has(textAt(walk, at)) ? "builtin" : "type");
  at += 1;
  if (textAt(walk, at) === "<") at = walkList(walk, at + 1, ">");
  return textAt(walk, at) === "..." ? at + 1 : at;
}

/** A list of types, optionally named, up to and including a closing bracket. */
function walkList(walk: Walk, start: number, close: string): number {
  let at = start;
  while (at < walk.words.length && textAt(walk, at) !== close) {
    if (isName(walk, at) && textAt(walk, at + 1) === ":") {
      mark(walk, at, "parameter");
      at += 2;
    }
    const next = walkType(walk, at);
    at = next === at || textAt(walk, next) === "," ? next + 1 : next;
  }
  return at + 1;
}

/** `<T, U = string, V...>`, starting at `<`. */
export function walkGenerics(walk: Walk, start: number): number {
  let at = start + 1;
  while (at < walk.words.length && textAt(walk, at) !== ">") {
    if (isName(walk, at)) {
      mark(walk, at, "type");
      walk.declared.add(textAt(walk, at));
    }
    at = textAt(walk, at) === "=" ? walkType(walk, at + 1) : at + 1;
  }
  return at + 1;
}

/** The fields of a table type up to `}`, or the members of an extern type up to `end`. */
export function walkFields(walk: Walk, start: number, close: string): number {
  let at = start;
  while (at < walk.words.length && textAt(walk, at) !== close) {
    const next = walkField(walk, at);
    at = next === at ? at + 1 : next;
  }
  return at + 1;
}

function walkField(walk: Walk, start: number): number {
  let at = start;
  if (
    (textAt(walk, at) === "read" || textAt(walk, at) === "write") &&
    textAt(walk, at + 1) !== ":" &&
    textAt(walk, at + 1) !== "}"
  ) {
    mark(walk, at, "keyword");
    at += 1;
  }
  if (textAt(walk, at) === "function" && isName(walk, at + 1)) {
    mark(walk, at + 1, "function");
    return walkParameters(walk, at + 2);
  }
  if (textAt(walk, at) === "[") {
    const end = walkType(walk, at + 1);
    return textAt(walk, end) === "]" && textAt(walk, end + 1) === ":" ? walkType(walk, end + 2) : end;
  }
  if ((isName(walk, at) || walk.words[at]?.kind === "keyword") && textAt(walk, at + 1) === ":") {
    mark(walk, at, "property");
    return walkType(walk, at + 2);
  }
  return walk.words[at]?.kind === "attribute" ? at + 1 : walkType(walk, at);
}

/** `<T>(a: A, ...: B): R`, starting at its first token. */
export function walkParameters(walk: Walk, start: number): number {
  let at = textAt(walk, start) === "<" ? walkGenerics(walk, start) : start;
  if (textAt(walk, at) !== "(") return at;
  at += 1;
  while (at < walk.words.length && textAt(walk, at) !== ")") {
    if (isName(walk, at)) mark(walk, at, textAt(walk, at) === "self" ? "self" : "parameter");
    at = textAt(walk, at + 1) === ":" ? walkType(walk, at + 2) : at + 1;
    if (textAt(walk, at) === ",") at += 1;
  }
  return textAt(walk, at + 1) === ":" ? walkType(walk, at + 2) : at + 1;
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
