import type { Statement } from "full-moon-wasm";
import type { Edit, Span } from "luau-syntax";
import type { DeclaredName, Definition } from "../../model/definition";
import type { Declared } from "../../read/syntax/declarations";
import type { AnalysedSource } from "../../read/analyse-file";
import { visitStatementTypes } from "../../read/syntax/visit-syntax";

/** The text begins at the end of the previous statement. */
export interface BundlePart extends Omit<Definition, "platform"> {
  readonly file: AnalysedSource;
  readonly span: Span;
  /** An extern type must follow its parent. */
  readonly parents: readonly string[];
  readonly globals: readonly string[];
  readonly types: readonly string[];
}

/** The parts, joined, are the file's text with the edits applied, which must be sorted. */
export function partsOf(file: AnalysedSource, edits: readonly Edit[]): readonly BundlePart[] {
  const { text } = file.source;
  const { statements } = file.tree;
  let start = 0;
  return statements.map((statement, index) => {
    const end =
      index === statements.length - 1
        ? text.length
        : endOfLine(text, behindStatement(text, statement), statements[index + 1]?.span[0] ?? text.length);
    const part = {
      file,
      span: [start, end] as const,
      text: withEditsIn(text, [start, end], edits),
      ...namesIn(statement),
      declares: declaredBy(statement),
      scope: scopeOf(statement),
    };
    start = end;
    return part;
  });
}

/** A semicolon belongs to the statement before it: no statement can start with one. */
export function behindStatement(text: string, { span }: Statement): number {
  const semicolon = /\s*;/y;
  semicolon.lastIndex = span[1];
  return semicolon.test(text) ? semicolon.lastIndex : span[1];
}

function endOfLine(text: string, from: number, limit: number): number {
  const lineEnd = text.indexOf("\n", from);
  return lineEnd === -1 || lineEnd >= limit ? from : lineEnd + 1;
}

export function withEditsIn(text: string, [start, end]: Span, edits: readonly Edit[]): string {
  let result = "";
  let offset = start;
  for (const {
    span: [from, to],
    text: replacement,
  } of edits) {
    if (from < offset || to > end) continue;
    result += text.slice(offset, from) + replacement;
    offset = to;
  }
  return result + text.slice(offset, end);
}

function namesIn(statement: Statement): Pick<BundlePart, "parents" | "globals" | "types"> {
  const globals = new Set<string>();
  const types = new Set<string>();
  visitStatementTypes(statement, (type) => {
    if (type.kind === "reference" && type.prefix === null) types.add(type.name.text);
    if (type.kind === "typeof")
      for (const [name] of type.expression.matchAll(/\b[A-Za-z_]\w*/g)) globals.add(name);
  });
  const externs = declaredIn(statement).filter((one) => one.kind === "externType");
  const parents = externs.flatMap(({ parent }) => (parent === null ? [] : [parent.text]));
  return { parents, globals: [...globals], types: [...types, ...parents] };
}

const declaredIn = (statement: Statement): readonly Declared[] =>
  statement.kind === "luau" ? statement.declarations.map((nested) => nested.statement) : [statement];

/** Other files see only globals of what a block declares. */
const declaredBy = (statement: Statement): readonly DeclaredName[] =>
  declaredIn(statement).flatMap(({ kind, name: { text: name } }): readonly DeclaredName[] => {
    if (kind === "declareFunction" || kind === "declareGlobal") return [{ namespace: "value", name }];
    return statement.kind === "luau" ? [] : [{ namespace: "type", name }];
  });

/** Only aliases and type functions can be `exported`: everything else is visible in all files. */
function scopeOf(statement: Statement): Definition["scope"] {
  if (statement.kind === "luau") return "unknown";
  return "exported" in statement && !statement.exported ? "file" : "everywhere";
}
