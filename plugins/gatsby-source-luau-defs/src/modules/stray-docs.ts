import { tokenize, type ParseResult, type Statement } from "full-moon-wasm";
import type { Span } from "luau-contract";

/**
 * Doc comments of a module that stand above nothing: the tree has only those that it could give to something,
 * and inside functions nobody looks for any.
 */
export function strayDocs(text: string, tree: ParseResult): readonly Span[] {
  const { taken, functions, statements } = spansIn(tree);
  const isTaken = new Set(taken.map(([start]) => start));
  const within = (spans: readonly Span[], [start]: Span): boolean =>
    spans.some((span) => span[0] <= start && start < span[1]);
  const isOnLine = ([start]: Span): boolean => start === 0 || text[start - 1] === "\n";
  return docRuns(text).filter(
    (doc) => !isTaken.has(doc[0]) && !within(functions, doc) && (isOnLine(doc) || within(statements, doc)),
  );
}

/** Blocks, and runs of `---` lines, each as one. */
function docRuns(text: string): readonly Span[] {
  const runs: Span[] = [];
  for (const { kind, span } of tokenize(text).tokens) {
    if (kind !== "docComment") continue;
    const last = runs.at(-1);
    const follows =
      last !== undefined &&
      isLine(text, last) &&
      isLine(text, span) &&
      /^[^\S\n]*\n?[^\S\n]*$/.test(text.slice(last[1], span[0]));
    if (follows) runs[runs.length - 1] = [last[0], span[1]];
    else runs.push(span);
  }
  return runs;
}

const isLine = (text: string, [start]: Span): boolean => text.startsWith("---", start);

interface Spans {
  readonly taken: Span[];
  readonly functions: Span[];
  readonly statements: Span[];
}

function spansIn(tree: ParseResult): Spans {
  const spans: Spans = { taken: [], functions: [], statements: tree.statements.flatMap(ownSpans) };
  const stack: unknown[] = [tree];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node !== "object" || node === null) continue;
    if ("style" in node && "span" in node) spans.taken.push(spanOf(node.span));
    if ("body" in node && "span" in node) spans.functions.push(spanOf(node.span));
    stack.push(...Object.values(node).filter((value) => typeof value === "object"));
  }
  return spans;
}

const ownSpans = (statement: Statement): readonly Span[] =>
  statement.kind === "luau" ? statement.statements.map(({ span }) => span) : [statement.span];

/** Every `span` of the tree is one. */
const spanOf = (span: unknown): Span => span as Span;
