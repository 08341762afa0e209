import { type AliasStatement } from "../syntax/declarations";
import type { TableField, Type } from "full-moon-wasm";
import { exportedAlias } from "../syntax/build-syntax";
import { classBody, type InstanceTypes } from "./instance-types";
import type { Member, ModuleTable, ModuleValue } from "./module-values";
import type { ReadValues } from "./read-values";
import { fieldsOf, takesSelf, type TypeContext } from "./type-of";

export interface ClassAlias {
  readonly name: string;
  readonly members: ReadonlySet<string>;
}

/** The classes of `local Door = {}` and `export type Door = { open: (self: Door) -> () }`. */
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

interface DocumentedAliases extends Pick<DocumentedClass, "context" | "isOpen"> {
  readonly types: InstanceTypes;
  readonly written: ReadonlyMap<ModuleTable, ClassAlias>;
  readonly values: ReadValues;
  /** The module's own value. */
  readonly shown: ModuleValue | null;
}

/** The aliases of a file with the members and comments of the tables that they are the types of. */
export function documentedAliases(
  aliases: readonly AliasStatement[],
  { types, written, values, shown, ...documented }: DocumentedAliases,
): readonly AliasStatement[] {
  const nameOf = (built: ModuleTable): string | undefined => types.classOf(built) ?? written.get(built)?.name;
  return aliases.map((alias) => {
    const local = alias.exported
      ? values.locals.findLast(({ value }) => value.kind === "table" && nameOf(value) === alias.name.text)
      : undefined;
    const owner = local?.value.kind === "table" ? local.value : null;
    const body = types.body(documented.context, alias);
    const type = documentedClass(body, owner, { ...documented, name: alias.name.text });
    // The table's comment documents the class, unless the table is the module.
    const doc = alias.doc ?? (local === undefined || local.value === shown ? null : local.doc);
    return { ...alias, type, doc };
  });
}

interface DocumentedClass {
  readonly context: TypeContext;
  readonly name: string;
  /** Whether functions with a comment are members that the written type may lack, as in Moonwave. */
  readonly isOpen: boolean;
}

/** If the type is written out, the comments above the table's functions document its members. */
function documentedClass(
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

/** Classes of tables that are not exported, but are referred to by types. */
export function unnamedClasses(
  context: TypeContext,
  values: ReadValues,
  types: InstanceTypes,
): readonly AliasStatement[] {
  const made = new Map<ModuleTable, AliasStatement>();
  // Resolving one type may add another.
  for (
    let left = [...types.unnamed()];
    left.length > 0;
    left = [...types.unnamed()].filter(([table]) => !made.has(table))
  ) {
    for (const [table, name] of left) {
      const local = values.locals.find(({ value }) => value === table);
      const span = local?.span ?? table.span;
      const type: Type = types.resolved(context, classBody({ module: null }, context, table, { name, span }));
      const alias = exportedAlias({ text: name, span: local?.name.span ?? span }, type, span);
      made.set(table, { ...alias, doc: local?.doc ?? null });
    }
  }
  return [...made.values()];
}
