import type { ParseResult, Statement } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { docRuns } from "../syntax/doc-runs";

/**
 * Doc comments of a module that are attached to nothing: the tree contains only attached ones, and comments
 * inside functions are ignored.
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

/** Every property `span` in the tree is a `Span`. */
const spanOf = (span: unknown): Span => span as Span;
