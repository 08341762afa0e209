import type { TableField, Type } from "full-moon-wasm";
import type { ModuleTable } from "./module-values";
import type { AliasStatement } from "./instantiate";
import type { ReadValues } from "./read-values";
import { takesSelf } from "./type-of";

export interface ClassAlias {
  readonly name: string;
  /** Names of the type's members. */
  readonly members: ReadonlySet<string>;
}

/**
 * Classes whose type is written out under the name of their table: `local Door = {}` and `export type Door =
 * { open: (self: Door) -> () }`.
 */
export function classAliases(
  { locals }: ReadValues,
  aliases: readonly AliasStatement[],
): ReadonlyMap<ModuleTable, ClassAlias> {
  return new Map(
    aliases.flatMap(({ exported, name, type }) => {
      const local =
        exported && type.kind === "table" ? locals.findLast((one) => one.name.text === name.text) : undefined;
      if (local?.value.kind !== "table" || type.kind !== "table" || !local.value.members.some(takesSelf))
        return [];
      const members = new Set(
        type.fields.flatMap((field) => (field.kind === "property" ? [field.name.text] : [])),
      );
      return [[local.value, { name: name.text, members }] as const];
    }),
  );
}

/**
 * The type of a class. If it is written out, its members are documented by the comments above the table's
 * functions.
 */
export function documentedClass(type: Type, table: ModuleTable | null): Type {
  if (type.kind !== "table" || table === null) return type;
  const documented = (field: TableField): TableField =>
    field.kind === "property" && field.doc === null
      ? { ...field, doc: table.latest.get(field.name.text)?.doc ?? null }
      : field;
  return { ...type, fields: type.fields.map(documented) };
}
