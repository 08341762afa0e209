/**
 * Completes a module's values with the types that Luau infers. Annotations and comments in the source take
 * precedence.
 */
import { referenceTo } from "../syntax/build-syntax";
import type { Type } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { functionAt, namesOuterGeneric, type ProjectFile } from "./file-index";
import { createImporter, type Importer } from "./import-syntax";
import {
  addMember,
  emptyTable,
  tablesOf,
  type Member,
  type ModuleFunction,
  type ModuleTable,
  type ModuleValue,
} from "./module-values";
import { chainOf, inferredAliases, ownProperties, tableInFile, propertiesOf, tableAt } from "./luau-tables";
import type { ReadValues } from "./read-values";
import { METATABLE_FIELDS } from "./type-of";
import { inferredResults, typeFromLuau } from "./type-from-luau";
import {
  declaredValue,
  docOf,
  importFunction,
  memberOfPath,
  type InferenceContext,
  type InferredProject,
  type PropertyInTable,
} from "./written-declarations";

export interface InferredValues {
  readonly values: ReadValues;
  readonly inferredAt: (span: Span) => InferredType | null;
  /** Null if Luau did not check the module. */
  readonly importer: Importer | null;
}

export const withoutInference = (values: ReadValues): InferredValues => ({
  values,
  inferredAt: () => null,
  importer: null,
});

export interface InferredType {
  /** The table constructor of this file that has the type. */
  readonly table: ModuleTable | null;
  /** The `__index` table of the type's metatable. */
  readonly index: ModuleTable | null;
  /** The fields of an object, its class, and the ancestors of this class; null for other types. */
  readonly object: () => readonly ModuleTable[] | null;
  /** Whether Luau infers nothing: of a module that was not read, or a value of the engine. */
  readonly isAny: boolean;
  /** The exported alias whose type this is. */
  readonly alias: string | null;
  /** The value as a whole; null if part of its type is uncertain. */
  readonly value: () => ModuleValue | null;
}

export function inferValues(file: ProjectFile, others: InferredProject): InferredValues {
  const ownFile = file.source.path;
  const fileOf = (path: string) => (path === ownFile ? file : others.fileOf(path));
  const project: InferredProject = { ...others, fileOf };
  const importer = createImporter(file, project);
  const { returned, locals } = file.values;
  const { returns, types, typeofs } = project.answer;
  const context: InferenceContext = {
    project,
    types,
    inferredAliases: inferredAliases(file.tree, project.answer),
    importer,
    ownFile,
    fileTables: tablesOf(locals),
    visitedTables: new Set(),
    tablesByType: new Map(),
  };
  const built =
    returned === null || returns === null ? null : withInferredType(context, returned.built, returns);
  for (const [typeIndex, type] of types.entries()) {
    const table = type.kind === "table" ? tableInFile(context, type) : undefined;
    if (table !== undefined) addInferredMembers(context, table, typeIndex);
  }
  const values = returned === null || built === null ? file.values : returning(file.values, built);
  return {
    values,
    importer,
    inferredAt: (span) => {
      const written = typeofs.find((one) => one.span[0] === span[0]);
      return written === undefined ? null : inferredType(context, written.type, span);
    },
  };
}

function inferredType(context: InferenceContext, typeIndex: number, span: Span): InferredType {
  const [fields, ...ancestors] = chainOf(context, typeIndex);
  return {
    table: tableAt(context, fields),
    index: tableAt(context, ancestors[0]),
    object: () =>
      fields === undefined || context.types[typeIndex]?.kind !== "metatable"
        ? null
        : [fields, ...ancestors].map((one) => tableFrom(context, one, span) ?? emptyTable(span)),
    isAny: context.types[typeIndex]?.kind === "any",
    alias: context.inferredAliases.get(typeIndex) ?? null,
    value: () => valueOf(context, typeIndex, span),
  };
}

function returning(values: ReadValues, built: ModuleValue): ReadValues {
  const { returned, locals } = values;
  if (returned === null || returned.built === built) return values;
  const changed = locals.map((local) =>
    local.value === returned.built ? { ...local, value: built } : local,
  );
  return { ...values, locals: changed, returned: { ...returned, built } };
}

/** Adds inferred members and results to a value; replaces one whose type is unknown. */
function withInferredType(context: InferenceContext, value: ModuleValue, typeIndex: number): ModuleValue {
  switch (value.kind) {
    case "table":
      addInferredMembers(context, value, typeIndex);
      return value;
    case "function": {
      const type = context.types[typeIndex];
      const definition = type?.kind === "function" ? type.definition : undefined;
      const isSame = definition?.module === context.ownFile && definition.span[1] === value.span[1];
      return isSame ? withResults(context, value, typeIndex) : value;
    }
    case "unknown":
    case "imported":
    case "require":
      return valueOf(context, typeIndex, value.span) ?? memberOfPath(context, value.span)?.value ?? value;
    case "literal":
      return value.literal === "nil" ? (valueOf(context, typeIndex, value.span) ?? value) : value;
    case "typed":
      return value;
  }
}

function withResults(context: InferenceContext, value: ModuleFunction, typeIndex: number): ModuleFunction {
  const type = context.types[typeIndex];
  const { body, span } = value;
  if (body.returns !== null || !body.returnsValues || type?.kind !== "function") return value;
  const returns = inferredResults({ ...context, exportSpan: span }, type);
  return returns === null || returns.kind === "nil" ? value : { ...value, body: { ...body, returns } };
}

function addInferredMembers(context: InferenceContext, table: ModuleTable, typeIndex: number): void {
  const { annotation, members } = table;
  const isWritten = members.length === 0 && annotation?.kind === "reference" && annotation.prefix === null;
  if (table.statement !== null || isWritten || context.visitedTables.has(table)) return;
  context.visitedTables.add(table);
  // Methods of ancestors are members of instances, not of the class's table.
  const isClass = table.latest.has("__index") && context.types[typeIndex]?.kind === "metatable";
  const [classIndex = typeIndex] = isClass ? chainOf(context, typeIndex) : [];
  for (const owned of isClass ? ownProperties(context, classIndex) : propertiesOf(context, typeIndex)) {
    const { name } = owned.property;
    const member = table.latest.get(name);
    if (member !== undefined) inferMember(context, table, member, owned);
    else addProperty(context, table, owned);
  }
}

function inferMember(
  context: InferenceContext,
  table: ModuleTable,
  member: Member,
  owned: PropertyInTable,
): void {
  const { property } = owned;
  const declared = declaredValue(context, owned, member.span);
  // The declared type may be that of another function: `typeof(function … end)`.
  const inferred = property.declared === undefined ? null : valueOf(context, property.type, member.span);
  const value = declared?.value ?? inferred ?? withInferredType(context, member.value, property.type);
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

function addProperty(context: InferenceContext, table: ModuleTable, owned: PropertyInTable): void {
  const { property, owner } = owned;
  const { name, type, assigned, declared } = property;
  // A property without a location is guessed from how the table is used.
  if (METATABLE_FIELDS.has(name) || (assigned === undefined && declared === undefined)) return;
  const exportSpan =
    (owner.definition?.module === context.ownFile ? (declared ?? assigned) : undefined) ?? table.span;
  const written = declaredValue(context, owned, exportSpan);
  const doc = written?.doc ?? docOf(context, owned, exportSpan);
  const certain = written?.value ?? valueOf(context, type, exportSpan);
  if (certain === null && doc === null && declared === undefined) return;
  const value = certain ?? typed(referenceTo("unknown", exportSpan), exportSpan);
  addMember(table, { name: { text: name, span: exportSpan }, value, doc, span: exportSpan, blocks: [] });
}

/** Converts an inferred type to a value; null if part of the type is uncertain. */
function valueOf(context: InferenceContext, typeIndex: number, exportSpan: Span): ModuleValue | null {
  const { types, importer, ownFile } = context;
  const type = types[typeIndex];
  if (type === undefined) return null;
  if (type.kind === "function" && type.definition !== undefined) {
    const value = functionAt(context.project, type.definition)?.value;
    if (value === undefined || namesOuterGeneric(context.project, type.definition)) return null;
    const { module } = type.definition;
    const copy = module === ownFile ? value : importFunction(importer, module, value, exportSpan);
    return withResults(context, copy, typeIndex);
  }
  if (type.kind === "elsewhere" && type.returnedBy !== undefined && type.returnedBy !== ownFile)
    return typed(referenceTo(importer.modulePrefix(type.returnedBy, exportSpan), exportSpan), exportSpan);
  const hasMembers = type.kind === "table" || type.kind === "metatable" || type.kind === "intersection";
  const table = type.alias === undefined && hasMembers ? tableFrom(context, typeIndex, exportSpan) : null;
  if (table !== null) return table;
  const written = typeFromLuau({ ...context, exportSpan }, typeIndex);
  return written === null || written.kind === "nil" ? null : typed(written, exportSpan);
}

const typed = (type: Type, span: Span): ModuleValue => ({ kind: "typed", type, span });

/** The table of a type; null if Luau infers no members. */
function tableFrom(context: InferenceContext, typeIndex: number, exportSpan: Span): ModuleTable | null {
  const earlier = context.tablesByType.get(typeIndex);
  if (earlier !== undefined) return earlier;
  const type = context.types[typeIndex];
  const written = type?.kind === "table" ? tableInFile(context, type) : undefined;
  if (written !== undefined) return written;
  const table = emptyTable(exportSpan);
  context.tablesByType.set(typeIndex, table);
  addInferredMembers(context, table, typeIndex);
  if (table.members.length > 0) return table;
  context.tablesByType.set(typeIndex, null);
  return null;
}
