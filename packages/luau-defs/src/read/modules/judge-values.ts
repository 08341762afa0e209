/**
 * In: the values of a module as its statements have them, and what Luau says about them. Out: the same values,
 * in which what the statements leave open is the declaration that Luau found, also one of another file. Luau
 * decides which declaration an export is; wording and comment are those of the syntax tree.
 */
import { referenceTo } from "../syntax/build-syntax";
import type { Type } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { InterfaceTable } from "luau-wasm";
import type { WrittenFunction } from "./file-index";
import { createImporter, type Importer, type ProjectFile } from "./import-syntax";
import { ancestry } from "./metatables";
import {
  addMember,
  emptyTable,
  type Member,
  type ModuleFunction,
  type ModuleTable,
  type ModuleValue,
} from "./module-values";
import type { ReadValues } from "./read-values";
import { resultsOf, typeFromLuau } from "./type-from-luau";
import {
  declaredValue,
  docOf,
  imported,
  memberOfPath,
  functionAt,
  type Context,
  type Judge,
  type Owned,
} from "./written-declarations";

export interface JudgedValues {
  readonly values: ReadValues;
  /** The type that an expression in `typeof(…)` has; null if it is not certain. */
  readonly typeofAt: (span: Span) => ModuleValue | null;
  readonly importer: Importer;
}

export function judgeValues(file: ProjectFile, given: Judge): JudgedValues {
  const own = file.source.path;
  const judge: Judge = { ...given, fileOf: (path) => (path === own ? file : given.fileOf(path)) };
  const importer = createImporter(file, judge);
  const tables = file.values.locals.flatMap(({ value }) => (value.kind === "table" ? [value] : []));
  const functions = new Map(ownFunctions(file.values));
  const context: Context = { judge, importer, own, tables, functions, done: new Set(), seen: new Map() };
  const { returned } = file.values;
  const { returns, types, typeofs } = judge.answer;
  const built = returned === null || returns === null ? null : judged(context, returned.built, returns);
  for (const [number, type] of types.entries()) {
    const table = type.kind === "table" ? ownTable(context, type) : undefined;
    if (table !== undefined) judgeTable(context, table, number);
  }
  const values = returned === null || built === null ? file.values : returning(file.values, built);
  return {
    values,
    importer,
    typeofAt: (span) => {
      const found = typeofs.find((one) => one.span[0] === span[0]);
      return found === undefined ? null : valueOf(context, found.type, span);
    },
  };
}

/** Its local has the value, too. */
function returning(values: ReadValues, built: ModuleValue): ReadValues {
  const { returned, locals } = values;
  if (returned === null || returned.built === built) return values;
  const changed = locals.map((local) =>
    local.value === returned.built ? { ...local, value: built } : local,
  );
  return { ...values, locals: changed, returned: { ...returned, built } };
}

function ownFunctions({ locals }: ReadValues): readonly (readonly [number, WrittenFunction])[] {
  const entryOf = ({ value, doc }: Pick<Member, "value" | "doc">) =>
    value.kind === "function" ? [[value.span[1], { value, doc }] as const] : [];
  return locals.flatMap((local) => [
    ...entryOf(local),
    ...(local.value.kind === "table" ? local.value.members.flatMap(entryOf) : []),
  ]);
}

/** A table constructor of this file. */
const ownTable = ({ tables, own }: Context, { definition }: InterfaceTable): ModuleTable | undefined =>
  definition?.module === own
    ? tables.find(({ span }) => span[0] === definition.span[0] && span[1] === definition.span[1])
    : undefined;

/** The value with what Luau adds to it; of a value that says nothing, what Luau says. */
function judged(context: Context, value: ModuleValue, number: number): ModuleValue {
  switch (value.kind) {
    case "table":
      judgeTable(context, value, number);
      return value;
    case "function": {
      const type = context.judge.answer.types[number];
      const definition = type?.kind === "function" ? type.definition : undefined;
      const isSame = definition?.module === context.own && definition.span[1] === value.span[1];
      return isSame ? withResults(context, value, number) : value;
    }
    case "unknown":
    case "foreign":
    case "require":
      return valueOf(context, number, value.span) ?? memberOfPath(context, value.span)?.value ?? value;
    case "literal":
      return value.literal === "nil" ? (valueOf(context, number, value.span) ?? value) : value;
    case "typed":
      return value;
  }
}

/** Results without annotation are inferred if all values that are returned are certain. */
function withResults({ judge, importer }: Context, value: ModuleFunction, number: number): ModuleFunction {
  const { answer } = judge;
  const type = answer.types[number];
  const { body, span } = value;
  if (body.returns !== null || !body.returnsValues || type?.kind !== "function") return value;
  if (type.returns === undefined || type.returns.length === 0) return value;
  const inferred = { answer, importer, place: span };
  const certain = (type.returned ?? []).every((one) => typeFromLuau(inferred, one) !== null);
  const returns = certain ? resultsOf(inferred, type) : null;
  return returns === null || returns.kind === "nil" ? value : { ...value, body: { ...body, returns } };
}

/** Adds to a table what Luau says about its members. */
function judgeTable(context: Context, table: ModuleTable, number: number): void {
  const { annotation, members } = table;
  const isWritten = members.length === 0 && annotation?.kind === "reference" && annotation.prefix === null;
  if (table.statement !== null || isWritten || context.done.has(table)) return;
  context.done.add(table);
  // The methods of a class's ancestors are those of its instances.
  const ancestors = table.latest.has("__index") ? ancestry(table).slice(1) : [];
  const inherited = new Set(ancestors.flatMap((one) => [...one.latest.keys()]));
  for (const owned of propertiesOf(context, number)) {
    const { name } = owned.property;
    const known = table.latest.get(name);
    if (known !== undefined) judgeMember(context, table, known, owned);
    else if (!inherited.has(name)) addProperty(context, table, owned);
  }
}

function judgeMember(context: Context, table: ModuleTable, member: Member, owned: Owned): void {
  const { property } = owned;
  const declared = declaredValue(context, owned, member.span);
  // A type may have been inferred from another function: `typeof(function … end)`.
  const inferred = property.declared === undefined ? null : valueOf(context, property.type, member.span);
  const value = declared?.value ?? inferred ?? judged(context, member.value, property.type);
  if (value === member.value) return;
  const doc =
    declared?.doc ??
    member.doc ??
    docOf(context, owned, member.span) ??
    memberOfPath(context, member.value.span)?.doc ??
    null;
  replace(table, member, { ...member, value, doc });
}

function replace(table: ModuleTable, member: Member, changed: Member): void {
  // A type replaces all definitions of a function.
  const others =
    changed.value.kind === "typed" ? table.members.filter(({ name }) => name.text === member.name.text) : [];
  for (const other of others) if (other !== member) table.members.splice(table.members.indexOf(other), 1);
  table.members.splice(table.members.indexOf(member), 1, changed);
  table.latest.set(changed.name.text, changed);
}

/** Fields of metatables that scripts do not call. */
const isHidden = (name: string): boolean => name.startsWith("__");

function addProperty(context: Context, table: ModuleTable, owned: Owned): void {
  const { property, owner } = owned;
  const { name, type, assigned, declared } = property;
  // A property without a location is guessed from how the table is used.
  if (isHidden(name) || (assigned === undefined && declared === undefined)) return;
  const place = (owner.definition?.module === context.own ? (declared ?? assigned) : undefined) ?? table.span;
  const written = declaredValue(context, owned, place);
  const value = written?.value ?? valueOf(context, type, place);
  if (value === null) return;
  const doc = written?.doc ?? docOf(context, owned, place);
  addMember(table, { name: { text: name, span: place }, value, doc, span: place, blocks: [] });
}

const inOrderOfSource = ({ property: a }: Owned, { property: b }: Owned): number =>
  (a.declared ?? a.assigned ?? NOWHERE)[0] - (b.declared ?? b.assigned ?? NOWHERE)[0];

const NOWHERE: Span = [0, 0];

/** The properties of a table, of the tables in which its metatable looks them up, and of an intersection. */
function propertiesOf(context: Context, number: number, seen = new Set<number>()): readonly Owned[] {
  const type = context.judge.answer.types[number];
  if (type === undefined || seen.has(number)) return [];
  seen.add(number);
  if (type.kind === "table")
    return type.properties.map((property) => ({ property, owner: type })).sort(inOrderOfSource);
  if (type.kind === "intersection")
    return type.members.flatMap((member) => propertiesOf(context, member, seen));
  if (type.kind !== "metatable") return [];
  const index = propertiesOf(context, type.metatable, new Set()).find(
    ({ property }) => property.name === "__index",
  );
  return [
    ...propertiesOf(context, type.table, seen),
    ...(index === undefined ? [] : propertiesOf(context, index.property.type, seen)),
  ];
}

/** The value that a type of Luau stands for; null if it is not certain. */
function valueOf(context: Context, number: number, place: Span): ModuleValue | null {
  const { judge, importer, own } = context;
  const type = judge.answer.types[number];
  if (type === undefined) return null;
  if (type.kind === "function" && type.definition !== undefined) {
    const written = functionAt(context, type.definition);
    if (written === undefined) return null;
    const { module } = type.definition;
    const { value } = written;
    return withResults(context, module === own ? value : imported(importer, module, value, place), number);
  }
  if (type.returnedBy !== undefined && type.returnedBy !== own && type.kind === "elsewhere")
    return {
      kind: "typed",
      type: referenceTo(importer.prefixOf(type.returnedBy, place), place),
      span: place,
    };
  if (
    type.alias === undefined &&
    (type.kind === "table" || type.kind === "metatable" || type.kind === "intersection")
  ) {
    const table = tableFrom(context, number, place);
    if (table !== null) return table;
  }
  const written: Type | null = typeFromLuau({ answer: judge.answer, importer, place }, number);
  return written === null || written.kind === "nil" ? null : { kind: "typed", type: written, span: place };
}

/** A table that Luau knows the members of. */
function tableFrom(context: Context, number: number, place: Span): ModuleTable | null {
  const known = context.seen.get(number);
  if (known !== undefined) return known;
  const type = context.judge.answer.types[number];
  const written = type?.kind === "table" ? ownTable(context, type) : undefined;
  if (written !== undefined) return written;
  const table = emptyTable(place);
  context.seen.set(number, table);
  judgeTable(context, table, number);
  return table.members.length > 0 ? table : null;
}
