/** Walks the syntax tree generically, since doc comments may be anywhere in it. */
import type { DocComment } from "full-moon-wasm";
import type { Span } from "luau-syntax";

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Only doc comments have a `style`. */
export const isDoc = (value: unknown): value is DocComment =>
  isNode(value) && "style" in value && "lines" in value;

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

/** Replaces records with the result of `change`, bottom-up. Unchanged subtrees keep their identity. */
export function mapNodes<T>(root: T, change: (node: Node) => Node): T {
  if (Array.isArray(root)) {
    let changed = false;
    const items = root.map((item: unknown) => {
      const mapped = mapNodes(item, change);
      changed ||= mapped !== item;
      return mapped;
    });
    // `change` preserves the kind of a record, so the items keep the list's type.
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

export function withSpans<T>(root: T, move: (span: Span) => Span): T {
  return mapNodes(root, (node) =>
    // Every property `span` in the tree is a `Span`.
    "span" in node ? { ...node, span: move(node["span"] as Span) } : node,
  );
}
