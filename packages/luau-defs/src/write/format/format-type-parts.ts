import type { TableField } from "full-moon-wasm";
import type { Cursor } from "./cursor";
import { choice, concat, verbatim, type Layout } from "../../model/layout/layout";
import type { SourceToken } from "./source-tokens";

/** The expression is ordinary Luau, which is printed verbatim. */
export function formatTypeof(cursor: Cursor, expression: string): Layout {
  const head = concat(cursor.take("typeof"), cursor.take("("), cursor.takeLeading());
  cursor.skipTo(cursor.peek().start + expression.length);
  return concat(head, verbatim(expression), cursor.takeBehind(), cursor.take(")"));
}

/** The last field has a comma only if its line ends there. */
export function formatSeparator(cursor: Cursor, last: boolean): Layout {
  const comma = last ? choice(",", "") : ",";
  return cursor.at(",") || cursor.at(";") ? cursor.replace(comma) : comma;
}

export const formatQuoted = (cursor: Cursor): Layout =>
  concat(
    cursor.take("["),
    apart(cursor, () => cursor.take()),
    cursor.take("]"),
  );

/** `["odd name"]`, but `[ [[odd name]] ]`: two consecutive brackets start a string. */
export function apart(cursor: Cursor, format: () => Layout): Layout {
  const first = cursor.at("|") || cursor.at("&") ? cursor.peekBehind() : cursor.peek();
  const space = first.text.startsWith("[") ? " " : "";
  return concat(space, format(), space);
}

export const formatAccess = (cursor: Cursor, access: TableField["access"]): Layout =>
  access === "readWrite" ? "" : concat(cursor.take(access), " ");

/** The separator follows the member's comments, even if these were behind it. */
export function formatMark(cursor: Cursor, mark: string, optional: boolean): Layout {
  // On one line, the first member has no separator, unless it is the only sign of a union.
  const shown = `${mark} `;
  const text = optional ? choice(shown, "") : shown;
  const above = cursor.takeLeading();
  if (!cursor.at(mark)) return concat(above, text);
  const printed = cursor.replace(isModifier(cursor.peekBehind()) ? shown : text);
  const between = cursor.peek().leading.some((comment) => comment.ownLine) ? cursor.takeLeading() : "";
  return concat(above, between, printed);
}

/** `{ | read | T }`: without the separator, a type named `read` would be parsed as an access modifier. */
const isModifier = ({ text }: SourceToken): boolean => text === "read" || text === "write";

/** @param separate receives the token after each attribute */
export function formatAttributes(cursor: Cursor, separate: (next: SourceToken) => Layout): Layout {
  const printed: Layout[] = [];
  while (cursor.peek().attribute) printed.push(formatAttribute(cursor), separate(cursor.peek()));
  return concat(...printed);
}

/** A list stays on one line because it is always short. */
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
