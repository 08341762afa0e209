import type { Type } from "full-moon-wasm";
import { exportedAlias } from "../syntax/build-syntax";
import type { AliasStatement } from "../syntax/declarations";
import { classOf, fieldNames, type ClassContext } from "./class-context";
import { aliasBody, classBody, resolvedType } from "./instance-types";
import type { ModuleTable, ModuleValue } from "./module-values";
import { fieldsOf, isMethod } from "./type-of";

interface AliasOptions {
  /** The module's value, whose entry has the comment of its table; null if it has no entry. */
  readonly returned: ModuleValue | null;
  /** Whether documented methods are added to written types that lack them, as in Moonwave. */
  readonly isOpen: boolean;
}

/** Adds members and comments to aliases, from the tables that have these types. */
export function documentedAliases(
  context: ClassContext,
  aliases: readonly AliasStatement[],
  { returned, isOpen }: AliasOptions,
): readonly AliasStatement[] {
  const { values, writtenClasses } = context;
  const nameOf = (table: ModuleTable): string | undefined =>
    classOf(context, table) ?? writtenClasses.get(table)?.name;
  return aliases.map((alias) => {
    const local = alias.exported
      ? values.locals.findLast(({ value }) => value.kind === "table" && nameOf(value) === alias.name.text)
      : undefined;
    const body = aliasBody(context, alias);
    const type =
      local?.value.kind === "table" ? documentedClass(context, alias, body, local.value, isOpen) : body;
    // The table's comment documents the class, unless the table is the module.
    const doc = alias.doc ?? (local === undefined || local.value === returned ? null : local.doc);
    return { ...alias, type, doc };
  });
}

/** If the type is written out, the comments above the table's functions document its members. */
function documentedClass(
  context: ClassContext,
  { name }: AliasStatement,
  type: Type,
  table: ModuleTable,
  isOpen: boolean,
): Type {
  if (type.kind !== "table") return type;
  const fields = type.fields.map((field) =>
    field.kind === "property" && field.doc === null
      ? { ...field, doc: table.latest.get(field.name.text)?.doc ?? null }
      : field,
  );
  const names = fieldNames(type);
  const missing = fieldsOf(
    context,
    table,
    name.text,
    (member) => isOpen && member.doc !== null && isMethod(member) && !names.has(member.name.text),
  );
  return { ...type, fields: [...fields, ...missing] };
}

/** Types of tables that are not exported, but that exported types refer to. */
export function unnamedClasses(context: ClassContext): readonly AliasStatement[] {
  const aliases: AliasStatement[] = [];
  // Resolving a type may add a table to the map, which the loop then visits.
  for (const [table, name] of context.unnamedTables) {
    const local = context.values.locals.find(({ value }) => value === table);
    const span = local?.span ?? table.span;
    const type = resolvedType(context, classBody(context, table, name, span));
    const alias = exportedAlias({ text: name, span: local?.name.span ?? span }, type, span);
    aliases.push({ ...alias, doc: local?.doc ?? null });
  }
  return aliases;
}
