/** `export type` and `declare extern type` statements: classes, enums, events and types. */

import { ANY_TYPE } from "luau-syntax";
import type { Name } from "full-moon-wasm";
import type { AliasStatement, ExternStatement, TypeFunctionStatement } from "../syntax/declarations";
import { typeId, type SymbolId } from "../../model/ids";
import type { ClassEntry, EnumEntry, EventEntry, TypeEntry } from "../../model/model";
import { locationOf, withGenerics, type ConvertContext } from "./convert-context";
import { convertGenerics, convertType, scopeWith } from "./convert-type";
import { readDoc, type ParsedDoc } from "./doc-comment";
import { entryDoc, markerOf, noteTags } from "./read-entry-doc";
import { stringEnum, stringMembers, tableEnum, tableFields } from "./enum-entry";
import { convertMembers, type Owner } from "./members";
import { withSignatureNotes } from "./signature-notes";
import { parametersOf, returnEntries, signaturesOf, subjectSignature } from "./convert-signatures";
import { recordIn } from "./table-record";
import { signatureIn } from "./value-entry";

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
  const scope = scopeWith(context.scope, signature.generics);
  const parameters = parametersOf(context, signature, scope, [doc]);
  const returns = returnEntries(context, signature, scope, [doc]);
  noteTags(context, "event", base.path, doc, () => subjectSignature([{ parameters, returns }]));
  // The module's table is added to the path once the whole file has been read.
  return {
    kind: "event",
    ...base,
    name: eventName || alias.name.text,
    listenerType: alias.name.text,
    parameters,
    returns,
  };
}

function enumOf(context: ConvertContext, alias: AliasStatement, doc: ParsedDoc): EnumEntry | null {
  const { id, name, path } = aliasBase(context, alias, doc);
  const parts = {
    id,
    name,
    path,
    span: alias.span,
    doc,
    idOf: (value: string) => typeId(context.module, `${name}.${value}`),
  };
  const strings = stringMembers(context, alias.type);
  if (strings !== null && alias.generics.length === 0) return stringEnum(context, parts, strings);
  const fields = markerOf(doc, "enum") === null ? null : tableFields(context, alias.type);
  return fields === null ? null : tableEnum(context, parts, fields);
}

function recordOf(context: ConvertContext, alias: AliasStatement, doc: ParsedDoc): ClassEntry | null {
  const record = recordIn(context, alias.type);
  if (record === null) return null;
  const base = aliasBase(context, alias, doc);
  noteTags(context, "class", base.path, doc);
  const members = convertMembers(context, ownerOf(context, "table", base.name), record.fields);
  return {
    kind: "class",
    ...base,
    origin: "record",
    generics: convertGenerics(alias.generics, context.scope),
    parent: parentOf(context, base.id, record.parent),
    ...members,
    inherited: [],
  };
}

function typeOf(context: ConvertContext, alias: AliasStatement, doc: ParsedDoc): TypeEntry {
  noteTags(context, "type", alias.name.text, doc, () => signatureIn(context, alias.type, context.scope));
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
  const doc = readDoc(context, extern.doc);
  const base = aliasBase(context, extern, doc);
  if (extern.spelling === "class") {
    context.findings.classSpellings.push({
      name: base.name,
      parent: extern.parent?.text ?? null,
      span: [extern.span[0], extern.name.span[1]],
    });
  }
  const tagged = taggedExtern(context, extern, doc);
  if (tagged !== null) return tagged;
  noteTags(context, "class", base.path, doc);
  const within = extern.spelling === "statement" ? "class" : "extern";
  return {
    kind: "class",
    ...base,
    origin: extern.spelling === "statement" ? "class" : "extern",
    generics: [],
    parent: parentOf(context, base.id, extern.parent),
    ...convertMembers(context, ownerOf(context, within, base.name), extern.members),
    inherited: [],
  };
}

function parentOf(context: ConvertContext, child: SymbolId, parent: Name | null): ClassEntry["parent"] {
  if (parent === null) return null;
  if (context.scope(parent.text)?.kind !== "generic")
    context.findings.parents.push({ child, name: parent.text, span: parent.span });
  return { name: parent.text, target: null };
}

function taggedExtern(context: ConvertContext, extern: ExternStatement, doc: ParsedDoc): EnumEntry | null {
  const fields = extern.members.filter((member) => member.kind === "property");
  if (markerOf(doc, "enum") === null || fields.length < extern.members.length) return null;
  const { id, name, path } = aliasBase(context, extern, doc);
  const idOf = (value: string) => typeId(context.module, `${name}.${value}`);
  return tableEnum(context, { id, name, path, span: extern.span, doc, idOf }, fields);
}

const ownerOf = (context: ConvertContext, within: Owner["within"], name: string): Owner => ({
  name,
  within,
  idOf: (member: string) => typeId(context.module, `${name}.${member}`),
});

function aliasBase(
  context: ConvertContext,
  statement: AliasStatement | ExternStatement | TypeFunctionStatement,
  doc: ParsedDoc,
) {
  const name = statement.name.text;
  return {
    id: typeId(context.module, name),
    name,
    path: name,
    module: context.module,
    location: locationOf(context.source, statement.span),
    doc: entryDoc(doc, []),
  };
}
