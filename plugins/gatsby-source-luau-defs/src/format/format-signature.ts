/**
 * Formats the common parts of functions, methods and function types: attributes, generics, parameters and
 * return types.
 */
import type { Generic, PackTail, Parameter, Signature } from "full-moon-wasm";
import type { Cursor } from "./cursor";
import { formatList } from "./format-list";
import { formatPack, formatType, formatTypeAfter } from "./format-type";
import { concat, type Layout } from "../layout/layout";
import type { SourceToken } from "./source-tokens";

/** `<T>(a: T) -> R` */
export function formatFunctionType(cursor: Cursor, signature: Signature): Layout {
  return concat(
    formatGenerics(cursor, signature.generics),
    formatParameters(cursor, signature, false),
    " ",
    cursor.take("->"),
    formatTypeAfter(cursor, signature.returns),
  );
}

/** `name<T>(a: T): R` */
export function formatSignature(cursor: Cursor, name: string, signature: Signature, method: boolean): Layout {
  const head = concat(
    cursor.take(name),
    formatGenerics(cursor, signature.generics),
    formatParameters(cursor, signature, method),
  );
  return cursor.at(":") ? concat(head, cursor.take(":"), formatTypeAfter(cursor, signature.returns)) : head;
}

export function formatGenerics(cursor: Cursor, generics: readonly Generic[]): Layout {
  if (generics.length === 0) return "";
  return formatList(
    cursor,
    ["<", ">"],
    generics.map((generic) => () => formatGeneric(cursor, generic)),
    "flat",
  );
}

function formatGeneric(cursor: Cursor, { name, pack, default: fallback }: Generic): Layout {
  const head = concat(cursor.take(name.text), pack ? cursor.take("...") : "");
  return fallback === null ? head : concat(head, " ", cursor.take("="), formatTypeAfter(cursor, fallback));
}

function formatParameters(cursor: Cursor, { parameters, variadic }: Signature, method: boolean): Layout {
  const items = parameters.map((parameter) => () => formatParameter(cursor, parameter));
  const withSelf = method ? [() => cursor.take("self"), ...items] : items;
  const all = variadic === null ? withSelf : [...withSelf, () => formatVariadic(cursor, variadic)];
  // A separate line for `(self)` would gain nothing.
  const hugs = (method && all.length === 1) || parameters[0]?.type.kind === "table";
  return formatList(cursor, ["(", ")"], all, hugs ? "hug" : "wrap");
}

function formatParameter(cursor: Cursor, { name, type }: Parameter): Layout {
  return name === null
    ? formatType(cursor, type)
    : concat(cursor.take(name.text), cursor.take(":"), formatTypeAfter(cursor, type));
}

/** `...T`, `T...`, and in declared functions `...: T`, `...: T...` */
function formatVariadic(cursor: Cursor, tail: PackTail): Layout {
  if (!cursor.at("...")) return formatPack(cursor, tail);
  const dots = cursor.take("...");
  if (!cursor.at(":")) return concat(dots, tail.kind === "variadic" ? formatType(cursor, tail.type) : "");
  return concat(
    dots,
    cursor.take(":"),
    tail.kind === "variadic" ? formatTypeAfter(cursor, tail.type) : concat(" ", formatPack(cursor, tail)),
  );
}

/**
 * Formats the attributes at the cursor, each followed by the result of `separate`, which receives the next
 * token.
 */
export function formatAttributes(cursor: Cursor, separate: (next: SourceToken) => Layout): Layout {
  const printed: Layout[] = [];
  while (cursor.peek().attribute) printed.push(formatAttribute(cursor), separate(cursor.peek()));
  return concat(...printed);
}

/** `@checked`, or a list, whose tokens are printed on one line because they are always short. */
function formatAttribute(cursor: Cursor): Layout {
  const parts = [cursor.take()];
  if (!cursor.at("[")) return concat(...parts);
  let before = "[";
  parts.push(cursor.take("["));
  for (let level = 1; level > 0; ) {
    const { text } = cursor.peek();
    if (text === "[") level++;
    if (text === "]") level--;
    parts.push(isSpaced(before, text) ? " " : "", cursor.take());
    before = text;
  }
  return concat(...parts);
}

function isSpaced(before: string, text: string): boolean {
  if (before === "{" && text === "}") return false;
  if (["[", "(", "-", "#"].includes(before)) return false;
  return ![",", ";", "]", ")", "("].includes(text);
}
