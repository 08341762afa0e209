import type { FunctionBody, LuauStatement, ParseResult, Statement } from "full-moon-wasm";
import { restOfLine, type Span } from "luau-syntax";
import type { SourceFile } from "../source/source-file";
import { docRuns } from "../syntax/doc-comment-locations";

/** Doc comments that are attached to nothing, other than those inside functions. */
export function strayDocs(source: SourceFile, tree: ParseResult): readonly Span[] {
  const { text } = source;
  const { taken, functions, statements, members } = spansIn(source, tree);
  const isTaken = new Set(taken.map(([start]) => start));
  const within = (spans: readonly Span[], [start]: Span): boolean =>
    spans.some((span) => span[0] <= start && start < span[1]);
  const isOnLine = ([start]: Span): boolean => start === 0 || text[start - 1] === "\n";
  const isBehind = ([start]: Span): boolean =>
    members.has(start - (/[ \t;]*$/.exec(text.slice(0, start).slice(-LONGEST_GAP))?.[0].length ?? 0));
  return docRuns(text).filter(
    (doc) =>
      !isTaken.has(doc[0]) &&
      !within(functions, doc) &&
      (isOnLine(doc) || isBehind(doc) || within(statements, doc)),
  );
}

/** Between a statement and a comment in the same line. */
const LONGEST_GAP = 200;

interface Spans {
  readonly taken: Span[];
  readonly functions: Span[];
  readonly statements: Span[];
  /** Ends of statements that define members of tables. */
  readonly members: Set<number>;
}

function spansIn(source: SourceFile, tree: ParseResult): Spans {
  const statements = tree.statements.flatMap(ownSpans);
  const members = new Set(tree.statements.flatMap(memberEnds));
  const spans: Spans = { taken: [], functions: [], statements, members };
  const stack: unknown[] = [tree];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node !== "object" || node === null) continue;
    if ("style" in node && "span" in node) spans.taken.push(spanOf(node.span));
    if ("body" in node && "span" in node) {
      const [start, end] = spanOf(node.span);
      const isLocal = "kind" in node && node.kind === "localFunction";
      // Only functions have a property `body`.
      spans.functions.push([isLocal ? start : headEnd(source, start, node.body as FunctionBody), end]);
    }
    stack.push(...Object.values(node).filter((value) => typeof value === "object"));
  }
  return spans;
}

/** The end of the line in which the parameters and the result of a function end. */
function headEnd(source: SourceFile, start: number, { parameters, returns }: FunctionBody): number {
  const last = returns?.span[1] ?? parameters.at(-1)?.span[1] ?? start;
  const end = returns === null ? source.text.indexOf(")", last) : last;
  return restOfLine(source, Math.max(end, last))[1];
}

const ownSpans = (statement: Statement): readonly Span[] =>
  statement.kind === "luau" ? statement.statements.map(({ span }) => span) : [statement.span];

function memberEnds(statement: Statement): readonly number[] {
  if (statement.kind === "typeAlias") return statement.exported ? [statement.span[1]] : [];
  if (statement.kind !== "luau") return [];
  const isMember = (one: LuauStatement): boolean =>
    one.kind === "fieldFunction" ||
    (one.kind === "assignment" && (one.target.kind !== "path" || one.target.names.length > 1));
  return statement.statements.filter(isMember).map(({ span }) => span[1]);
}

/** Every property `span` in the tree is a `Span`. */
const spanOf = (span: unknown): Span => span as Span;
