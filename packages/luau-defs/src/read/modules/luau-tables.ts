/** Looks up the tables and aliases of the types that Luau infers. */
import type { ParseResult } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { InterfaceTable, ModuleInterface } from "luau-wasm";
import { indexFile } from "./file-index";
import type { ModuleTable } from "./module-values";
import type { InferenceContext, PropertyInTable } from "./written-declarations";

/** The properties of a table or intersection, with those that metatables look up. */
export const propertiesOf = (context: InferenceContext, typeIndex: number): readonly PropertyInTable[] =>
  chainOf(context, typeIndex).flatMap((one) => ownProperties(context, one));

export function ownProperties({ types }: InferenceContext, typeIndex: number): readonly PropertyInTable[] {
  const type = types[typeIndex];
  if (type?.kind !== "table") return [];
  return type.properties.map((property) => ({ property, owner: type })).sort(inOrderOfSource);
}

/** The tables in which the fields of a value are looked up, in this order. */
export function chainOf(
  context: InferenceContext,
  typeIndex: number,
  visited = new Set<number>(),
): readonly number[] {
  const type = context.types[typeIndex];
  if (type === undefined || visited.has(typeIndex)) return [];
  visited.add(typeIndex);
  if (type.kind === "table") return [typeIndex];
  if (type.kind === "intersection") return type.members.flatMap((one) => chainOf(context, one, visited));
  if (type.kind !== "metatable") return [];
  const tables = chainOf(context, type.table, visited);
  const index = rawTables(context, type.metatable)
    .flatMap((one) => ownProperties(context, one))
    .find(({ property }) => property.name === "__index");
  const indexed = index === undefined ? [] : chainOf(context, index.property.type, visited);
  // Without an `__index` table, the metatable adds its own functions.
  return [...tables, ...(indexed.length > 0 ? indexed : chainOf(context, type.metatable, visited))];
}

/** The tables of a value without those in which its metatable looks up fields. */
function rawTables(context: InferenceContext, typeIndex: number): readonly number[] {
  const type = context.types[typeIndex];
  if (type?.kind === "metatable") return rawTables(context, type.table);
  if (type?.kind !== "intersection") return [typeIndex];
  return type.members.filter((one) => context.types[one]?.kind === "table");
}

const inOrderOfSource = ({ property: a }: PropertyInTable, { property: b }: PropertyInTable): number =>
  (a.declared ?? a.assigned ?? NOWHERE)[0] - (b.declared ?? b.assigned ?? NOWHERE)[0];

const NOWHERE: Span = [0, 0];

export function tableAt(context: InferenceContext, typeIndex: number | undefined): ModuleTable | null {
  const type = typeIndex === undefined ? undefined : context.types[typeIndex];
  return type?.kind === "table" ? (tableInFile(context, type) ?? null) : null;
}

/** A table constructor of this file, or the one that a local of its type has: `local Door: DoorClass = …`. */
export const tableInFile = (
  { fileTables, ownFile }: InferenceContext,
  { definition, name }: InterfaceTable,
): ModuleTable | undefined =>
  definition?.module === ownFile
    ? fileTables.find(
        ({ span, annotation, members }) =>
          (span[0] === definition.span[0] && span[1] === definition.span[1]) ||
          (members.length > 0 &&
            annotation?.kind === "reference" &&
            annotation.prefix === null &&
            annotation.name.text === name),
      )
    : undefined;

/** `export type Kite = typeof(Kite.new())`, by the type of the call. */
export function inferredAliases(
  tree: ParseResult,
  { typeofs, types }: ModuleInterface,
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { exported, generics, name, type } of indexFile(tree).aliases.values()) {
    const inferred = typeofs.find(({ span }) => type.kind === "typeof" && span[0] === type.span[0])?.type;
    // A primitive type belongs to many aliases, but an object's type only to that of its constructor.
    const isObject = inferred !== undefined && types[inferred]?.kind === "metatable";
    if (isObject && exported && generics.length === 0 && !names.has(inferred)) names.set(inferred, name.text);
  }
  return names;
}
