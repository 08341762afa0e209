/** Assigns roles to the words of declarations: what they declare, and the keywords that begin them. */
import {
  textAt,
  walkFields,
  walkGenerics,
  walkParameters,
  walkType,
  type Walk,
  type Word,
} from "./type-roles";

export function keyword(word: Word, index: number): number {
  word.role = "keyword";
  return index + 1;
}

export function typeAlias(walk: Walk, word: Word, index: number): number {
  keyword(word, index);
  const name = walk.words[index + 1];
  if (name?.kind !== "name") return index + 1;
  name.role = "type";
  walk.declared.add(name.text);
  const next = textAt(walk, index + 2) === "<" ? walkGenerics(walk, index + 2) : index + 2;
  return textAt(walk, next) === "=" ? walkType(walk, next + 1) : next;
}

/** `class A extends B`, whose fields and methods follow. */
export function classHead(walk: Walk, word: Word, index: number): number {
  keyword(word, index);
  const name = walk.words[index + 1];
  const [extended, parent] = walk.words.slice(index + 2, index + 4);
  walk.declared.add(name?.text ?? "");
  if (name !== undefined) name.role = "type";
  if (extended?.text !== "extends" || parent?.kind !== "name") return index + 2;
  return walkType(walk, keyword(extended, index + 2));
}

/** `public name: T`; `function` is read as elsewhere. */
export function publicMember(walk: Walk, word: Word, index: number): number {
  keyword(word, index);
  const name = walk.words[index + 1];
  if (name?.kind !== "name") return index + 1;
  name.role = "property";
  return textAt(walk, index + 2) === ":" ? walkType(walk, index + 3) : index + 2;
}

/** `const a: T = …`, `const function f() … end` */
export function binding(walk: Walk, word: Word, index: number): number {
  keyword(word, index);
  return textAt(walk, index + 1) === "function" ? index + 1 : bindings(walk, index + 1);
}

export function declaration(walk: Walk, word: Word, index: number): number {
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

export function functionHead(walk: Walk, start: number): number {
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
export function bindings(walk: Walk, start: number): number {
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
