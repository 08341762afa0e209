import { isBuiltinType } from "../../model/builtin-types";
import { exportedAlias } from "../syntax/build-syntax";
import { type GlobalStatement, type AliasStatement } from "../syntax/declarations";
import type { Name, Type } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { DialectFile } from "../dialects/read-dialects";
import { moduleName } from "./module-name";
import {
  addMember,
  emptyTable,
  isClassTable,
  tablesIn,
  tablesOf,
  type Local,
  type ModuleTable,
  type ModuleValue,
} from "./module-values";
import type { ReadValues } from "./read-values";
import { typeOf, type TypeContext } from "./type-of";

type Named = Pick<DialectFile, "source" | "classOfTable">;

/**
 * The declarations derived from a module's values: from the one that it returns, from the tables of classes that
 * it does not return, and, in a file without `return`, from its documented globals.
 */
export function declaredTables(
  file: Named,
  context: TypeContext,
  values: ReadValues,
  aliases: readonly AliasStatement[],
): readonly GlobalStatement[] {
  const returned = returnedTable(file, context, values, aliases);
  const names = new Set(returned === null ? [] : [returned.name.text]);
  const publishedSpans = file.classOfTable.size === 0 ? new Set<string>() : publishedValues(context, values);
  // Of `return Kite.Interface`, the class's entry shows the other parts of the table.
  const isShown = (name: string, value: ModuleValue): boolean =>
    aliases.some((alias) => alias.exported && alias.name.text === name) &&
    [...tablesIn(value).keys()].some((table) => table === values.returned?.built);
  const isOther = ({ name, value, isGlobal, doc }: Local): boolean => {
    if (value === values.returned?.built) return false;
    const className = file.classOfTable.get(name.text);
    if (className !== undefined) return !isShown(className, value) && hasDocs(context, value, publishedSpans);
    return isGlobal && values.returned === null && (doc !== null || hasDocs(context, value));
  };
  const others = values.locals.toReversed().flatMap((local): readonly GlobalStatement[] => {
    const name = file.classOfTable.get(local.name.text) ?? local.name.text;
    if (names.has(name) || !isOther(local)) return [];
    names.add(name);
    const hasDoc = aliases.some((alias) => alias.name.text === name && alias.doc !== null);
    const documentedLocal = hasDoc && names.size > 1 ? { ...local, doc: null } : local;
    const tableName = { text: name, span: local.name.span };
    return declarationsFor(context, local.value, { name: tableName, local: documentedLocal, aliases });
  });
  return [...(returned === null ? [] : [returned]), ...others.toReversed()];
}

/** The locations of the values that a module returns, and of the methods of its classes. */
function publishedValues(context: TypeContext, { returned, locals }: ReadValues): ReadonlySet<string> {
  const shown = [...tablesIn(returned?.built ?? null).keys()];
  const methods = tablesOf(locals).flatMap((table) =>
    table.members.filter((member) => context.isInstanceMember(table, member)),
  );
  const members = [...shown.flatMap((table) => table.members), ...methods];
  return new Set([...shown, ...members.map(({ value }) => value)].map(locationOf));
}

/** A location identifies a function, of which inference creates a second value. */
const locationOf = ({ span }: ModuleValue): string => span.join();

/**
 * Whether a table has comments of its own, as opposed to those of its instances.
 * @param elsewhere locations of values whose comments do not count
 */
function hasDocs(
  context: TypeContext,
  table: ModuleValue,
  elsewhere: ReadonlySet<string> = new Set(),
  seen = new Set<string>(),
): boolean {
  const location = locationOf(table);
  if (table.kind !== "table" || elsewhere.has(location) || seen.has(location)) return false;
  seen.add(location);
  return table.members
    .filter((member) => !elsewhere.has(locationOf(member.value)) && member.value !== table)
    .filter((member) => !context.isInstanceMember(table, member))
    .some(({ doc, value }) => doc !== null || hasDocs(context, value, elsewhere, seen));
}

function returnedTable(
  { source, classOfTable }: Named,
  context: TypeContext,
  values: ReadValues,
  aliases: readonly AliasStatement[],
): GlobalStatement | null {
  const { returned, locals } = values;
  const exported = locals.filter((local) => local.exported);
  const built: ModuleValue | null = returned?.built ?? (exported.length > 0 ? exportTable(exported) : null);
  if (built === null) return null;
  const local = locals.find(({ value }) => value === built) ?? null;
  const named = moduleName(source, local, built.span);
  const name = { ...named, text: classOfTable.get(local?.name.text ?? "") ?? named.text };
  return declarationsFor(context, built, { name, local, aliases, span: returned?.span })[0] ?? null;
}

interface TableSource {
  readonly name: Name;
  readonly local: Local | null;
  readonly aliases: readonly AliasStatement[];
  readonly span?: Span | undefined;
}

function declarationsFor(
  context: TypeContext,
  built: ModuleValue,
  { name, local, aliases, span }: TableSource,
): readonly GlobalStatement[] {
  // A class of plain Luau has an entry of its own.
  if (!ANNOTATED.has(built.kind) || isClassTable(built)) return [];
  const type = typeOf(context, built, name.text, null);
  // If all fields are methods of a class, no table remains.
  if (built.kind === "table" && type.kind === "table" && type.fields.length === 0) return [];
  const doc = local?.doc ?? docOfType(built.kind === "table" ? (built.annotation ?? type) : type, aliases);
  return [{ kind: "declareGlobal", name, type, doc, span: local?.span ?? span ?? built.span }];
}

/** The comment of a type without an entry of its own: `Hinges` of `return {} :: Hinges`, not exported. */
function docOfType(type: Type, aliases: readonly AliasStatement[]): GlobalStatement["doc"] {
  if (type.kind !== "reference" || type.prefix !== null) return null;
  const { name } = type;
  return aliases.find((alias) => !alias.exported && alias.name.text === name.text)?.doc ?? null;
}

const ANNOTATED: ReadonlySet<ModuleValue["kind"]> = new Set(["table", "function", "typed"]);

/** `export function f()` defines a module without a table. */
function exportTable(exported: readonly Local[]): ModuleTable {
  const table = emptyTable(exported[0]?.span ?? [0, 0]);
  for (const local of exported) addMember(table, local);
  return table;
}

/** Types without members, of Moonwave classes that have no member in the code. */
export const bareClasses = (
  { locals }: ReadValues,
  classOfTable: Named["classOfTable"],
): readonly AliasStatement[] =>
  locals.flatMap(({ name, doc, span }) => {
    const text = doc === null ? undefined : classOfTable.get(name.text);
    if (text === undefined || isBuiltinType(text)) return [];
    const type: Type = { kind: "table", fields: [], span: name.span };
    return [{ ...exportedAlias({ text, span: name.span }, type, span), doc }];
  });
