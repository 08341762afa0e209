/** Walks over the syntax tree by its records alone: doc comments may be anywhere in it. */
import type { DocComment } from "full-moon-wasm";
import type { Span } from "luau-contract";

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The tree's only records with a `style`. */
export const isDoc = (value: unknown): value is DocComment =>
  isNode(value) && "style" in value && "lines" in value;

/** The doc comments below a part of the tree, in no order. */
export function docsIn(root: unknown): readonly DocComment[] {
  const docs: DocComment[] = [];
  const stack: unknown[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isDoc(node)) docs.push(node);
    else if (typeof node === "object" && node !== null)
      for (const value of Object.values(node)) if (typeof value === "object") stack.push(value);
  }
  return docs;
}

/**
 * A part of the tree with every record changed that `change` has something else for, inner ones first; what
 * has no change in it stays the same object.
 */
export function mapNodes<T>(root: T, change: (node: Node) => Node): T {
  if (Array.isArray(root)) {
    let changed = false;
    const items = root.map((item: unknown) => {
      const mapped = mapNodes(item, change);
      changed ||= mapped !== item;
      return mapped;
    });
    // The items are of the list's own type: `change` keeps the kind of a record.
    return changed ? (items as T) : root;
  }
  if (!isNode(root) || isDoc(root)) return root;
  let copy: Record<string, unknown> | null = null;
  for (const [key, value] of Object.entries(root)) {
    if (typeof value !== "object" || value === null) continue;
    const mapped = mapNodes(value, change);
    if (mapped !== value) (copy ??= { ...root })[key] = mapped;
  }
  return change(copy ?? root) as T;
}

/** A part of the tree with every place moved. */
export function withSpans<T>(root: T, move: (span: Span) => Span): T {
  return mapNodes(root, (node) =>
    // Every `span` of the tree is one.
    "span" in node ? { ...node, span: move(node["span"] as Span) } : node,
  );
}
