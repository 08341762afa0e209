/** One statement of a file, with the comments around it, as it goes into a bundle. */
import type { Statement } from "full-moon-wasm";
import type { Span } from "luau-contract";
import type { ModuleDraft } from "../model/draft";
import type { Declared } from "../syntax/declarations";
import type { SyntaxFile } from "../syntax/parse-source";
import { visitStatementTypes } from "../syntax/visit-syntax";

/** A file, and what is known of its links: what the pipeline gives of it. */
export interface BundleInput extends SyntaxFile {
  readonly draft: ModuleDraft;
}

export interface BundlePart {
  readonly file: BundleInput;
  /** From the end of the statement before to the end of this one's last line. */
  readonly text: string;
  /** Types that must stand before this part: the parent of an extern type. */
  readonly parents: readonly string[];
  /** Globals that must stand before it: those that a `typeof` reads. */
  readonly globals: readonly string[];
  /** Every type it names. */
  readonly types: readonly string[];
  readonly declares: readonly DeclaredName[];
}

export interface DeclaredName {
  readonly space: "type" | "value";
  readonly name: string;
}

/** What stands in the bundle in a place of the file's text; an empty text leaves the place out. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/**
 * Takes a file apart. The parts' texts, one after the other, are the file's text again but for the edits,
 * which are in order.
 */
export function partsOf(file: BundleInput, edits: readonly Edit[]): readonly BundlePart[] {
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
      text: edited(text, [start, end], edits),
      ...namesIn(statement),
      declares: declaredBy(statement),
    };
    start = end;
    return part;
  });
}

/** Behind its semicolon, if it has one: no statement can begin with it. */
export function behindStatement(text: string, { span }: Statement): number {
  const semicolon = /\s*;/y;
  semicolon.lastIndex = span[1];
  return semicolon.test(text) ? semicolon.lastIndex : span[1];
}

/** What follows a statement on its line, a comment as a rule, belongs to it. */
function endOfLine(text: string, from: number, limit: number): number {
  const lineEnd = text.indexOf("\n", from);
  return lineEnd === -1 || lineEnd >= limit ? from : lineEnd + 1;
}

/** A part of the text with the edits that lie in it. */
export function edited(text: string, [start, end]: Span, edits: readonly Edit[]): string {
  let result = "";
  let at = start;
  for (const {
    span: [from, to],
    text: instead,
  } of edits) {
    if (from < at || to > end) continue;
    result += text.slice(at, from) + instead;
    at = to;
  }
  return result + text.slice(at, end);
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

/** For other files: what is declared inside a block is known to them where it is a global. */
const declaredBy = (statement: Statement): readonly DeclaredName[] =>
  declaredIn(statement).flatMap(({ kind, name: { text: name } }): readonly DeclaredName[] => {
    if (kind === "declareFunction" || kind === "declareGlobal") return [{ space: "value", name }];
    return statement.kind === "luau" ? [] : [{ space: "type", name }];
  });
