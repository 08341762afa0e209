/**
 * In: the tree of a file. Out: the same tree, in which comments that the parser attached to nothing document
 * the code around them.
 */
import { parse, type DocComment, type FunctionBody, type Type, type Value } from "full-moon-wasm";
import { luauTokens, type Span } from "luau-syntax";
import { noResults, referenceTo } from "../syntax/build-syntax";
import { docRuns } from "../source/doc-runs";
import type { SyntaxFile } from "../syntax/parse-source";
import { docsIn, mapNodes, spanOfNode, visitNodes, type Node } from "../syntax/visit-syntax";
import type { ReadComment } from "./comment";

export function findComments({ source, tree }: SyntaxFile) {
  const attached = docsIn(tree.statements);
  const starts = new Set(attached.map(({ span }) => span[0]));
  const runs = docRuns(source.text).filter(([start]) => !starts.has(start));
  return { attached, unattached: runs.flatMap((span) => docAt(source.text, span)) };
}

/** Reads a run of doc comments with the parser. */
export function docAt(text: string, [start, end]: Span): readonly DocComment[] {
  const { moduleDoc, strayDocs } = parse(`${text.slice(start, end)}\n`);
  const doc = moduleDoc ?? strayDocs[0];
  if (doc === undefined) return [];
  const lines = doc.lines.map((line) => ({ text: line.text, start: line.start + start }));
  return [{ style: doc.style, lines, span: [doc.span[0] + start, doc.span[1] + start] }];
}

/** Attaches comments to nodes that have none. */
function withDocs(
  { source, tree }: SyntaxFile,
  docFor: (node: Node) => DocComment | null | undefined,
): SyntaxFile {
  const usedStarts = new Set<number>();
  const statements = mapNodes(tree.statements, (node) => {
    const doc = (node["doc"] === null ? docFor(node) : null) ?? null;
    if (doc === null) return node;
    usedStarts.add(doc.span[0]);
    return { ...node, doc };
  });
  const strayDocs = tree.strayDocs.filter(({ span }) => !usedStarts.has(span[0]));
  return { source, tree: { ...tree, statements, strayDocs } };
}

/** A comment after a declaration, in the same line, documents it: `kit.size = 1 --- Text.` */
export function withTrailingDocs(file: SyntaxFile): SyntaxFile {
  // The first character of a line that is neither a dash nor white space is code.
  if (!/^(?:[^\S\n]|-)*[^\s-][^\n]*?--[-[]/m.test(file.source.text)) return file;
  const comments = trailingComments(file);
  if (comments.size === 0) return file;
  const subjects = subjectsOf(file, comments);
  return withDocs(file, (node) => subjects.get(spanOfNode(node).join()));
}

/** Comments by the end of the code before them. */
function trailingComments({ source: { text }, tree }: SyntaxFile): ReadonlyMap<number, DocComment> {
  const attached = new Set(docsIn(tree.statements).map(({ span }) => span[0]));
  const comments = new Map<number, DocComment>();
  for (const { kind, start, end } of luauTokens(text)) {
    if (kind !== "docComment" || attached.has(start)) continue;
    const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
    const isLast = /^[ \t]*\r?(?:\n|$)/.test(text.slice(end).slice(0, 200));
    const [doc] = line.trim() === "" || !isLast ? [] : docAt(text, [start, end]);
    const code = line.replace(/[ \t]*[,;]?[ \t]*$/, "");
    if (doc !== undefined) comments.set(start - line.length + code.length, doc);
  }
  return comments;
}

/**
 * Comments by the span of the node that they document: the outermost that begins in the line, or else the
 * outermost that ends in it.
 */
function subjectsOf(
  { source: { text }, tree }: SyntaxFile,
  comments: ReadonlyMap<number, DocComment>,
): ReadonlyMap<string, DocComment> {
  const closest = new Map<DocComment, { readonly key: string; readonly rank: number }>();
  visitNodes(tree.statements, (node) => {
    const [start, end] = spanOfNode(node);
    for (const doc of "doc" in node ? endsOf(node, text).map((one) => comments.get(one)) : []) {
      if (doc === undefined) continue;
      const isInLine = !text.slice(start, doc.span[0]).includes("\n");
      const rank = end - start + (isInLine ? text.length : 0);
      if (rank > (closest.get(doc)?.rank ?? -1)) closest.set(doc, { key: [start, end].join(), rank });
    }
    return true;
  });
  return new Map([...closest].map(([doc, { key }]) => [key, doc]));
}

/** The ends of a node, and of a function's head. */
function endsOf(node: Node, text: string): readonly number[] {
  const [start, end] = spanOfNode(node);
  // Only functions have a property `body`.
  const body = node["body"] as FunctionBody | undefined;
  return body === undefined ? [end] : [end, headEnd(text, start, body)];
}

/** The end of a function's result type, or of its parentheses. */
export const headEnd = (text: string, start: number, { parameters, returns }: FunctionBody): number =>
  returns?.span[1] ?? text.indexOf(")", parameters.at(-1)?.span[1] ?? start) + 1;

/** A comment above a function, or a function in `typeof`. */
const CLOSURE = /(?:\]=*\]|---[^\n]*\n|\btypeof\s*\()\s*function\s*[(<]/;

/**
 * A comment above a function without a name documents what has this function as its value, and
 * `typeof(function … end)` is the type of the function.
 */
export function withClosureDocs(file: SyntaxFile): SyntaxFile {
  const { text } = file.source;
  if (!CLOSURE.test(text)) return file;
  const docs = new Map(
    findComments(file).unattached.flatMap((doc) => {
      const between = /^[ \t]*\r?\n?[ \t]*(?=function\s*[(<])/.exec(text.slice(doc.span[1]));
      return between === null ? [] : [[doc.span[1] + between[0].length, doc] as const];
    }),
  );
  const { source, tree } = withDocs(file, (node) => {
    const value = Array.isArray(node["values"]) ? (node["values"][0] as unknown) : node["value"];
    const closure = closureInTypeof(node["type"]) ?? closureIn(value);
    return closure === null ? null : docs.get(closure.span[0]);
  });
  const statements = mapNodes(tree.statements, (node) => {
    const closure = "doc" in node ? closureInTypeof(node["type"]) : null;
    return closure === null ? node : { ...node, type: functionType(closure) };
  });
  return { source, tree: { ...tree, statements } };
}

type Closure = Extract<Value, { kind: "closure" }>;

const kindOf = (node: unknown): unknown =>
  typeof node === "object" && node !== null && "kind" in node ? node.kind : null;

/** Only expressions have the kind `closure`. */
const closureIn = (node: unknown): Closure | null => (kindOf(node) === "closure" ? (node as Closure) : null);

const closureInTypeof = (type: unknown): Closure | null =>
  kindOf(type) === "typeof" ? closureIn((type as Node)["value"]) : null;

function functionType({ body, attributes, span }: Closure): Type {
  const { generics, parameters, vararg, returnsValues } = body;
  const any = (typeSpan: Span): Type => referenceTo("any", typeSpan);
  const rest: FunctionBody["variadic"] = vararg ? { kind: "variadic", type: any(span), span } : null;
  const signature = {
    generics,
    parameters: parameters.map((one) => ({ ...one, type: one.type ?? any(one.span) })),
    variadic: body.variadic ?? rest,
    returns: body.returns ?? (returnsValues ? any(span) : noResults(span)),
  };
  return { kind: "function", attributes, signature, span };
}

/** Attaches Moonwave comments to functions below them, also across blank lines. */
export function withCommentsAbove(file: SyntaxFile, unattached: readonly ReadComment[]): SyntaxFile {
  const { text } = file.source;
  const docsAbove = new Map(
    unattached.flatMap(({ declares, doc }) =>
      declares === null ? [[nextWord(text, doc.span), doc] as const] : [],
    ),
  );
  return docsAbove.size === 0
    ? file
    : withDocs(file, (node) => (isFunction(node) ? docsAbove.get(spanOfNode(node)[0]) : null));
}

/** `function a.b()`, `local function a()`, `local a = function()`, `a.b = function()` */
const isFunction = ({ kind, value }: Node): boolean =>
  kind === "fieldFunction" ||
  kind === "localFunction" ||
  ((kind === "variable" || kind === "assignment") && kindOf(value) === "closure");

const HEAD = /function\s+(?:[A-Za-z_][\w.]*([.:]))?([A-Za-z_]\w*)\s*[<(]/y;

/**
 * Takes the name of a member from the code below its comment inside a function, which the tree does not
 * contain.
 */
export function namedByCode(comment: ReadComment, text: string): ReadComment {
  const { declares, within, doc } = comment;
  if (declares !== null || within === null) return comment;
  HEAD.lastIndex = nextWord(text, doc.span);
  const [all = "", mark = "", name = ""] = HEAD.exec(text) ?? [];
  if (name === "") return comment;
  const start = HEAD.lastIndex - 1 - (/\s*$/.exec(all.slice(0, -1))?.[0].length ?? 0) - name.length;
  const kind = mark === ":" ? "method" : "function";
  return { ...comment, declares: { kind, name: { text: name, start }, type: null, generics: [] } };
}

const nextWord = (text: string, [, end]: Span): number =>
  end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
