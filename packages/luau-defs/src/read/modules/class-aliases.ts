import type { Type } from "full-moon-wasm";
import { exportedAlias } from "../syntax/build-syntax";
import type { AliasStatement } from "../syntax/declarations";
import { classBody, type InstanceTypes } from "./instance-types";
import type { ModuleTable, ModuleValue } from "./module-values";
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
      if (!exported || type.kind !== "table") return [];
      const value = locals.findLast((one) => one.name.text === name.text)?.value;
      return value?.kind === "table" && value.members.some(takesSelf)
        ? [[value, { name: name.text, members: fieldNames(type) }] as const]
        : [];
    }),
  );
}

const fieldNames = ({ fields }: Extract<Type, { kind: "table" }>): ReadonlySet<string> =>
  new Set(fields.flatMap((field) => (field.kind === "property" ? [field.name.text] : [])));

interface AliasContext {
  readonly context: TypeContext;
  readonly types: InstanceTypes;
  readonly written: ReadonlyMap<ModuleTable, ClassAlias>;
  readonly values: ReadValues;
  /** The module's own value. */
  readonly shown: ModuleValue | null;
  /** Whether functions with a comment are members that the written type may lack, as in Moonwave. */
  readonly isOpen: boolean;
}

/** The aliases of a file with the members and comments of the tables that they are the types of. */
export function documentedAliases(
  aliases: readonly AliasStatement[],
  given: AliasContext,
): readonly AliasStatement[] {
  const { context, types, written, values, shown } = given;
  const nameOf = (built: ModuleTable): string | undefined => types.classOf(built) ?? written.get(built)?.name;
  return aliases.map((alias) => {
    const local = alias.exported
      ? values.locals.findLast(({ value }) => value.kind === "table" && nameOf(value) === alias.name.text)
      : undefined;
    const body = types.body(context, alias);
    const type = local?.value.kind === "table" ? documentedClass(body, local.value, alias, given) : body;
    // The table's comment documents the class, unless the table is the module.
    const doc = alias.doc ?? (local === undefined || local.value === shown ? null : local.doc);
    return { ...alias, type, doc };
  });
}

/** If the type is written out, the comments above the table's functions document its members. */
function documentedClass(
  type: Type,
  table: ModuleTable,
  { name }: AliasStatement,
  { context, isOpen }: AliasContext,
): Type {
  if (type.kind !== "table") return type;
  const fields = type.fields.map((field) =>
    field.kind === "property" && field.doc === null
      ? { ...field, doc: table.latest.get(field.name.text)?.doc ?? null }
      : field,
  );
  const written = fieldNames(type);
  const missing = fieldsOf(
    context,
    table,
    name.text,
    (member) => isOpen && member.doc !== null && takesSelf(member) && !written.has(member.name.text),
  );
  return { ...type, fields: [...fields, ...missing] };
}

/** Classes of tables that are not exported, but are referred to by types. */
export function unnamedClasses(
  context: TypeContext,
  values: ReadValues,
  types: InstanceTypes,
): readonly AliasStatement[] {
  const aliases: AliasStatement[] = [];
  // Resolving one type may add another, which the loop then reaches.
  for (const [table, name] of types.unnamed()) {
    const local = values.locals.find(({ value }) => value === table);
    const span = local?.span ?? table.span;
    const type = types.resolved(context, classBody(null, context, table, name, span));
    const alias = exportedAlias({ text: name, span: local?.name.span ?? span }, type, span);
    aliases.push({ ...alias, doc: local?.doc ?? null });
  }
  return aliases;
}
