/** Generic walks over the parser's tree, since types and doc comments may be anywhere in it. */
import type { DocComment, Statement, Type } from "full-moon-wasm";
import type { Span } from "luau-syntax";

export type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Only doc comments have a `style`. */
export const isDoc = (value: unknown): value is DocComment => isNode(value) && "style" in value;

/** Calls `visit` for each node, those around others first. It returns whether to continue inside the node. */
export function visitNodes(root: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(root)) for (const item of root) visitNodes(item, visit);
  else if (isNode(root) && !isDoc(root) && visit(root))
    for (const value of Object.values(root)) visitNodes(value, visit);
}

/** Every property `span` in the tree is a `Span`; a member of a union has that of its type. */
export const spanOfNode = ({ span, type }: Node): Span =>
  (span ?? (isNode(type) ? type["span"] : undefined) ?? [0, 0]) as Span;

export function docsIn(root: unknown): readonly DocComment[] {
  const docs: DocComment[] = [];
  visitNodes(root, ({ doc }) => {
    if (isDoc(doc)) docs.push(doc);
    return true;
  });
  return docs;
}

const TYPES: ReadonlySet<unknown> = new Set<Type["kind"]>([
  "nil",
  "string",
  "boolean",
  "reference",
  "typeof",
  "table",
  "array",
  "function",
  "union",
  "intersection",
  "optional",
  "group",
]);

/** No other nodes have these kinds. */
const isType = (node: unknown): node is Type => isNode(node) && TYPES.has(node["kind"]);

/** Visits the types of declarations, but not those inside expressions and type functions. */
export function visitStatementTypes(statement: Statement, visit: (type: Type) => void): void {
  visitNodes(statement.kind === "luau" ? statement.declarations : statement, (node) => {
    if (isType(node)) visit(node);
    return node["kind"] !== "typeof" && node["kind"] !== "typeFunction";
  });
}

/** Replaces nodes with the result of `change`, bottom-up. Unchanged subtrees keep their identity. */
export function mapNodes<T>(root: T, change: (node: Node) => Node): T {
  const inside = mapParts(root, mapNodes, change);
  // `change` preserves the kind of a node.
  return isNode(inside) && !isDoc(inside) ? (change(inside) as T) : inside;
}

/** @param change returns a replacement, or null to continue with the types inside */
export function mapType<T>(root: T, change: (type: Type) => Type | null): T {
  const changed = isType(root) ? change(root) : null;
  // `change` replaces types by types.
  if (changed !== null) return changed as T;
  return isType(root) && root.kind === "typeof" ? root : mapParts(root, mapType, change);
}

/** Applies a function that preserves types to the items of a list, or to the properties of a node. */
function mapParts<T, C>(root: T, map: <P>(part: P, change: C) => P, change: C): T {
  if (typeof root !== "object" || root === null || isDoc(root)) return root;
  const parts = root as Node;
  let copy: Record<string, unknown> | null = null;
  for (const key in parts) {
    const part = map(parts[key], change);
    // The copy has the same keys as the list or node.
    if (part !== parts[key])
      (copy ??= (Array.isArray(root) ? [...root] : { ...root }) as Record<string, unknown>)[key] = part;
  }
  return (copy ?? root) as T;
}

export const withSpans = <T>(root: T, move: (span: Span) => Span): T =>
  mapNodes(root, (node) => ("span" in node ? { ...node, span: move(spanOfNode(node)) } : node));
