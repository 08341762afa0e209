/** Every doc comment of a tree, with what it stands above. */
import type { Attribute, DocComment, ExternMember, PackOrType, ParseResult, Signature, Type, UnionMember } from "full-moon-wasm";
import { declarationsIn, type Declared } from "../syntax/declarations";

export interface DocPlace {
  readonly doc: DocComment;
  /** Where the documented thing begins. */
  readonly start: number;
  readonly attributes: readonly Attribute[];
  /** Neither a page nor an editor shows it: it is within a type that has no name of its own. */
  readonly nested: boolean;
}

type Places = DocPlace[];

/** The module's introduction is not among them. */
export function docPlaces(tree: ParseResult): readonly DocPlace[] {
  const found: Places = [];
  for (const statement of declarationsIn(tree)) visitStatement(statement, found);
  return found;
}

const note = (found: Places, doc: DocComment | null, start: number, nested: boolean, attributes: readonly Attribute[] = []): void => {
  if (doc !== null) found.push({ doc, start, attributes, nested });
};

function visitStatement(statement: Declared, found: Places): void {
  const attributes = statement.kind === "declareFunction" ? statement.attributes : [];
  note(found, statement.doc, statement.span[0], false, attributes);
  switch (statement.kind) {
    case "declareFunction":
      return visitSignature(statement.signature, found, false);
    case "declareGlobal":
      return visitType(statement.type, found, false);
    case "externType":
      for (const member of statement.members) visitMember(member, found, false);
      return;
    case "typeAlias":
      return visitType(statement.type, found, false);
    case "typeFunction":
      return;
  }
}

function visitMember(member: ExternMember, found: Places, nested: boolean): void {
  note(found, member.doc, member.span[0], nested, member.kind === "method" ? member.attributes : []);
  if (member.kind === "method") return visitSignature(member.signature, found, nested);
  if (member.kind === "property") return visitValue(member.type, member.doc, found, nested);
  visitType(member.key, found, true);
  visitType(member.value, found, true);
}

/** A field's own type: overloads and parameters have texts, and so have the values of a table that is an enum. */
function visitValue(type: Type, doc: DocComment | null, found: Places, nested: boolean): void {
  const bare = unwrapped(type);
  const shown = bare.kind === "function" || bare.kind === "intersection" || (bare.kind === "table" && isEnum(doc));
  visitType(bare, found, nested || !shown);
}

const isEnum = (doc: DocComment | null): boolean => doc?.lines.some(({ text }) => /^\s*@tag\s+enum\b/.test(text)) ?? false;

function visitType(type: Type, found: Places, nested: boolean): void {
  switch (type.kind) {
    case "table":
      for (const field of type.fields) visitMember(field, found, nested);
      return;
    case "union":
    case "intersection":
      for (const member of type.members) visitUnionMember(member, found, nested);
      return;
    case "function":
      return visitSignature(type.signature, found, nested);
    case "group":
    case "optional":
      return visitType(type.type, found, nested);
    case "array":
      return visitType(type.element, found, true);
    case "reference":
      for (const argument of type.args ?? []) visitPack(argument, found);
      return;
    default:
      return;
  }
}

function visitUnionMember({ doc, type }: UnionMember, found: Places, nested: boolean): void {
  note(found, doc, type.span[0], nested);
  const bare = unwrapped(type);
  if (bare.kind === "function") visitSignature(bare.signature, found, nested);
  else visitType(bare, found, true);
}

const unwrapped = (type: Type): Type => (type.kind === "group" ? unwrapped(type.type) : type);

function visitSignature({ parameters, variadic, returns }: Signature, found: Places, nested: boolean): void {
  for (const { doc, span, type } of parameters) {
    note(found, doc, span[0], nested);
    visitType(type, found, true);
  }
  if (variadic !== null) visitPack(variadic, found);
  visitPack(returns, found);
}

function visitPack(pack: PackOrType, found: Places): void {
  if (pack.kind === "genericPack") return;
  if (pack.kind === "variadic") return visitType(pack.type, found, true);
  if (pack.kind !== "typeList") return visitType(pack, found, true);
  for (const { type } of pack.types) visitType(type, found, true);
  if (pack.tail !== null) visitPack(pack.tail, found);
}
