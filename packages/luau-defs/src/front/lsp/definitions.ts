/** In: a position. Out: where the symbol there, or its type, is declared. */
import type { Location } from "vscode-languageserver";
import { type TypeOrPack, visitReferences } from "luau-syntax";
import type { BodyParameter, Parameter, ParseResult, Signature } from "full-moon-wasm";
import { typesOf } from "../../model/entries";
import type { AnyEntry } from "../../model/model";
import type { Target } from "./occurrence";
import { offsetAt, touchesSpan } from "./text-ranges";
import { declarationsOf, type AtPosition, type DocumentContext } from "./request-context";
import { declarationsIn } from "../../read/syntax/declarations";
import { visitStatementTypes } from "../../read/syntax/visit-syntax";

export function definition(context: DocumentContext, { position }: AtPosition): Location[] {
  const symbol = context.symbolAt(position);
  return symbol === null ? [] : declarationsOf(context, symbol.target);
}

export function typeDefinition(context: DocumentContext, { position }: AtPosition): Location[] {
  const symbol = context.symbolAt(position);
  const offset = offsetAt(context.source, position);
  const targets = symbol === null ? typesOfParameter(context, offset) : typesOfSymbol(context, symbol.target);
  return [...new Set(targets)].flatMap((target) => declarationsOf(context, target));
}

/** A parameter is not a symbol: its types are the names in its declaration. */
function typesOfParameter({ analysis, file }: DocumentContext, offset: number): readonly Target[] {
  if (file === null) return [];
  const around = parametersIn(file.tree).find(
    ({ name, type }) => name !== null && type !== null && touchesSpan(name.span, offset),
  );
  const [start, end] = around?.type?.span ?? [0, 0];
  const names = analysis.occurrences.inFile(file.source.path);
  return names
    .filter(({ kind, span }) => kind === "reference" && span[0] >= start && span[1] <= end)
    .map(({ target }) => target);
}

function typesOfSymbol({ analysis }: DocumentContext, target: Target): readonly Target[] {
  const subject = analysis.occurrences.subject(target);
  if (subject?.kind !== "entry") return [];
  const { entry } = subject;
  const types = valueTypes(entry);
  if (types === null) return [entry.id];
  const targets: Target[] = [];
  for (const type of types)
    visitReferences(type, ({ target: one }) => {
      if (one.kind === "symbol" && one.id !== null) targets.push(one.id);
    });
  return targets;
}

/** The types of what a function returns, or of a value. Null for types. */
function valueTypes(entry: AnyEntry): readonly TypeOrPack[] | null {
  if (entry.kind === "function")
    return entry.signatures.flatMap(({ returns }) => returns.map(({ type }) => type));
  return isValue(entry) ? typesOf(entry) : null;
}

const isValue = ({ kind }: AnyEntry): boolean =>
  kind === "constant" || kind === "property" || kind === "enumValue";

function parametersIn(tree: ParseResult): readonly (Parameter | BodyParameter)[] {
  const all: (Parameter | BodyParameter)[] = [];
  const add = ({ parameters }: Pick<Signature, "parameters">): void => void all.push(...parameters);
  for (const declared of declarationsIn(tree)) {
    if (declared.kind === "declareFunction") add(declared.signature);
    if (declared.kind === "externType")
      for (const member of declared.members) if (member.kind === "method") add(member.signature);
    visitStatementTypes(declared, (type) => {
      if (type.kind === "function") add(type.signature);
    });
  }
  for (const statement of tree.statements) {
    if (statement.kind !== "luau") continue;
    for (const one of statement.statements)
      if (one.kind === "localFunction" || one.kind === "fieldFunction") all.push(...one.body.parameters);
  }
  return all;
}
