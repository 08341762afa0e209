/** Assigns roles to the words of types and function heads. Words of invalid text are skipped. */
import { hasMore, isName, mark, skip, skipWord, textAt, wordAt, type Walk } from "./walk";

const BUILTIN_TYPES: ReadonlySet<string> = new Set(
  "any unknown never boolean number string thread buffer vector userdata table".split(" "),
);

/** Maximum nesting depth, to limit recursion; deeper types are not highlighted. */
const MAX_DEPTH = 100;

export function walkType(walk: Walk): void {
  if (walk.depth > MAX_DEPTH) return;
  walk.depth += 1;
  skip(walk, "|", "&");
  do {
    walkSimpleType(walk);
    while (skip(walk, "?"));
  } while (skip(walk, "|", "&"));
  walk.depth -= 1;
}

function walkSimpleType(walk: Walk): void {
  while (wordAt(walk)?.kind === "attribute") skipWord(walk);
  if (skip(walk, "{")) return walkFields(walk, "}");
  if (skip(walk, "...")) return walkType(walk);
  if (textAt(walk) === "<") {
    walkGenerics(walk);
    return walkFunctionType(walk);
  }
  if (textAt(walk) === "(") return walkFunctionType(walk);
  if (["nil", "true", "false"].includes(textAt(walk))) return mark(walk, "constant");
  if (isName(walk))
    return textAt(walk) === "typeof" && textAt(walk, 1) === "(" ? walkTypeof(walk) : walkNamedType(walk);
  const kind = wordAt(walk)?.kind;
  if (kind === "string" || kind === "long-string") skipWord(walk);
}

/** `(A, B) -> C`, or a type in brackets. */
function walkFunctionType(walk: Walk): void {
  while (skip(walk, "(")) walkList(walk, ")");
  if (skip(walk, "->")) walkType(walk);
}

function walkTypeof(walk: Walk): void {
  mark(walk, "keyword");
  const start = walk.index + 1;
  let depth = 0;
  do {
    if (textAt(walk) === "(") depth += 1;
    if (textAt(walk) === ")") depth -= 1;
    skipWord(walk);
  } while (depth > 0 && wordAt(walk) !== undefined);
  const end = walk.index;
  walk.index = start;
  walk.expression(end - 1);
  walk.index = end;
}

function walkNamedType(walk: Walk): void {
  if (textAt(walk, 1) === "." && isName(walk, 2)) skipWord(walk, 2);
  mark(walk, BUILTIN_TYPES.has(textAt(walk)) ? "builtin" : "type");
  if (skip(walk, "<")) walkList(walk, ">");
  skip(walk, "...");
}

/** Walks a list of types, optionally named, up to and including a closing bracket. */
function walkList(walk: Walk, close: string): void {
  while (hasMore(walk, close)) {
    if (isName(walk) && textAt(walk, 1) === ":") {
      mark(walk, "parameter");
      skipWord(walk);
    }
    const start = walk.index;
    walkType(walk);
    if (walk.index === start) skipWord(walk);
    else skip(walk, ",");
  }
  skipWord(walk);
}

/** `<T, U = string, V...>` */
export function walkGenerics(walk: Walk): void {
  skipWord(walk);
  while (hasMore(walk, ">")) {
    if (isName(walk)) {
      walk.declared.add(textAt(walk));
      mark(walk, "type");
    } else if (skip(walk, "=")) walkType(walk);
    else skipWord(walk);
  }
  skipWord(walk);
}

/** Walks the fields of a table type up to `}`, or the members of an extern type up to `end`. */
export function walkFields(walk: Walk, close: string): void {
  while (hasMore(walk, close)) {
    const start = walk.index;
    walkField(walk);
    if (walk.index === start) skipWord(walk);
  }
  skipWord(walk);
}

function walkField(walk: Walk): void {
  const isModifier = textAt(walk) === "read" || textAt(walk) === "write";
  if (isModifier && textAt(walk, 1) !== ":" && textAt(walk, 1) !== "}") mark(walk, "keyword");
  if (textAt(walk) === "function" && isName(walk, 1)) {
    skipWord(walk);
    mark(walk, "function");
    return walkParameters(walk);
  }
  if (skip(walk, "[")) {
    walkType(walk);
    if (textAt(walk) !== "]" || textAt(walk, 1) !== ":") return;
    skipWord(walk, 2);
    return walkType(walk);
  }
  if ((isName(walk) || wordAt(walk)?.kind === "keyword") && textAt(walk, 1) === ":") {
    mark(walk, "property");
    skipWord(walk);
  } else if (wordAt(walk)?.kind === "attribute") return skipWord(walk);
  walkType(walk);
}

/** `<T>(a: A, ...: B): R` */
export function walkParameters(walk: Walk): void {
  if (textAt(walk) === "<") walkGenerics(walk);
  if (!skip(walk, "(")) return;
  while (hasMore(walk, ")")) {
    if (isName(walk)) mark(walk, textAt(walk) === "self" ? "self" : "parameter");
    else skipWord(walk);
    if (skip(walk, ":")) walkType(walk);
    skip(walk, ",");
  }
  skipWord(walk);
  if (skip(walk, ":")) walkType(walk);
}
