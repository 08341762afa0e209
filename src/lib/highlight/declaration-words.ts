/** Assigns roles to the words of declarations: the names that they declare, and the keywords before them. */
import { walkFields, walkGenerics, walkParameters, walkType } from "./type-words";
import { isName, mark, skip, skipWord, textAt, type Role, type Walk } from "./walk";

export const keyword = (walk: Walk): void => mark(walk, "keyword");

function declare(walk: Walk, role: Role): void {
  walk.declared.add(textAt(walk));
  mark(walk, role);
}

export function typeAlias(walk: Walk): void {
  keyword(walk);
  if (!isName(walk)) return;
  declare(walk, "type");
  if (textAt(walk) === "<") walkGenerics(walk);
  if (skip(walk, "=")) walkType(walk);
}

/** `class A extends B`, whose fields and methods follow. */
export function classHead(walk: Walk): void {
  keyword(walk);
  declare(walk, "type");
  if (textAt(walk) !== "extends" || !isName(walk, 1)) return;
  keyword(walk);
  walkType(walk);
}

/** `public name: T`; `function` is read as elsewhere. */
export function publicMember(walk: Walk): void {
  keyword(walk);
  if (!isName(walk)) return;
  mark(walk, "property");
  if (skip(walk, ":")) walkType(walk);
}

/** `const a: T = …`, `const function f() … end`, `local a: T = …` */
export function binding(walk: Walk): void {
  keyword(walk);
  if (textAt(walk) !== "function") bindings(walk);
}

export function declaration(walk: Walk): void {
  keyword(walk);
  const text = textAt(walk);
  if (text === "function") return;
  if (text === "extern" || (text === "class" && textAt(walk, 1) !== ":")) return externType(walk);
  declare(walk, "variable");
  if (skip(walk, ":")) walkType(walk);
}

/** `extern type X extends Y with …`, or the older `class X extends Y …`, up to `end`. */
function externType(walk: Walk): void {
  for (const text of ["class", "extern", "type"]) if (textAt(walk) === text) keyword(walk);
  walk.declared.add(textAt(walk));
  if (isName(walk)) mark(walk, "type");
  if (textAt(walk) === "extends") {
    keyword(walk);
    if (isName(walk)) mark(walk, "type");
  }
  if (textAt(walk) === "with") keyword(walk);
  walkFields(walk, "end");
}

/** The name and parameters after `function`. */
export function functionHead(walk: Walk): void {
  skipWord(walk);
  if (isName(walk)) walk.declared.add(textAt(walk));
  while (isName(walk)) {
    const hasMember = textAt(walk, 1) === "." || textAt(walk, 1) === ":";
    mark(walk, hasMember ? "variable" : "function");
    if (hasMember) skipWord(walk);
  }
  const start = walk.index;
  walkParameters(walk);
  for (const { role, text } of walk.words.slice(start, walk.index))
    if (role === "parameter") walk.declared.add(text);
}

/** The names after `local` or `for`, each with an optional type. */
export function bindings(walk: Walk): void {
  do {
    if (!isName(walk)) return;
    declare(walk, "variable");
    if (skip(walk, ":")) walkType(walk);
  } while (skip(walk, ","));
}
