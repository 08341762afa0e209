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
  readonly named: Map<ModuleTable, string>;
  /** The names of exported classes, by tables that are parts of their types: `typeof(Kit.prototype) & { … }`. */
  readonly parts: Map<ModuleTable, string>;
  /** The names of tables without an exported type to which types refer by `typeof`. */
  readonly unnamed: Map<ModuleTable, string>;
  readonly written: ReadonlyMap<ModuleTable, WrittenClass>;
  readonly module: ModuleValue | null;
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
    named: new Map(),
    parts: new Map(),
    unnamed: new Map(),
    written: writtenClasses(values, aliases),
    module: values.returned?.built ?? null,
    inferredAt,
    isInstanceMember: (table, member) =>
      isMethod(member) &&
      (classOf(context, table) !== null ||
        context.written.get(table)?.members.has(member.name.text) === true),
    selfOf: (table) => table.statement?.name.text ?? classOf(context, table),
  };
  for (const { exported, type, name } of aliases) {
    const table = exported ? classTable(context, type) : null;
    if (table !== null && !context.named.has(table)) context.named.set(table, name.text);
  }
  for (const alias of aliases)
    for (const { type } of partsOfClass(alias)) {
      const table = classTable(context, type);
      if (table !== null && !isNamed(context, table)) context.parts.set(table, alias.name.text);
    }
  return context;
}

export const classOf = ({ named, parts, unnamed }: ClassContext, table: ModuleTable): string | null =>
  named.get(table) ?? parts.get(table) ?? unnamed.get(table) ?? null;

export const isBuilding = (type: Type): boolean =>
  type.kind === "reference"
    ? type.prefix === null && type.name.text === "setmetatable"
    : type.kind === "typeof" && type.expression.startsWith("setmetatable");

export const inferredType = ({ inferredAt }: ClassContext, type: Type): InferredType | null =>
  type.kind === "typeof" || isBuilding(type) ? inferredAt(type.span) : null;

/** The table that contains the methods of a type's values. */
export function classTable(context: ClassContext, type: Type): ModuleTable | null {
  const inferred = inferredType(context, type);
  if (inferred === null || inferred.table === null) return inferred?.index ?? builtFrom(context, type);
  const isClass = inferred.table !== context.module || inferred.table.members.some(isMethod);
  return isClass ? inferred.table : null;
}

/** The table `Class` of `setmetatable({}, Class)`, `Class.new()` and `Class`, where Luau infers no type. */
export function builtFrom({ values, module }: ClassContext, type: Type): ModuleTable | null {
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

/** The classes of `local Door = {}` and `export type Door = { open: (self: Door) -> () }`. */
function writtenClasses({ locals }: ReadValues, aliases: readonly AliasStatement[]): ClassContext["written"] {
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
  const isFree = name !== "" && table !== context.module && !context.aliases.has(name);
  return isFree || context.named.has(table);
}

/** `typeof(Kit.prototype)` and `{ … }` of `typeof(Kit.prototype) & { … }`. */
export const partsOfClass = ({ exported, type }: AliasStatement): readonly UnionMember[] =>
  exported && type.kind === "intersection"
    ? type.members.map((one) => (one.type.kind === "group" ? { ...one, type: one.type.type } : one))
    : [];
