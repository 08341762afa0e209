import { type GlobalStatement, type AliasStatement } from "../syntax/declarations";
import type { Type } from "full-moon-wasm";
import type { DialectFile } from "../dialects/read-dialects";

import { moduleName } from "./module-name";
import { addMember, emptyTable, type Local, type ModuleTable, type ModuleValue } from "./module-values";
import type { ReadValues } from "./read-values";
import { typeOf, type TypeContext } from "./type-of";

/** The declaration derived from a module's value; null if nothing is known about it. */
export function declaredTable(
  { source, classNames }: Pick<DialectFile, "source" | "classNames">,
  context: TypeContext,
  values: ReadValues,
  aliases: readonly AliasStatement[],
): GlobalStatement | null {
  const { returned, locals } = values;
  const exported = locals.filter((local) => local.exported);
  const built: ModuleValue | null = returned?.built ?? (exported.length > 0 ? exportTable(exported) : null);
  if (built === null || !ANNOTATED.has(built.kind)) return null;
  // A class that the file returns has an entry of its own.
  if (built.kind === "table" && built.statement !== null) return null;
  const local = locals.find(({ value }) => value === built) ?? null;
  const className = local === null ? undefined : classNames.get(local.name.text);
  const name =
    className === undefined || local === null
      ? moduleName(source, local, built.span)
      : { text: className, span: local.name.span };
  const type = typeOf(context, built, name.text, null);
  // All fields may be methods of a class, which leaves no table to show.
  if (built.kind === "table" && type.kind === "table" && type.fields.length === 0) return null;
  return {
    kind: "declareGlobal",
    name,
    type,
    doc: local?.doc ?? docOfType(built.kind === "table" ? (built.annotation ?? type) : type, aliases),
    span: local?.span ?? returned?.span ?? built.span,
  };
}

/** The comment of a type that is not exported, `return {} :: Hinges`: it has no entry of its own. */
function docOfType(type: Type, aliases: readonly AliasStatement[]): GlobalStatement["doc"] {
  if (type.kind !== "reference" || type.prefix !== null) return null;
  const { name } = type;
  return aliases.find((alias) => !alias.exported && alias.name.text === name.text)?.doc ?? null;
}

const ANNOTATED: ReadonlySet<ModuleValue["kind"]> = new Set(["table", "function", "typed"]);

/** `export function f()` defines a module without a table. */
function exportTable(exported: readonly Local[]): ModuleTable {
  const table = emptyTable(exported[0]?.span ?? [0, 0]);
  for (const { name, value, doc, span, blocks } of exported)
    addMember(table, { name, value, doc, span, blocks });
  return table;
}
