/** The classes of a module: tables whose methods types have, by `typeof(…)` or by their name. */
import type { Type, UnionMember } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { AliasStatement } from "../syntax/declarations";
import type { InferredType, InferredValues } from "./infer-values";
import type { ModuleTable, ModuleValue } from "./module-values";
import type { ReadValues } from "./read-values";
import { isMethod, type TypeContext } from "./type-of";

interface WrittenClass {
  readonly name: string;
  readonly members: ReadonlySet<string>;
}

export interface ClassContext extends TypeContext {
  readonly values: ReadValues;
  readonly aliases: ReadonlyMap<string, AliasStatement>;
  /** The names of exported classes, by their tables. */
  readonly classNames: Map<ModuleTable, string>;
  /** The names of exported classes, by tables that are parts of their types: `typeof(Kit.prototype) & { … }`. */
  readonly partNames: Map<ModuleTable, string>;
  /** The names of tables without an exported type to which types refer by `typeof`. */
  readonly unnamedTables: Map<ModuleTable, string>;
  readonly writtenClasses: ReadonlyMap<ModuleTable, WrittenClass>;
  readonly moduleValue: ModuleValue | null;
  readonly inferredAt: (span: Span) => InferredType | null;
}

export function classContext(
  { text, report }: Pick<TypeContext, "text" | "report">,
  { values, inferredAt }: InferredValues,
  aliases: readonly AliasStatement[],
): ClassContext {
  const context: ClassContext = {
    text,
    report,
    pathsOfEmittedTables: new Map(),
    values,
    aliases: new Map(aliases.map((alias) => [alias.name.text, alias])),
    classNames: new Map(),
    partNames: new Map(),
    unnamedTables: new Map(),
    writtenClasses: writtenClassesIn(values, aliases),
    moduleValue: values.returned?.built ?? null,
    inferredAt,
    isInstanceMember: (table, member) =>
      isMethod(member) &&
      (classOf(context, table) !== null ||
        context.writtenClasses.get(table)?.members.has(member.name.text) === true),
    selfOf: (table) => table.statement?.name.text ?? classOf(context, table),
  };
  for (const { exported, type, name } of aliases) {
    const table = exported ? classTable(context, type) : null;
    if (table !== null && !context.classNames.has(table)) context.classNames.set(table, name.text);
  }
  for (const alias of aliases)
    for (const { type } of partsOfClass(alias)) {
      const table = classTable(context, type);
      if (table !== null && !isNamed(context, table)) context.partNames.set(table, alias.name.text);
    }
  return context;
}

export const classOf = (
  { classNames, partNames, unnamedTables }: ClassContext,
  table: ModuleTable,
): string | null => classNames.get(table) ?? partNames.get(table) ?? unnamedTables.get(table) ?? null;

/** Whether a type is that of the result of `setmetatable`. */
export const isObjectType = (type: Type): boolean =>
  type.kind === "reference"
    ? type.prefix === null && type.name.text === "setmetatable"
    : type.kind === "typeof" && type.expression.startsWith("setmetatable");

export const inferredType = ({ inferredAt }: ClassContext, type: Type): InferredType | null =>
  type.kind === "typeof" || isObjectType(type) ? inferredAt(type.span) : null;

/** The table that contains the methods of a type's values. */
export function classTable(context: ClassContext, type: Type): ModuleTable | null {
  const inferred = inferredType(context, type);
  if (inferred === null || inferred.table === null) return inferred?.index ?? builtFrom(context, type);
  const isClass = inferred.table !== context.moduleValue || inferred.table.members.some(isMethod);
  return isClass ? inferred.table : null;
}

/** The table `Class` of `setmetatable({}, Class)`, `Class.new()` and `Class`, where Luau infers no type. */
export function builtFrom({ values, moduleValue }: ClassContext, type: Type): ModuleTable | null {
  if (type.kind !== "typeof") return null;
  const { value } = type;
  const call = value.kind === "call" ? value : null;
  const path = call === null ? value : isObjectType(type) ? call.arguments[1] : call.callee;
  if (path?.kind !== "path") return null;
  const names = call === null || isObjectType(type) ? path.names : path.names.slice(0, -1);
  const built = values.evaluate({ ...path, names });
  if (built.kind !== "table" || (call === null && built === moduleValue)) return null;
  const index = isObjectType(type) ? built.latest.get("__index")?.value : null;
  return index?.kind === "table" ? index : built;
}

/** The classes of `local Door = {}` and `export type Door = { open: (self: Door) -> () }`. */
function writtenClassesIn(
  { locals }: ReadValues,
  aliases: readonly AliasStatement[],
): ClassContext["writtenClasses"] {
  return new Map(
    aliases.flatMap(({ exported, name, type }) => {
      if (!exported || type.kind !== "table") return [];
      const value = locals.findLast((one) => one.name.text === name.text)?.value;
      return value?.kind === "table" && value.members.some(isMethod)
        ? [[value, { name: name.text, members: fieldNames(type) }] as const]
        : [];
    }),
  );
}

export const fieldNames = ({ fields }: Extract<Type, { kind: "table" }>): ReadonlySet<string> =>
  new Set(fields.flatMap((field) => (field.kind === "property" ? [field.name.text] : [])));

export const nameIn = ({ values }: ClassContext, table: ModuleTable): string =>
  values.locals.find(({ value }) => value === table)?.name.text ?? "";

export function isNamed(context: ClassContext, table: ModuleTable): boolean {
  const name = nameIn(context, table);
  const isFree = name !== "" && table !== context.moduleValue && !context.aliases.has(name);
  return isFree || context.classNames.has(table);
}

/** `typeof(Kit.prototype)` and `{ … }` of `typeof(Kit.prototype) & { … }`. */
export const partsOfClass = ({ exported, type }: AliasStatement): readonly UnionMember[] =>
  exported && type.kind === "intersection"
    ? type.members.map((one) => (one.type.kind === "group" ? { ...one, type: one.type.type } : one))
    : [];
