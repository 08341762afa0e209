/**
 * Replaces `typeof(…)` and `setmetatable<…>` in a module's types by what Luau says about them: the instances of
 * a class, a table of the file that is not exported, the value of an expression.
 */
import type { PackOrType, TableField, Type, Value } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { referenceTo } from "../syntax/build-syntax";
import { writtenFields, type AliasStatement } from "../syntax/declarations";
import { mapType } from "../syntax/visit-syntax";
import {
  builtFrom,
  classTable,
  inferredType,
  isObjectType,
  isNamed,
  nameIn,
  partsOfClass,
  type ClassContext,
} from "./class-context";
import type { InferredType } from "./infer-values";
import { ancestry, type Member, type ModuleTable } from "./module-values";
import { fieldsOf, isMethod, typeOf } from "./type-of";

type TableType = Extract<Type, { readonly kind: "table" }>;

/** @param open types around this one: a cast can refer to itself, as in `log = other :: typeof(log)` */
export const resolvedType = (context: ClassContext, type: Type, open: readonly Type[] = []): Type =>
  mapType(type, (one) => replacementOf(context, one, open));

/** The type that replaces a `typeof(…)` or `setmetatable<…>`; null for other types. */
function replacementOf(context: ClassContext, type: Type, open: readonly Type[]): Type | null {
  const isOpen = open.includes(type);
  const resolve = (replacement: Type): Type => resolvedType(context, replacement, [...open, type]);
  const { span } = type;
  const inferred = inferredType(context, type);
  const table = isObjectType(type) ? null : classTable(context, type);
  if (table !== null) {
    const name = nameOf(context, table);
    if (name !== null) return referenceTo(name, span);
    if (table !== context.moduleValue || inferred?.table !== table || isOpen) return null;
    return resolve(classBody(context, table, nameIn(context, table), span));
  }
  const written = type.kind === "typeof" && !isOpen ? writtenType(context, type.value) : null;
  if (written !== null) return resolve(written);
  const object = isObjectType(type) ? objectOf(context, type, inferred) : null;
  if (object !== null) return resolve({ kind: "table", fields: objectFields(context, object), span });
  const value = inferred?.value() ?? null;
  if (value === null) return isOpen ? referenceTo("unknown", span) : null;
  // With paths of its own, since a table may be a part of several types.
  return typeOf({ ...context, pathsOfEmittedTables: new Map() }, value, context.text.slice(...span), null);
}

interface ClassObject {
  readonly fields: readonly TableField[] | ModuleTable;
  readonly commentFields: readonly TableField[];
  readonly classes: readonly ModuleTable[];
}

function objectOf(context: ClassContext, type: Type, inferred: InferredType | null): ClassObject | null {
  const { aliases } = context;
  const [object, ...ancestors] = inferred?.object() ?? [];
  const [base, metatable] = objectParts(type).map((part) => (part.kind === "cast" ? part.type : part));
  const [written, extra] = base?.kind === "intersection" ? base.members.map((one) => one.type) : [base];
  const fields = writtenFields(aliases, written) ?? object ?? [];
  const added = writtenFields(aliases, extra) ?? [];
  if (object === undefined) {
    const table = builtFrom(context, type);
    return table === null ? null : { fields, commentFields: added, classes: ancestry(table) };
  }
  const functions = writtenFields(aliases, metatable);
  const isIndex = (field: TableField): boolean => nameOfField(field) === "__index";
  return functions === null || functions.some(isIndex)
    ? { fields, commentFields: added, classes: [...new Set(ancestors.flatMap(ancestry))] }
    : { fields, commentFields: [...added, ...functions], classes: [] };
}

/** The fields and the metatable of an object. */
function objectParts(type: Type): readonly (Value | PackOrType)[] {
  if (type.kind === "reference") return type.args ?? [];
  return type.kind === "typeof" && type.value.kind === "call" ? type.value.arguments : [];
}

function writtenType({ values }: ClassContext, value: Value): Type | null {
  if (value.kind === "cast") return value.type;
  const built = value.kind === "path" ? values.evaluate(value) : null;
  return built?.kind === "typed" ? built.type : null;
}

const nameOfField = (field: TableField): string => (field.kind === "property" ? field.name.text : "");

/** The fields of an object, and the methods of its class and ancestors that are not overridden. */
function objectFields(
  context: ClassContext,
  { fields: written, commentFields, classes: ancestors }: ClassObject,
): readonly TableField[] {
  const fields = mergedFields(
    "kind" in written ? fieldsOf(context, written, "", () => true) : written,
    commentFields,
  );
  const hidden = new Set(fields.map(nameOfField));
  const methods = ancestors.flatMap((table) => {
    const name = nameIn(context, table);
    // A metatable may also be written as a type.
    const isClass = name !== "" || table.latest.has("__index");
    const isVisible = (member: Member): boolean =>
      (!isClass || isMethod(member)) && !hidden.has(member.name.text);
    const visible = fieldsOf(context, table, context.classNames.get(table) ?? name, isVisible);
    for (const overridden of table.latest.keys()) hidden.add(overridden);
    return visible;
  });
  return [...fields, ...methods];
}

/** Merges two lists of fields by name. Fields of the second add comments, or are appended. */
function mergedFields(fields: readonly TableField[], others: readonly TableField[]): readonly TableField[] {
  const byName = new Map(others.map((field) => [nameOfField(field), field]));
  const documented = fields.map((field) =>
    field.doc === null ? { ...field, doc: byName.get(nameOfField(field))?.doc ?? null } : field,
  );
  const names = new Set(fields.map(nameOfField));
  return [...documented, ...others.filter((field) => !names.has(nameOfField(field)))];
}

/** A table without a type is named after itself, unless that name is taken by another type. */
function nameOf(context: ClassContext, table: ModuleTable): string | null {
  const name = context.classNames.get(table) ?? context.unnamedTables.get(table);
  if (name !== undefined || !isNamed(context, table)) return name ?? null;
  context.unnamedTables.set(table, nameIn(context, table));
  return nameIn(context, table);
}

/** The body of an alias, in which the `typeof` of a table is the class itself. */
export function aliasBody(context: ClassContext, alias: AliasStatement): Type {
  const { name, type, exported } = alias;
  const { span } = type;
  const body = (table: ModuleTable, bodySpan: Span): TableType =>
    classBody(context, table, name.text, bodySpan);
  const parts = partsOfClass(alias);
  if (parts.length > 0) {
    const members = parts.map((part) => {
      const table = isObjectType(part.type) ? null : classTable(context, part.type);
      // A table without a type name is written out.
      const isPart = table !== null && nameOf(context, table) === null;
      return isPart ? { ...part, type: body(table, part.type.span) } : part;
    });
    return resolvedType(context, { kind: "intersection", members, span });
  }
  const inferred = inferredType(context, type);
  const earlier = inferred?.alias ?? name.text;
  if (exported && earlier !== name.text) return referenceTo(earlier, span);
  const table = exported && !isObjectType(type) ? classTable(context, type) : null;
  const fields = table === null ? [] : constructedFields(context, inferred, name.text);
  if (table !== null && (context.classNames.get(table) === name.text || fields.length > 0)) {
    const members = body(table, span);
    return resolvedType(context, { ...members, fields: mergedFields(fields, members.fields) });
  }
  // The expression of the `typeof` means nothing to readers.
  if (inferred?.isAny === true) return referenceTo("any", span);
  const meant = resolvedType(context, type);
  const isItself = meant.kind === "reference" && meant.prefix === null && meant.name.text === name.text;
  return isItself ? type : meant;
}

/** The fields that a constructor gives to its objects: those of `Kit.new()`, as opposed to those of `Kit`. */
function constructedFields(
  context: ClassContext,
  inferred: InferredType | null,
  name: string,
): readonly TableField[] {
  const [object] = inferred?.table === null ? (inferred.object() ?? []) : [];
  return object === undefined ? [] : fieldsOf(context, object, name, () => true);
}

/** For the module's own table, only the members that are called with `:`. */
export const classBody = (
  context: ClassContext,
  table: ModuleTable,
  name: string,
  span: Span,
): TableType => ({
  kind: "table",
  fields: fieldsOf(context, table, name, (member) => table !== context.moduleValue || isMethod(member)),
  span,
});
