/**
 * Resolves `typeof(…)` in a module's types as far as annotations allow: the instances of a metatable class, a
 * table of the file that is not exported, the return value of a constructor.
 */
import { type AliasStatement } from "../syntax/declarations";
import { referenceTo } from "../syntax/build-syntax";
import type { TableField, Type, Value } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { mapType } from "../syntax/map-type";
import type { ModuleValue, ModuleTable, Member } from "./module-values";
import type { ReadValues } from "./read-values";
import { ancestry, indexOf, partsOf } from "./metatables";
import { instantiate } from "./instantiate";
import { fieldsOf, takesSelf, typeOf, type TypeContext } from "./type-of";

export interface InstanceTypes {
  /** The exported type of a table's instances, if there is one. */
  readonly classOf: (table: ModuleTable) => string | null;
  /** Replaces each `typeof(…)` in a type that can be resolved. */
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
  readonly unnamed: Map<ModuleTable, string>;
  readonly module: ModuleValue | null;
  readonly typeofAt: (span: Span) => ModuleValue | null;
}

/** @param typeofAt what Luau says about the `typeof(…)` at a place */
export function instanceTypes(
  values: ReadValues,
  aliases: readonly AliasStatement[],
  typeofAt: Classes["typeofAt"] = () => null,
): InstanceTypes {
  const classes: Classes = {
    values,
    aliases: new Map(aliases.map((alias) => [alias.name.text, alias])),
    named: new Map(),
    unnamed: new Map(),
    module: values.returned?.built ?? null,
    typeofAt,
  };
  for (const alias of aliases) {
    const table = alias.exported ? classTable(classes, alias.type) : null;
    if (table !== null && !classes.named.has(table)) classes.named.set(table, alias.name.text);
  }
  return {
    classOf: (table) => classes.named.get(table) ?? classes.unnamed.get(table) ?? null,
    resolved: (context, type) => mapType(type, (inner) => typeMeant(classes, context, inner)),
    body: (context, alias) => bodyOf(classes, context, alias),
    unnamed: () => classes.unnamed,
  };
}

/** The table that contains the methods of a type's values. */
function classTable(classes: Classes, type: Type): ModuleTable | null {
  const [, metatable] = partsOf(type) ?? [];
  if (metatable !== undefined) return indexOf(sideOf(classes, metatable).table);
  if (type.kind !== "typeof") return null;
  const { value } = type;
  // `typeof(C.new())`
  const path =
    value.kind === "call" && value.callee.kind === "path"
      ? { ...value.callee, names: value.callee.names.slice(0, -1) }
      : value;
  const built = path.kind === "path" && path.names.length > 0 ? classes.values.evaluate(path) : null;
  if (built?.kind !== "table") return null;
  const isClass = built.members.some(takesSelf) || value.kind === "call";
  return built !== classes.module || isClass ? built : null;
}

/** One of the two tables that form an object. */
interface Side {
  readonly table: ModuleTable | null;
  /** Its fields, if a type specifies them. */
  readonly fields: readonly TableField[] | null;
  readonly type: Type | null;
}

const NOTHING: Side = { table: null, fields: null, type: null };

function sideOf(classes: Classes, part: Value | Type, seen: ReadonlySet<string> = new Set()): Side {
  switch (part.kind) {
    case "cast":
      return sideOf(classes, part.type, seen);
    case "path":
    case "constructor":
    case "call": {
      const built = classes.values.evaluate(part);
      if (built.kind === "typed") return sideOf(classes, built.type, seen);
      return built.kind === "table" ? { ...NOTHING, table: built } : NOTHING;
    }
    case "typeof":
      return sideOf(classes, part.value, seen);
    case "group":
      return sideOf(classes, part.type, seen);
    case "table":
      return { ...NOTHING, fields: part.fields };
    case "reference": {
      const table = part.prefix === null ? annotatedTable(classes, part.name.text) : null;
      if (table !== null) return { ...NOTHING, table };
      const alias =
        part.prefix === null && !seen.has(part.name.text) ? classes.aliases.get(part.name.text) : undefined;
      const type = alias === undefined ? null : instantiate(alias, part.args);
      const side = type === null ? NOTHING : sideOf(classes, type, new Set([...seen, part.name.text]));
      return side.fields === null && side.table === null ? { ...NOTHING, type: part } : side;
    }
    case "literal":
    case "text":
    case "index":
    case "closure":
    case "opaque":
      return NOTHING;
    default:
      return { ...NOTHING, type: part };
  }
}

/** The table whose type is written under a name: `local Door: DoorClass = …`, `… = {} :: DoorClass`. */
function annotatedTable({ values }: Classes, name: string): ModuleTable | null {
  const found = values.locals.findLast(
    ({ value }) =>
      value.kind === "table" &&
      value.members.length > 0 &&
      value.annotation?.kind === "reference" &&
      value.annotation.prefix === null &&
      value.annotation.name.text === name,
  )?.value;
  return found?.kind === "table" ? found : null;
}

/**
 * An object's fields and methods in one table type; an intersection if the fields have a type from elsewhere.
 */
function objectType(
  classes: Classes,
  context: TypeContext,
  [base, metatable]: readonly [Value | Type, Value | Type],
  span: Type["span"],
): Type {
  const own = sideOf(classes, base);
  const meta = sideOf(classes, metatable);
  const ownFields = own.fields ?? (own.table === null ? [] : fieldsOf(context, own.table, "", () => true));
  const table: Type = {
    kind: "table",
    fields: [...ownFields, ...methodFields(classes, context, meta)],
    span,
  };
  if (own.fields !== null || own.type === null) return table;
  return table.fields.length === 0
    ? own.type
    : {
        kind: "intersection",
        members: [
          { type: own.type, doc: null },
          { type: table, doc: null },
        ],
        span,
      };
}

function methodFields(
  classes: Classes,
  context: TypeContext,
  { table, fields }: Side,
): readonly TableField[] {
  const indexed = indexOf(table);
  if (indexed !== null) return methodsOf(classes, context, indexed);
  const index = fields?.find(isIndex);
  if (index?.kind !== "property") return fields ?? [];
  const inner = sideOf(classes, index.type);
  if (inner.table !== null) return fieldsOf(context, inner.table, "", takesSelf);
  return (inner.fields ?? []).filter((field) => field !== index && !isIndex(field));
}

const isIndex = (field: TableField): boolean => field.kind === "property" && field.name.text === "__index";

/** The methods of a class and of its ancestors, without overridden ones. */
function methodsOf(classes: Classes, context: TypeContext, table: ModuleTable): readonly TableField[] {
  const hidden = new Set<string>();
  return ancestry(table).flatMap((one) => {
    const visible = (member: Member): boolean => takesSelf(member) && !hidden.has(member.name.text);
    const fields = fieldsOf(context, one, classes.named.get(one) ?? nameIn(classes, one), visible);
    for (const name of one.latest.keys()) hidden.add(name);
    return fields;
  });
}

const nameIn = ({ values }: Classes, table: ModuleTable): string =>
  values.locals.find(({ value }) => value === table)?.name.text ?? "";

/** The replacement for a type, or null to leave it unchanged. */
function typeMeant(classes: Classes, context: TypeContext, type: Type): Type | null {
  const parts = partsOf(type);
  if (parts !== null)
    return mapType(objectType(classes, context, parts, type.span), (inner) =>
      typeMeant(classes, context, inner),
    );
  if (type.kind !== "typeof") return null;
  const { value, span } = type;
  const table = classTable(classes, type);
  if (table !== null) {
    const name = nameOf(classes, table);
    return name === null ? null : referenceTo(name, span);
  }
  const built =
    value.kind === "path"
      ? classes.values.evaluate(value)
      : value.kind === "cast"
        ? ({ kind: "typed", type: value.type, span } as const)
        : null;
  if (built?.kind === "typed") return mapType(built.type, (inner) => typeMeant(classes, context, inner));
  const judged = classes.typeofAt(span);
  // The same table may be a part of several types.
  return judged === null ? null : typeOf({ ...context, placed: new Map() }, judged, type.expression, null);
}

/** A table without a type is named after itself, unless that name is taken by another type. */
function nameOf(classes: Classes, table: ModuleTable): string | null {
  const known = classes.named.get(table) ?? classes.unnamed.get(table);
  if (known !== undefined) return known;
  const local = classes.values.locals.find(({ value }) => value === table);
  if (local === undefined || table === classes.module || classes.aliases.has(local.name.text)) return null;
  classes.unnamed.set(table, local.name.text);
  return local.name.text;
}

function bodyOf(classes: Classes, context: TypeContext, { name, type, exported }: AliasStatement): Type {
  const resolve = (inner: Type): Type => mapType(inner, (one) => typeMeant(classes, context, one));
  const table = type.kind === "typeof" && partsOf(type) === null ? classTable(classes, type) : null;
  if (table === null || !exported || classes.named.get(table) !== name.text) return resolve(type);
  return resolve(classBody(classes, context, table, { name: name.text, span: type.span }));
}

/**
 * All members of a table that is only a class; for the module's own table, those that are called with
 * `:`.
 */
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
