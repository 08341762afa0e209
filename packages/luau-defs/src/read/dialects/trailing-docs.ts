/**
 * In: the tree of a module. Out: the same tree, in which a doc comment after a declaration, in the same line,
 * documents it: `kit.size = 1 --- Text.`
 */
import type { DocComment, FunctionBody } from "full-moon-wasm";
import { luauTokens, type Span } from "luau-syntax";
import type { SyntaxFile } from "../syntax/parse-source";
import { docAt } from "./read-comments";
import { docsIn, mapNodes } from "./map-tree";

export function withTrailingDocs(file: SyntaxFile): SyntaxFile {
  const { source, tree } = file;
  if (!/^[^\n]*[^\s\n-][^\n]*--[-[]/m.test(source.text)) return file;
  const comments = trailingComments(file);
  if (comments.size === 0) return file;
  const subjects = subjectsOf(file, comments);
  const used = new Set([...subjects.values()].map(({ span }) => span[0]));
  const statements = mapNodes(tree.statements, (node) => {
    const doc = node["doc"] === null ? subjects.get(keyOf(node)) : undefined;
    return doc === undefined ? node : { ...node, doc };
  });
  const strayDocs = tree.strayDocs.filter(({ span }) => !used.has(span[0]));
  return { source, tree: { ...tree, statements, strayDocs } };
}

/** Comments by the end of the code before them in their line. */
function trailingComments({ source: { text }, tree }: SyntaxFile): ReadonlyMap<number, DocComment> {
  const attached = new Set(docsIn(tree.statements).map(({ span }) => span[0]));
  const found = new Map<number, DocComment>();
  for (const { kind, start, end } of luauTokens(text)) {
    const span: Span = [start, end];
    if (kind !== "docComment" || attached.has(span[0])) continue;
    const line = text.slice(text.lastIndexOf("\n", span[0] - 1) + 1, span[0]);
    const isLast = /^[ \t]*\r?(?:\n|$)/.test(text.slice(span[1]).slice(0, 200));
    const [doc] = line.trim() === "" || !isLast ? [] : docAt(text, span);
    const code = line.replace(/[ \t]*[,;]?[ \t]*$/, "");
    if (doc !== undefined) found.set(span[0] - line.length + code.length, doc);
  }
  return found;
}

type Node = Readonly<Record<string, unknown>>;

/** The nodes that comments document: the outermost that begins in the line, or else the outermost that ends there. */
function subjectsOf(
  { source: { text }, tree }: SyntaxFile,
  comments: ReadonlyMap<number, DocComment>,
): ReadonlyMap<string, DocComment> {
  const best = new Map<DocComment, Node>();
  const rank = (node: Node, doc: DocComment): number => {
    const [start, end] = spanOf(node);
    const isInLine = !text.slice(start, doc.span[0]).includes("\n");
    return end - start + (isInLine ? text.length : 0);
  };
  // A list of nodes in which each is before those in it.
  const left: unknown[] = [tree.statements];
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value !== "object" || value === null) continue;
    const node = value as Node;
    for (const end of "doc" in node ? endsOf(node, text) : []) {
      const doc = comments.get(end);
      const known = doc === undefined ? undefined : best.get(doc);
      if (doc !== undefined && (known === undefined || rank(node, doc) > rank(known, doc)))
        best.set(doc, node);
    }
    left.push(...Object.values(value));
  }
  return new Map([...best].map(([doc, node]) => [keyOf(node), doc]));
}

/** Every property `span` in the tree is a `Span`; a member of a union has that of its type. */
const spanOf = ({ span, type }: Node): Span =>
  (span ?? (type as { readonly span?: Span } | null | undefined)?.span ?? [0, 0]) as Span;

/** Where a node ends; of a function, also its head. */
function endsOf(node: Node, text: string): readonly number[] {
  const [, end] = spanOf(node);
  // Only functions have a property `body`.
  const body = node["body"] as FunctionBody | undefined;
  if (body === undefined) return [end];
  const last = body.parameters.at(-1)?.span[1] ?? spanOf(node)[0];
  return [end, body.returns?.span[1] ?? text.indexOf(")", last) + 1];
}

const keyOf = (node: Node): string => spanOf(node).join();
