/**
 * Replaces `typeof(…)` and `setmetatable<…>` in a module's types by what Luau says about them: the instances of
 * a class, a table of the file that is not exported, the value of an expression.
 */
import { writtenFields, type AliasStatement } from "../syntax/declarations";
import { referenceTo } from "../syntax/build-syntax";
import type { PackOrType, TableField, Type, Value } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { mapType } from "../syntax/visit-syntax";
import type { JudgedType, JudgedValues } from "./judge-values";
import { ancestry, type ModuleValue, type ModuleTable, type Member } from "./module-values";
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

interface Classes {
  readonly values: ReadValues;
  readonly aliases: ReadonlyMap<string, AliasStatement>;
  readonly named: Map<ModuleTable, string>;
  /** Tables that are parts of a class: `typeof(Kit.prototype) & { … }`. */
  readonly parts: Map<ModuleTable, string>;
  readonly unnamed: Map<ModuleTable, string>;
  readonly module: ModuleValue | null;
  readonly judgedAt: (span: Span) => JudgedType | null;
}

export function instanceTypes(
  { values, judgedAt }: JudgedValues,
  aliases: readonly AliasStatement[],
): InstanceTypes {
  const classes: Classes = {
    values,
    aliases: new Map(aliases.map((alias) => [alias.name.text, alias])),
    named: new Map(),
    parts: new Map(),
    unnamed: new Map(),
    module: values.returned?.built ?? null,
    judgedAt,
  };
  for (const { exported, type, name } of aliases) {
    const table = exported ? classTable(classes, type) : null;
    if (table !== null && !classes.named.has(table)) classes.named.set(table, name.text);
  }
  for (const alias of aliases) {
    for (const { type } of partsOfClass(alias)) {
      const table = classTable(classes, type);
      if (table !== null && !isNamed(classes, table)) classes.parts.set(table, alias.name.text);
    }
  }
  return {
    classOf: (table) =>
      classes.named.get(table) ?? classes.parts.get(table) ?? classes.unnamed.get(table) ?? null,
    resolved: (context, type) => mapType(type, (inner) => typeMeant(classes, context, inner)),
    body: (context, alias) => bodyOf(classes, context, alias),
    unnamed: () => classes.unnamed,
  };
}

const isBuilding = (type: Type): boolean =>
  type.kind === "reference"
    ? type.prefix === null && type.name.text === "setmetatable"
    : type.kind === "typeof" && type.expression.startsWith("setmetatable");

const judgedType = ({ judgedAt }: Classes, type: Type): JudgedType | null =>
  type.kind === "typeof" || isBuilding(type) ? judgedAt(type.span) : null;

/** The table that contains the methods of a type's values. */
function classTable(classes: Classes, type: Type): ModuleTable | null {
  const judged = judgedType(classes, type);
  if (judged === null || judged.table === null) return judged?.index ?? builtFrom(classes, type);
  const isClass = judged.table !== classes.module || judged.table.members.some(takesSelf);
  return isClass ? judged.table : null;
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
function typeMeant(
  classes: Classes,
  context: TypeContext,
  type: Type,
  open: readonly Type[] = [],
): Type | null {
  const isOpen = open.includes(type);
  const resolve = (inner: Type): Type =>
    mapType(inner, (one) => typeMeant(classes, context, one, [...open, type]));
  const { span } = type;
  const judged = judgedType(classes, type);
  const table = isBuilding(type) ? null : classTable(classes, type);
  if (table !== null) {
    const name = nameOf(classes, table);
    if (name !== null) return referenceTo(name, span);
    if (table !== classes.module || judged?.table !== table || isOpen) return null;
    return resolve(classBody(classes, context, table, { name: nameIn(classes, table), span }));
  }
  const written = type.kind === "typeof" && !isOpen ? writtenType(classes, type.value) : null;
  if (written !== null) return resolve(written);
  const object = isBuilding(type) ? objectOf(classes, type, judged) : null;
  if (object !== null)
    return resolve({ kind: "table", fields: objectFields(classes, context, object), span });
  const value = judged?.value() ?? null;
  // The same table may be a part of several types.
  const path = context.text.slice(...span);
  if (value === null) return isOpen ? referenceTo("unknown", span) : null;
  return typeOf({ ...context, placed: new Map() }, value, path, null);
}

interface BuiltObject {
  readonly fields: readonly TableField[] | ModuleTable;
  /** What comments add to the fields. */
  readonly added?: readonly TableField[];
  readonly classes: readonly ModuleTable[];
}

function objectOf(classes: Classes, type: Type, judged: JudgedType | null): BuiltObject | null {
  const { aliases } = classes;
  const [own, ...ancestors] = judged?.object() ?? [];
  const [base, metatable] = partsOf(type).map((part) => (part.kind === "cast" ? part.type : part));
  const [written, added] = base?.kind === "intersection" ? base.members.map((one) => one.type) : [base];
  const fields = writtenFields(aliases, written) ?? own ?? [];
  const given = { fields, added: writtenFields(aliases, added) ?? [] };
  const functions = own === undefined ? null : writtenFields(aliases, metatable);
  if (functions?.some((field) => field.kind === "property" && field.name.text === "__index") === false)
    return { ...given, added: [...given.added, ...functions], classes: [] };
  const table = own === undefined ? builtFrom(classes, type) : null;
  if (table !== null) return { ...given, classes: ancestry(table) };
  return own === undefined ? null : { ...given, classes: [...new Set(ancestors.flatMap(ancestry))] };
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

/** The fields of an object, and the methods of its class and of the ancestors, without overridden ones. */
function objectFields(classes: Classes, context: TypeContext, object: BuiltObject): readonly TableField[] {
  const { fields, added = [] } = object;
  const known = "kind" in fields ? fieldsOf(context, fields, "", () => true) : fields;
  const nameOfField = (field: TableField): string => (field.kind === "property" ? field.name.text : "");
  const texts = new Map(added.map((field) => [nameOfField(field), field]));
  const names = new Set(known.map(nameOfField));
  const documented = known.map((field): TableField => {
    const text = field.kind === "property" && field.doc === null ? texts.get(field.name.text) : undefined;
    return text?.kind === "property" ? { ...field, doc: text.doc } : field;
  });
  const own = [...documented, ...added.filter((field) => !names.has(nameOfField(field)))];
  const hidden = new Set(own.map(nameOfField));
  const methods = object.classes.flatMap((one) => {
    const name = nameIn(classes, one);
    // A metatable may also be written as a type.
    const isClass = name !== "" || one.latest.has("__index");
    const visible = (member: Member): boolean =>
      (!isClass || takesSelf(member)) && !hidden.has(member.name.text);
    const found = fieldsOf(context, one, classes.named.get(one) ?? name, visible);
    for (const name of one.latest.keys()) hidden.add(name);
    return found;
  });
  return [...own, ...methods];
}

const nameIn = ({ values }: Classes, table: ModuleTable): string =>
  values.locals.find(({ value }) => value === table)?.name.text ?? "";

/** A table without a type is named after itself, unless that name is taken by another type. */
function nameOf(classes: Classes, table: ModuleTable): string | null {
  const known = classes.named.get(table) ?? classes.unnamed.get(table);
  if (known !== undefined || !isNamed(classes, table)) return known ?? null;
  const name = nameIn(classes, table);
  classes.unnamed.set(table, name);
  return name;
}

function isNamed(classes: Classes, table: ModuleTable): boolean {
  const name = nameIn(classes, table);
  const isOwn = name !== "" && table !== classes.module && !classes.aliases.has(name);
  return isOwn || classes.named.has(table);
}

function bodyOf(classes: Classes, context: TypeContext, { name, type, exported }: AliasStatement): Type {
  const resolve = (inner: Type): Type => mapType(inner, (one) => typeMeant(classes, context, one));
  const parts = partsOfClass({ type, exported });
  if (parts.length > 0) {
    const members = parts.map((one) => ({ ...one, type: partBody(classes, context, name.text, one.type) }));
    return resolve({ kind: "intersection", members, span: type.span });
  }
  const table = exported && !isBuilding(type) ? classTable(classes, type) : null;
  if (table === null || classes.named.get(table) !== name.text)
    // The name of an alias says more than an expression that only the file has.
    return judgedType(classes, type)?.isAny === true ? referenceTo("any", type.span) : resolve(type);
  return resolve(classBody(classes, context, table, { name: name.text, span: type.span }));
}

/** `typeof(Kit.prototype)` and `{ … }` of `typeof(Kit.prototype) & { … }`. */
const partsOfClass = ({ exported, type }: Pick<AliasStatement, "exported" | "type">) =>
  exported && type.kind === "intersection"
    ? type.members.map((one) => (one.type.kind === "group" ? { ...one, type: one.type.type } : one))
    : [];

/** A part of a class: the members of a table that has no name as a type. */
function partBody(classes: Classes, context: TypeContext, name: string, type: Type): Type {
  const table = isBuilding(type) ? null : classTable(classes, type);
  return table === null || nameOf(classes, table) !== null
    ? type
    : classBody(classes, context, table, { name, span: type.span });
}

/** For the module's own table, only the members that are called with `:`. */
export function classBody(
  classes: Pick<Classes, "module">,
  context: TypeContext,
  table: ModuleTable,
  { name, span }: { readonly name: string; readonly span: Span },
): Type {
  const isModule = table === classes.module;
  const wanted = (member: Member): boolean => !isModule || takesSelf(member);
  return { kind: "table", fields: fieldsOf(context, table, name, wanted), span };
}
