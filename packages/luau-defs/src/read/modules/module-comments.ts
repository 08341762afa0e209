import type { FunctionBody, LuauStatement, ParseResult, Statement } from "full-moon-wasm";
import { luauTokens, restOfLine, type Span } from "luau-syntax";
import type { DialectFile } from "../dialects/read-dialects";
import { docAt, headEnd } from "../dialects/unattached-docs";
import { luauIn } from "../syntax/declarations";
import type { SourceFile } from "../source/source-file";
import { docRuns } from "../source/doc-runs";
import { docsIn, spanOfNode, visitNodes } from "../syntax/visit-syntax";

/** Doc comments that are attached to nothing, other than those inside functions. */
export function strayDocs(source: SourceFile, tree: ParseResult): readonly Span[] {
  const { text } = source;
  const attached = [
    ...docsIn(tree.statements),
    ...tree.strayDocs,
    ...(tree.moduleDoc ? [tree.moduleDoc] : []),
  ];
  const starts = new Set(attached.map(({ span }) => span[0]));
  const functions = functionsIn(source, tree);
  const statements = tree.statements.flatMap(spansIn);
  const members = new Set(tree.statements.flatMap(memberEnds));
  const within = (spans: readonly Span[], start: number): boolean =>
    spans.some((span) => span[0] <= start && start < span[1]);
  const isOnLine = (start: number): boolean => start === 0 || text[start - 1] === "\n";
  const isBehind = (start: number): boolean =>
    members.has(start - (/[ \t;]*$/.exec(text.slice(0, start).slice(-MAX_GAP_LENGTH))?.[0].length ?? 0));
  return docRuns(text).filter(
    ([start]) =>
      !starts.has(start) &&
      !within(functions, start) &&
      (isOnLine(start) || isBehind(start) || within(statements, start)),
  );
}

/** Longest space, in characters, between a statement and a comment in its line. */
const MAX_GAP_LENGTH = 200;

/** The spans of functions, without the heads of exported ones, in which parameters may be documented. */
function functionsIn(source: SourceFile, tree: ParseResult): readonly Span[] {
  const functions: Span[] = [];
  visitNodes(tree.statements, (node) => {
    const [start, end] = spanOfNode(node);
    // Only functions have a property `body`.
    if (!("body" in node)) return true;
    const head = headEnd(source.text, start, node["body"] as FunctionBody);
    functions.push([node["kind"] === "localFunction" ? start : restOfLine(source, head)[1], end]);
    return true;
  });
  return functions;
}

const spansIn = (statement: Statement): readonly Span[] =>
  statement.kind === "luau" ? statement.statements.map(({ span }) => span) : [statement.span];

/** The ends of statements that define members of tables. */
function memberEnds(statement: Statement): readonly number[] {
  if (statement.kind === "typeAlias") return statement.exported ? [statement.span[1]] : [];
  if (statement.kind !== "luau") return [];
  const isMember = (one: LuauStatement): boolean =>
    one.kind === "fieldFunction" ||
    (one.kind === "assignment" && (one.target.kind !== "path" || one.target.names.length > 1));
  return statement.statements.filter(isMember).map(({ span }) => span[1]);
}

/**
 * Introduces a plain module by a comment at the top of the file, with a blank line below it, or directly above its
 * `return`. Moonwave's classes have their own.
 */
export function withIntroduction(file: DialectFile): DialectFile {
  const { source, tree, handledDocs } = file;
  if (file.dialect === "moonwave" || tree.moduleDoc !== null) return file;
  const top = luauTokens(source.text).find(({ kind }) => kind !== "comment" && kind !== "directive")?.start;
  const last = luauIn(tree.statements).at(-1);
  const introduces = ([start, end]: Span): boolean =>
    (start === top && /^[^\S\n]*\n[^\S\n]*\n/.test(source.text.slice(end))) ||
    (last?.kind === "return" && /^[^\S\n]*\n[^\S\n]*$/.test(source.text.slice(end, last.span[0])));
  const attached = new Set(docsIn(tree.statements).map(({ span }) => span[0]));
  const run = docRuns(source.text).find(introduces);
  if (run === undefined || attached.has(run[0]) || handledDocs.has(run[0])) return file;
  const [moduleDoc = null] = docAt(source.text, run);
  const strayDocs = tree.strayDocs.filter(({ span }) => span[0] !== run[0]);
  return { ...file, tree: { ...tree, moduleDoc, strayDocs } };
}
