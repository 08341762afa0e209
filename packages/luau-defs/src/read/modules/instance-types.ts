/**
 * Replaces `typeof(…)` and `setmetatable<…>` in a module's types by what Luau says about them: the instances of
 * a class, a table of the file that is not exported, the value of an expression.
 */
import type { PackOrType, TableField, Type, UnionMember, Value } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { referenceTo } from "../syntax/build-syntax";
import { writtenFields, type AliasStatement } from "../syntax/declarations";
import { mapType } from "../syntax/visit-syntax";
import type { InferredType, InferredValues } from "./infer-values";
import { ancestry, type Member, type ModuleTable, type ModuleValue } from "./module-values";
import type { ReadValues } from "./read-values";
import { fieldsOf, takesSelf, typeOf, type TypeContext } from "./type-of";

export interface InstanceTypes {
  readonly classOf: (table: ModuleTable) => string | null;
  readonly resolved: (context: TypeContext, type: Type) => Type;
  /** The body of an alias, in which the `typeof` of a table is the class itself. */
  readonly body: (context: TypeContext, alias: AliasStatement) => Type;
  /** Tables that types refer to by `typeof`, with the names of their classes. */
  readonly unnamed: () => ReadonlyMap<ModuleTable, string>;
}

type TableType = Extract<Type, { readonly kind: "table" }>;

interface Classes {
  readonly values: ReadValues;
  readonly aliases: ReadonlyMap<string, AliasStatement>;
  readonly named: Map<ModuleTable, string>;
  /** Tables that are parts of a class: `typeof(Kit.prototype) & { … }`. */
  readonly parts: Map<ModuleTable, string>;
  readonly unnamed: Map<ModuleTable, string>;
  readonly module: ModuleValue | null;
  readonly inferredAt: (span: Span) => InferredType | null;
}

export function instanceTypes(
  { values, inferredAt }: InferredValues,
  aliases: readonly AliasStatement[],
): InstanceTypes {
  const classes: Classes = {
    values,
    aliases: new Map(aliases.map((alias) => [alias.name.text, alias])),
    named: new Map(),
    parts: new Map(),
    unnamed: new Map(),
    module: values.returned?.built ?? null,
    inferredAt,
  };
  for (const { exported, type, name } of aliases) {
    const table = exported ? classTable(classes, type) : null;
    if (table !== null && !classes.named.has(table)) classes.named.set(table, name.text);
  }
  for (const alias of aliases)
    for (const { type } of partsOfClass(alias)) {
      const table = classTable(classes, type);
      if (table !== null && !isNamed(classes, table)) classes.parts.set(table, alias.name.text);
    }
  return {
    classOf: (table) =>
      classes.named.get(table) ?? classes.parts.get(table) ?? classes.unnamed.get(table) ?? null,
    resolved: (context, type) => resolved(classes, context, type),
    body: (context, alias) => bodyOf(classes, context, alias),
    unnamed: () => classes.unnamed,
  };
}

const isBuilding = (type: Type): boolean =>
  type.kind === "reference"
    ? type.prefix === null && type.name.text === "setmetatable"
    : type.kind === "typeof" && type.expression.startsWith("setmetatable");

const inferredType = ({ inferredAt }: Classes, type: Type): InferredType | null =>
  type.kind === "typeof" || isBuilding(type) ? inferredAt(type.span) : null;

/** The table that contains the methods of a type's values. */
function classTable(classes: Classes, type: Type): ModuleTable | null {
  const inferred = inferredType(classes, type);
  if (inferred === null || inferred.table === null) return inferred?.index ?? builtFrom(classes, type);
  const isClass = inferred.table !== classes.module || inferred.table.members.some(takesSelf);
  return isClass ? inferred.table : null;
}

/** The class of `setmetatable({}, Class)`, `Class.new()` and `Class`, of which Luau may say nothing. */
function builtFrom({ values, module }: Classes, type: Type): ModuleTable | null {
  if (type.kind !== "typeof") return null;
  const { value } = type;
  const call = value.kind === "call" ? value : null;
  const path = call === null ? value : isBuilding(type) ? call.arguments[1] : call.callee;
  if (path?.kind !== "path") return null;
  const names = call === null || isBuilding(type) ? path.names : path.names.slice(0, -1);
  const built = values.evaluate({ ...path, names });
  if (built.kind !== "table" || (call === null && built === module)) return null;
  const index = isBuilding(type) ? built.latest.get("__index")?.value : null;
  return index?.kind === "table" ? index : built;
}

/** @param open types around this one: a cast can refer to itself, as in `log = other :: typeof(log)` */
const resolved = (classes: Classes, context: TypeContext, type: Type, open: readonly Type[] = []): Type =>
  mapType(type, (one) => typeMeant(classes, context, one, open));

/** The type that replaces a `typeof(…)`; null for others. */
function typeMeant(classes: Classes, context: TypeContext, type: Type, open: readonly Type[]): Type | null {
  const isOpen = open.includes(type);
  const resolve = (inner: Type): Type => resolved(classes, context, inner, [...open, type]);
  const { span } = type;
  const inferred = inferredType(classes, type);
  const table = isBuilding(type) ? null : classTable(classes, type);
  if (table !== null) {
    const name = nameOf(classes, table);
    if (name !== null) return referenceTo(name, span);
    if (table !== classes.module || inferred?.table !== table || isOpen) return null;
    return resolve(classBody(classes.module, context, table, nameIn(classes, table), span));
  }
  const written = type.kind === "typeof" && !isOpen ? writtenType(classes, type.value) : null;
  if (written !== null) return resolve(written);
  const object = isBuilding(type) ? objectOf(classes, type, inferred) : null;
  if (object !== null)
    return resolve({ kind: "table", fields: objectFields(classes, context, object), span });
  const value = inferred?.value() ?? null;
  if (value === null) return isOpen ? referenceTo("unknown", span) : null;
  // The same table may be a part of several types.
  return typeOf({ ...context, pathsOfEmittedTables: new Map() }, value, context.text.slice(...span), null);
}

interface ClassObject {
  readonly fields: readonly TableField[] | ModuleTable;
  /** What comments add to the fields. */
  readonly commentFields: readonly TableField[];
  readonly classes: readonly ModuleTable[];
}

function objectOf(classes: Classes, type: Type, inferred: InferredType | null): ClassObject | null {
  const { aliases } = classes;
  const [object, ...ancestors] = inferred?.object() ?? [];
  const [base, metatable] = partsOf(type).map((part) => (part.kind === "cast" ? part.type : part));
  const [written, extra] = base?.kind === "intersection" ? base.members.map((one) => one.type) : [base];
  const fields = writtenFields(aliases, written) ?? object ?? [];
  const added = writtenFields(aliases, extra) ?? [];
  if (object === undefined) {
    const table = builtFrom(classes, type);
    return table === null ? null : { fields, commentFields: added, classes: ancestry(table) };
  }
  const functions = writtenFields(aliases, metatable);
  const isIndex = (field: TableField): boolean => nameOfField(field) === "__index";
  return functions === null || functions.some(isIndex)
    ? { fields, commentFields: added, classes: [...new Set(ancestors.flatMap(ancestry))] }
    : { fields, commentFields: [...added, ...functions], classes: [] };
}

/** The fields and the metatable of an object. */
function partsOf(type: Type): readonly (Value | PackOrType)[] {
  if (type.kind === "reference") return type.args ?? [];
  return type.kind === "typeof" && type.value.kind === "call" ? type.value.arguments : [];
}

function writtenType({ values }: Classes, value: Value): Type | null {
  if (value.kind === "cast") return value.type;
  const built = value.kind === "path" ? values.evaluate(value) : null;
  return built?.kind === "typed" ? built.type : null;
}

const nameOfField = (field: TableField): string => (field.kind === "property" ? field.name.text : "");

/** The fields of an object, and the methods of its class and of the ancestors, without overridden ones. */
function objectFields(
  classes: Classes,
  context: TypeContext,
  { fields: given, commentFields, classes: ancestors }: ClassObject,
): readonly TableField[] {
  const fields = mergedFields(
    "kind" in given ? fieldsOf(context, given, "", () => true) : given,
    commentFields,
  );
  const hidden = new Set(fields.map(nameOfField));
  const methods = ancestors.flatMap((table) => {
    const name = nameIn(classes, table);
    // A metatable may also be written as a type.
    const isClass = name !== "" || table.latest.has("__index");
    const isVisible = (member: Member): boolean =>
      (!isClass || takesSelf(member)) && !hidden.has(member.name.text);
    const visible = fieldsOf(context, table, classes.named.get(table) ?? name, isVisible);
    for (const overridden of table.latest.keys()) hidden.add(overridden);
    return visible;
  });
  return [...fields, ...methods];
}

/** Fields with the comments that others of their names have, and those others that they lack. */
function mergedFields(fields: readonly TableField[], others: readonly TableField[]): readonly TableField[] {
  const byName = new Map(others.map((field) => [nameOfField(field), field]));
  const documented = fields.map((field) =>
    field.doc === null ? { ...field, doc: byName.get(nameOfField(field))?.doc ?? null } : field,
  );
  const names = new Set(fields.map(nameOfField));
  return [...documented, ...others.filter((field) => !names.has(nameOfField(field)))];
}

const nameIn = ({ values }: Classes, table: ModuleTable): string =>
  values.locals.find(({ value }) => value === table)?.name.text ?? "";

/** A table without a type is named after itself, unless that name is taken by another type. */
function nameOf(classes: Classes, table: ModuleTable): string | null {
  const name = classes.named.get(table) ?? classes.unnamed.get(table);
  if (name !== undefined || !isNamed(classes, table)) return name ?? null;
  classes.unnamed.set(table, nameIn(classes, table));
  return nameIn(classes, table);
}

function isNamed(classes: Classes, table: ModuleTable): boolean {
  const name = nameIn(classes, table);
  const isFree = name !== "" && table !== classes.module && !classes.aliases.has(name);
  return isFree || classes.named.has(table);
}

function bodyOf(classes: Classes, context: TypeContext, alias: AliasStatement): Type {
  const { name, type, exported } = alias;
  const { span } = type;
  const body = (table: ModuleTable, at: Span): TableType =>
    classBody(classes.module, context, table, name.text, at);
  const parts = partsOfClass(alias);
  if (parts.length > 0) {
    const members = parts.map((part) => {
      const table = isBuilding(part.type) ? null : classTable(classes, part.type);
      // A table that has no name as a type.
      const isPart = table !== null && nameOf(classes, table) === null;
      return isPart ? { ...part, type: body(table, part.type.span) } : part;
    });
    return resolved(classes, context, { kind: "intersection", members, span });
  }
  const inferred = inferredType(classes, type);
  const earlier = inferred?.alias ?? name.text;
  if (exported && earlier !== name.text) return referenceTo(earlier, span);
  const table = exported && !isBuilding(type) ? classTable(classes, type) : null;
  const fields = table === null ? [] : constructedFields(context, inferred, name.text);
  if (table !== null && (classes.named.get(table) === name.text || fields.length > 0)) {
    const own = body(table, span);
    return resolved(classes, context, { ...own, fields: mergedFields(fields, own.fields) });
  }
  // The name of an alias says more than an expression that only the file has.
  if (inferred?.isAny === true) return referenceTo("any", span);
  const meant = resolved(classes, context, type);
  const isItself = meant.kind === "reference" && meant.prefix === null && meant.name.text === name.text;
  return isItself ? type : meant;
}

/** The fields that a constructor gives to its objects: those of `Kit.new()`, as opposed to those of `Kit`. */
function constructedFields(
  context: TypeContext,
  inferred: InferredType | null,
  name: string,
): readonly TableField[] {
  const [object] = inferred?.table === null ? (inferred.object() ?? []) : [];
  return object === undefined ? [] : fieldsOf(context, object, name, () => true);
}

/** `typeof(Kit.prototype)` and `{ … }` of `typeof(Kit.prototype) & { … }`. */
const partsOfClass = ({ exported, type }: AliasStatement): readonly UnionMember[] =>
  exported && type.kind === "intersection"
    ? type.members.map((one) => (one.type.kind === "group" ? { ...one, type: one.type.type } : one))
    : [];

/** For the module's own table, only the members that are called with `:`. */
export const classBody = (
  module: ModuleValue | null,
  context: TypeContext,
  table: ModuleTable,
  name: string,
  span: Span,
): TableType => ({
  kind: "table",
  fields: fieldsOf(context, table, name, (member) => table !== module || takesSelf(member)),
  span,
});
