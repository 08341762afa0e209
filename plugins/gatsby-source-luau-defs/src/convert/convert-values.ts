/** `declare X` and `declare function` statements: functions, constants, and enums that exist at run time. */
import type { Statement } from "full-moon-wasm";
import { valueId } from "../model/ids";
import type { ConstantEntry, EnumEntry, FunctionEntry } from "../model/model";
import type { ConvertContext } from "./context";
import { NO_DOC, parseDocComment } from "./doc-comment";
import { markerOf, noteTags } from "./entry-doc";
import { tableEnum, tableFields } from "./enum-entry";
import { functionEntry, memberPath } from "./function-entry";
import { distinctFields, type PropertyField } from "./members";
import { signaturesOf } from "./signatures";
import { constantEntry } from "./value-entry";

export type GlobalStatement = Extract<Statement, { kind: "declareGlobal" }>;
export type FunctionStatement = Extract<Statement, { kind: "declareFunction" }>;
export type ValueEntry = FunctionEntry | ConstantEntry | EnumEntry;

export function convertFunctionStatement(context: ConvertContext, statement: FunctionStatement): FunctionEntry {
  const { name, span, attributes, signature } = statement;
  const doc = parseDocComment(statement.doc);
  const parts = { id: valueId(context.module, name.text), name: name.text, owner: null, span, doc, attributes };
  return functionEntry(context, { ...parts, signatures: [{ signature, attributes: [], doc: NO_DOC }], method: false }, context.scope);
}

/** A table's fields become entries of their own; anything else is one entry. */
export function convertGlobal(context: ConvertContext, statement: GlobalStatement): readonly ValueEntry[] {
  const { name, span, doc } = statement;
  if (!isModuleTable(context, statement)) {
    return [convertValue(context, null, { kind: "property", access: "readWrite", quoted: false, name, type: statement.type, doc, span })];
  }
  noteTags(context, "module", name.text, parseDocComment(doc));
  const fields = tableFields(context, statement.type) ?? [];
  return distinctFields(context, { name: name.text, within: "table" }, fields).map((field) => convertValue(context, name.text, field));
}

/** Whether a global is a table whose fields become entries: one that has fields, and is not tagged as an enum. */
export function isModuleTable(context: ConvertContext, statement: GlobalStatement): boolean {
  const fields = tableFields(context, statement.type) ?? [];
  return fields.length > 0 && markerOf(parseDocComment(statement.doc), "enum") === null;
}

function convertValue(context: ConvertContext, owner: string | null, field: PropertyField): ValueEntry {
  const name = field.name.text;
  const path = owner === null ? name : memberPath(owner, name, ".");
  const key = owner === null ? name : `${owner}.${name}`;
  const doc = parseDocComment(field.doc);
  const parts = { id: valueId(context.module, key), name, path, span: field.span, doc };
  const signatures = signaturesOf(context, field.type);
  if (signatures !== null) return functionEntry(context, { ...parts, owner, attributes: [], signatures }, context.scope);
  const fields = markerOf(doc, "enum") === null ? null : tableFields(context, field.type);
  if (fields !== null) return tableEnum(context, { ...parts, idOf: (value) => valueId(context.module, `${key}.${value}`) }, fields);
  return constantEntry(context, { ...parts, type: field.type, access: field.access });
}
