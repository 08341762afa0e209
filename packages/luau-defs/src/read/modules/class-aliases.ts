import { type AliasStatement } from "../syntax/declarations";
import type { TableField, Type } from "full-moon-wasm";
import type { Member, ModuleTable } from "./module-values";

import type { ReadValues } from "./read-values";
import { fieldsOf, takesSelf, type TypeContext } from "./type-of";

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

export interface DocumentedClass {
  readonly context: TypeContext;
  readonly name: string;
  /** Whether functions with a comment are members that the written type may lack, as in Moonwave. */
  readonly isOpen: boolean;
}

/**
 * The type of a class. If it is written out, its members are documented by the comments above the table's
 * functions.
 */
export function documentedClass(
  type: Type,
  table: ModuleTable | null,
  { context, name, isOpen }: DocumentedClass,
): Type {
  if (type.kind !== "table" || table === null) return type;
  const documented = (field: TableField): TableField =>
    field.kind === "property" && field.doc === null
      ? { ...field, doc: table.latest.get(field.name.text)?.doc ?? null }
      : field;
  const written = new Set(type.fields.map((field) => (field.kind === "property" ? field.name.text : "")));
  const isMissing = (member: Member): boolean =>
    isOpen && member.doc !== null && takesSelf(member) && !written.has(member.name.text);
  const missing = fieldsOf(context, table, name, isMissing);
  return { ...type, fields: [...type.fields.map(documented), ...missing] };
}
