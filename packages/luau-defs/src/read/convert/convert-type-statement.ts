/** `export type` and `declare extern type` statements: classes, enums, events and types. */

import { ANY_TYPE } from "luau-syntax";
import type { ExternMember, Name, TableField, Type } from "full-moon-wasm";
import type { AliasStatement, ExternStatement, TypeFunctionStatement } from "../syntax/declarations";
import { typeId, type SymbolId } from "../../model/ids";
import type { ClassEntry, EnumEntry, EventEntry, TypeEntry } from "../../model/model";
import {
  entryBase,
  firstOfEachName,
  withGenerics,
  type ConvertContext,
  throughAliases,
  throughLocals,
} from "./convert-context";
import { convertGenerics, convertType } from "./convert-type";
import { readDoc, type ParsedDoc } from "../syntax/doc-comment";
import { entryDoc, markerOf, noteTags } from "./read-entry-doc";
import { stringEnum, stringMembers, tableEnum, tableFields } from "./enum-entry";
import { signatureSlots } from "./event-slots";
import { convertMembers } from "./members";
import { withSignatureNotes } from "./signature-notes";
import { signaturesOf, subjectSignature } from "./convert-signatures";
import { signatureIn } from "./value-entry";
import { PRIMITIVE_TYPES } from "../../model/builtin-types";

export function convertAlias(
  outer: ConvertContext,
  alias: AliasStatement,
): ClassEntry | EnumEntry | EventEntry | TypeEntry {
  const context = withGenerics(outer, alias.generics);
  const doc = readDoc(context, alias.doc);
  return (
    eventOf(context, alias, doc) ??
    enumOf(context, alias, doc) ??
    recordOf(context, alias, doc) ??
    typeOf(context, alias, doc)
  );
}

function eventOf(context: ConvertContext, alias: AliasStatement, doc: ParsedDoc): EventEntry | null {
  const eventName = markerOf(doc, "event");
  const signatures = eventName === null ? null : signaturesOf(context, alias.type);
  if (eventName === null || signatures === null) return null;
  const base = aliasBase(context, alias, doc);
  const [{ signature }] = signatures;
  const slots = signatureSlots(context, signature, doc);
  noteTags(context, "event", base.path, doc, () => subjectSignature([slots]));
  // The module's table is added to the path once the whole file has been read.
  return {
    kind: "event",
    ...base,
    name: eventName || alias.name.text,
    listenerType: alias.name.text,
    ...slots,
  };
}

function enumOf(context: ConvertContext, alias: AliasStatement, doc: ParsedDoc): EnumEntry | null {
  const parts = enumParts(context, alias, doc);
  const strings = stringMembers(context, alias.type);
  if (strings !== null && alias.generics.length === 0) return stringEnum(context, parts, strings);
  const fields = markerOf(doc, "enum") === null ? null : tableFields(context, alias.type);
  return fields === null ? null : tableEnum(context, parts, fields);
}

function enumParts(
  context: ConvertContext,
  { name, span }: AliasStatement | ExternStatement,
  doc: ParsedDoc,
) {
  const { text } = name;
  const idOf = memberIds(context, text);
  return { id: typeId(context.module, text), name: text, path: text, span, doc, idOf };
}

function recordOf(context: ConvertContext, alias: AliasStatement, doc: ParsedDoc): ClassEntry | null {
  const record = recordIn(context, alias.type);
  return record === null ? null : classEntry(context, alias, doc, { origin: "record", ...record });
}

function classEntry(
  context: ConvertContext,
  statement: AliasStatement | ExternStatement,
  doc: ParsedDoc,
  { origin, fields, parent }: ClassParts,
): ClassEntry {
  const base = aliasBase(context, statement, doc);
  noteTags(context, "class", base.path, doc);
  const owner = { name: base.name, ownerKind: OWNER_KINDS[origin], idOf: memberIds(context, base.name) };
  return {
    kind: "class",
    ...base,
    origin,
    generics: statement.kind === "typeAlias" ? convertGenerics(statement.generics, context.scope) : [],
    parent: parentOf(context, base.id, parent),
    ...convertMembers(context, owner, fields),
    inherited: [],
  };
}

interface ClassParts {
  readonly origin: ClassEntry["origin"];
  readonly fields: readonly ExternMember[];
  /** The type that has further fields. */
  readonly parent: Name | null;
}

const OWNER_KINDS = { record: "table", extern: "extern", class: "class" } as const;

const memberIds =
  ({ module }: ConvertContext, owner: string) =>
  (member: string): SymbolId =>
    typeId(module, `${owner}.${member}`);

function typeOf(context: ConvertContext, alias: AliasStatement, doc: ParsedDoc): TypeEntry {
  noteTags(context, "type", alias.name.text, doc, () => signatureIn(context, alias.type));
  const base = aliasBase(context, alias, withSignatureNotes(doc));
  return {
    kind: "type",
    form: "alias",
    ...base,
    generics: convertGenerics(alias.generics, context.scope),
    type: convertType(alias.type, context.scope),
  };
}

/** A type function, whose parameters are described in a list, like those of aliases. */
export function convertTypeFunction(context: ConvertContext, statement: TypeFunctionStatement): TypeEntry {
  const { name, body } = statement;
  const doc = readDoc(context, statement.doc);
  const names = body.parameters.map((parameter) => parameter.name.text);
  noteTags(context, "type", name.text, doc, () => ({ parameters: names, hasSelf: false, returns: 1 }));
  const named = [...names, ...(body.vararg ? ["..."] : [])];
  return {
    kind: "type",
    form: "function",
    ...aliasBase(context, statement, withSignatureNotes(doc)),
    generics: named.map((one) => ({ name: one, pack: false, default: null })),
    type: ANY_TYPE,
  };
}

/** The class of an extern type or of plain Luau, or an enum if it is tagged and has only properties. */
export function convertExtern(context: ConvertContext, extern: ExternStatement): ClassEntry | EnumEntry {
  const { spelling, name, parent, members, span } = extern;
  const doc = readDoc(context, extern.doc);
  if (spelling === "class")
    context.recorded.classSpellings.push({
      name: name.text,
      parent: parent?.text ?? null,
      span: [span[0], name.span[1]],
    });
  const origin = spelling === "statement" ? "class" : "extern";
  return (
    taggedExtern(context, extern, doc) ??
    classEntry(context, extern, doc, { origin, fields: members, parent })
  );
}

function parentOf(context: ConvertContext, child: SymbolId, parent: Name | null): ClassEntry["parent"] {
  if (parent === null) return null;
  if (context.scope(parent.text)?.kind !== "generic")
    context.recorded.parents.push({ child, name: parent.text, span: parent.span });
  return { name: parent.text, target: null };
}

function taggedExtern(context: ConvertContext, extern: ExternStatement, doc: ParsedDoc): EnumEntry | null {
  const fields = extern.members.filter((member) => member.kind === "property");
  return markerOf(doc, "enum") === null || fields.length < extern.members.length
    ? null
    : tableEnum(context, enumParts(context, extern, doc), fields);
}

function aliasBase(
  context: ConvertContext,
  statement: AliasStatement | ExternStatement | TypeFunctionStatement,
  doc: ParsedDoc,
) {
  const {
    name: { text },
    span,
  } = statement;
  const base = entryBase(context, { id: typeId(context.module, text), name: text, path: text, span });
  return { ...base, doc: entryDoc(doc) };
}

/** The fields of a class whose type is written out. */
type TableRecord = Pick<ClassParts, "parent"> & { readonly fields: readonly TableField[] };

/** Limits recursion through types that contain each other. */
const MAX_DEPTH = 16;

/** The record of `{ … }`, and of `Parent & { … }` with documented fields; null for other types. */
function recordIn(context: ConvertContext, type: Type, depth = 0): TableRecord | null {
  const body = throughLocals(context, type);
  if (body.kind === "table") return { fields: body.fields, parent: null };
  if (body.kind !== "intersection" || depth > MAX_DEPTH) return null;
  const members = body.members.map((member) => throughLocals(context, member.type));
  const references = members.filter(({ kind }) => kind === "reference");
  const [first] = references;
  const parent = first === undefined ? null : parentName(context, first);
  if (references.length === members.length || (first !== undefined && parent === null)) return null;
  // A class has one parent: other types of the file are part of it.
  const parts = members
    .filter((member) => member !== first)
    .map((member) => fieldsOf(context, member, depth + 1));
  const fields = parts.every((part) => part !== null) ? parts.flat() : null;
  return fields?.some(({ doc }) => doc !== null)
    ? { fields: firstOfEachName(fields, fieldName), parent }
    : null;
}

function fieldsOf(context: ConvertContext, type: Type, depth: number): readonly TableField[] | null {
  const bare = throughAliases(context, type);
  if (bare.kind === "table") return bare.fields;
  const record = bare.kind === "intersection" ? recordIn(context, bare, depth) : null;
  return record?.parent === null ? record.fields : null;
}

function parentName(context: ConvertContext, type: Type): Name | null {
  if (type.kind !== "reference") return null;
  const { prefix, name, args, span } = type;
  if (prefix !== null) return { text: `${prefix.text}.${name.text}`, span };
  const target = context.scope(name.text);
  // `T & { … }`
  if (target?.kind === "generic") return args === null ? { text: name.text, span: name.span } : null;
  if (PRIMITIVE_TYPES.has(name.text) || (target === undefined ? args !== null : target.kind !== "symbol"))
    return null;
  const bare = throughAliases(context, type);
  return bare.kind === "reference" || bare.kind === "table" || bare.kind === "intersection"
    ? { text: name.text, span: name.span }
    : null;
}

const fieldName = (field: TableField): string => (field.kind === "property" ? field.name.text : "[]");
