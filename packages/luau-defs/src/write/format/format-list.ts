/** Formats bracketed lists: on one line, or with each item on a separate line. */
import type { Cursor } from "./cursor";
import {
  concat,
  freshLine,
  group,
  indent,
  join,
  line,
  lineOrBlank,
  softline,
  type Layout,
} from "../../model/layout/layout";

/**
 * How a list is broken: `wrap` puts each item on a line, `hug` keeps the brackets of a single item next to
 * the list's brackets, `flat` breaks only where a comment requires it.
 */
export type ListStyle = "wrap" | "hug" | "flat";

/** `(a, b)`, `<A, B>`: no trailing comma is allowed. */
export function formatList(
  cursor: Cursor,
  brackets: readonly [string, string],
  items: readonly (() => Layout)[],
  style: ListStyle = "wrap",
): Layout {
  const open = cursor.takeSplit(brackets[0]);
  const printed = items.map((item, index) => {
    const layout = item();
    return index === items.length - 1 ? concat(layout) : concat(layout, cursor.take(","));
  });
  const above = takeAboveCloser(cursor, printed.length > 0);
  const close = cursor.take(brackets[1]);
  if (printed.length === 0 && above === "") return concat(open.leading, open.body, close);
  const wrapped = concat(join(line, printed), above);
  const beside =
    above === "" && ((style === "hug" && printed.length === 1) || (style === "flat" && !wrapped.forced));
  const body = beside ? join(" ", printed) : concat(indent(concat(softline, wrapped)), softline);
  return concat(open.leading, group(concat(open.body, body, close)));
}

/** Prints the comments above a closing bracket, indented like the items; on a new line if `below`. */
export function takeAboveCloser(cursor: Cursor, below: boolean): Layout {
  const [first] = cursor.peek().leading;
  if (first === undefined) return "";
  return concat(below ? lineOrBlank(first.blankBefore) : "", freshLine, cursor.takeAbove());
}
