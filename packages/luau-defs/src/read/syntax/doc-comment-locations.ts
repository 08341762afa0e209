import type { Attribute, DocComment, ExternMember, ParseResult, Type } from "full-moon-wasm";
import { declarationsIn, type Declared } from "./declarations";
import { visitStatementTypes } from "./visit-syntax";
import { luauTokens, type Span } from "luau-syntax";

export interface DocLocation {
  readonly doc: DocComment;
  /** Start offset of the documented node. */
  readonly start: number;
  readonly attributes: readonly Attribute[];
}

type Places = DocLocation[];

/** Without the module's introduction. */
export const docLocations = (tree: ParseResult): readonly DocLocation[] =>
  declarationsIn(tree).flatMap(docLocationsOf);

/** All doc comments, the module's introduction first. */
export const docCommentsIn = (tree: ParseResult): readonly DocComment[] =>
  [tree.moduleDoc, ...docLocations(tree).map(({ doc }) => doc)].filter((doc) => doc !== null);

/** Conversion and linting both look for them, and the search takes a tenth of an analysis. */
const locationsOf = new WeakMap<Declared, readonly DocLocation[]>();

/** The doc comments of one declaration, in file order. */
export function docLocationsOf(statement: Declared): readonly DocLocation[] {
  const places = locationsOf.get(statement) ?? findDocLocations(statement);
  locationsOf.set(statement, places);
  return places;
}

function findDocLocations(statement: Declared): readonly DocLocation[] {
  const found: Places = [];
  note(found, statement, statement.kind === "declareFunction" ? statement.attributes : []);
  if (statement.kind === "externType") for (const member of statement.members) noteMember(found, member);
  if (statement.kind === "declareFunction")
    for (const parameter of statement.signature.parameters) note(found, parameter);
  if (statement.kind === "typeFunction")
    for (const parameter of statement.body.parameters) note(found, parameter);
  visitStatementTypes(statement, (type) => noteInside(found, type));
  return found.length < 2 ? found : found.sort((a, b) => a.doc.span[0] - b.doc.span[0]);
}

function note(
  found: Places,
  { doc, span }: { readonly doc: DocComment | null; readonly span: readonly [number, number] },
  attributes: readonly Attribute[] = [],
): void {
  if (doc !== null) found.push({ doc, start: span[0], attributes });
}

function noteMember(found: Places, member: ExternMember): void {
  note(found, member, member.kind === "method" ? member.attributes : []);
  if (member.kind === "method") for (const parameter of member.signature.parameters) note(found, parameter);
}

/** Records the doc comments directly in a type; nested types are visited separately. */
function noteInside(found: Places, type: Type): void {
  if (type.kind === "table") for (const field of type.fields) note(found, field);
  else if (type.kind === "union" || type.kind === "intersection")
    for (const member of type.members) note(found, { doc: member.doc, span: member.type.span });
  else if (type.kind === "function")
    for (const parameter of type.signature.parameters) note(found, parameter);
}

/** The spans of block comments, and of runs of `---` lines. */
export function docRuns(text: string): readonly Span[] {
  const runs: Span[] = [];
  for (const { kind, start, end } of luauTokens(text)) {
    if (kind !== "docComment") continue;
    const span: Span = [start, end];
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
