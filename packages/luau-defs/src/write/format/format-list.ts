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
 * `wrap` puts each item on a line, `hug` keeps a single item's brackets beside the list's, `flat` breaks only
 * where a comment requires it.
 */
type ListStyle = "wrap" | "hug" | "flat";

/** `(a, b)` and `<A, B>` cannot have a trailing comma. */
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

/** The comments are indented like the items; they begin on a new line if `below`. */
export function takeAboveCloser(cursor: Cursor, below: boolean): Layout {
  const [first] = cursor.peek().leading;
  if (first === undefined) return "";
  return concat(below ? lineOrBlank(first.blankBefore) : "", freshLine, cursor.takeAbove());
}
