/** In: a type that Luau has inferred. Out: its syntax, or null if part of it is uncertain. */
import { noResults, propertyOf, referenceTo } from "../syntax/build-syntax";
import type { Generic, PackOrType, PackTail, Parameter, Type, UnionMember } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type {
  InterfaceFunction,
  InterfaceTable,
  InterfaceTail,
  InterfaceType,
  ModuleInterface,
  SourcePart,
} from "luau-wasm";
import { functionAt, namesOuterGeneric, type ProjectFiles } from "./file-index";
import type { Importer } from "./import-syntax";

export interface InferredTypes {
  readonly project: ProjectFiles;
  /** Luau's types, which refer to each other by number. */
  readonly types: ModuleInterface["types"];
  /** Exported aliases of this file whose type is inferred, by the number of that type. */
  readonly inferredAliases: ReadonlyMap<number, string>;
  readonly importer: Importer;
  readonly exportSpan: Span;
  /** The function whose results are inferred. */
  readonly outer?: SourcePart | undefined;
}

/** Types nested more deeply are not readable. */
const MAX_DEPTH = 4;

export function typeFromLuau(inferred: InferredTypes, typeIndex: number, depth = 0): Type | null {
  const type = inferred.types[typeIndex];
  if (type === undefined || depth > MAX_DEPTH) return null;
  const { importer, exportSpan } = inferred;
  const { alias } = type;
  if (alias !== undefined) return importer.importType(alias.module, alias.name, exportSpan);
  const ownAlias = inferred.inferredAliases.get(typeIndex);
  if (ownAlias !== undefined) return referenceTo(ownAlias, exportSpan);
  switch (type.kind) {
    case "primitive":
      return type.name === "nil" ? { kind: "nil", span: exportSpan } : referenceTo(type.name, exportSpan);
    case "extern":
      return referenceTo(type.name, exportSpan);
    case "generic":
      return type.explicit ? referenceTo(type.name, exportSpan) : null;
    case "literal":
      return type.text === undefined
        ? { kind: "boolean", value: type.value === true, span: exportSpan }
        : { kind: "string", value: type.text, span: exportSpan };
    case "union":
      return unionOf(inferred, type.members, depth);
    case "intersection":
      return overloadsOf(inferred, type.members, depth);
    case "function":
      return type.definition === undefined
        ? functionType(inferred, type, depth)
        : functionInSource(inferred, type, type.definition, depth);
    case "table":
      return tableOf(inferred, type, depth);
    default:
      return null;
  }
}

function unionOf(inferred: InferredTypes, members: readonly number[], depth: number): Type | null {
  const { exportSpan } = inferred;
  const types = all(members, (member) => typeFromLuau(inferred, member, depth + 1));
  if (types === null) return null;
  const others = types.filter(({ kind }) => kind !== "nil");
  const [first] = others;
  if (first === undefined) return null;
  const union: Type = { kind: "union", members: others.map(undocumented), span: exportSpan };
  const isSingle = others.length === 1;
  if (others.length === types.length) return isSingle ? first : union;
  const presentType: Type = isSingle ? first : { kind: "group", type: union, span: exportSpan };
  return { kind: "optional", type: presentType, span: exportSpan };
}

const undocumented = (type: Type): UnionMember => ({ type, doc: null });

function overloadsOf(inferred: InferredTypes, members: readonly number[], depth: number): Type | null {
  const types = all(members, (member) => typeFromLuau(inferred, member, depth + 1));
  if (types?.every(({ kind }) => kind === "function") !== true) return null;
  return { kind: "intersection", members: types.map(undocumented), span: inferred.exportSpan };
}

function functionType(inferred: InferredTypes, type: InterfaceFunction, depth: number): Type | null {
  const { exportSpan } = inferred;
  const { generics = [], rest, returns: results = [], returnsRest } = type;
  const parameters = all(type.parameters ?? [], (parameter): Parameter | null => {
    const type = writtenType(inferred, parameter.type, depth + 1);
    const name = parameter.name === undefined ? null : { text: parameter.name, span: exportSpan };
    return type === null ? null : { name, type, doc: null, span: exportSpan };
  });
  const tails = [rest, returnsRest].map((one) =>
    one === undefined ? null : tailOf(inferred, one, depth + 1),
  );
  const [variadic = null, tail = null] = tails;
  const isOpen = (rest !== undefined && variadic === null) || (returnsRest !== undefined && tail === null);
  const resultTypes = all(results, (one) => writtenType(inferred, one, depth + 1));
  const returns = packOf(resultTypes, tail, exportSpan);
  if (isOpen || parameters === null || returns === null || !generics.every(({ explicit }) => explicit))
    return null;
  const declared = generics.map(
    ({ name, pack }): Generic => ({ name: { text: name, span: exportSpan }, pack, default: null }),
  );
  const signature = { generics: declared, parameters, variadic, returns };
  return { kind: "function", attributes: [], signature, span: exportSpan };
}

/** In an annotation, `any` is certain. */
const writtenType = (inferred: InferredTypes, type: number, depth: number): Type | null =>
  inferred.types[type]?.kind === "any"
    ? referenceTo("any", inferred.exportSpan)
    : typeFromLuau(inferred, type, depth);

/** Null for a pack that Luau does not know. */
function tailOf(inferred: InferredTypes, { type, pack }: InterfaceTail, depth: number): PackTail | null {
  const { exportSpan: span } = inferred;
  if (pack !== undefined) return { kind: "genericPack", name: { text: pack, span }, span };
  const item = type === undefined ? null : writtenType(inferred, type, depth);
  return item === null ? null : { kind: "variadic", type: item, span };
}

/** The type of a function by its source; null if parameters are not annotated. */
function functionInSource(
  inferred: InferredTypes,
  type: InterfaceFunction,
  definition: SourcePart,
  depth: number,
): Type | null {
  const { project, importer, exportSpan: span, outer } = inferred;
  const written = functionAt(project, definition)?.value;
  if (written === undefined || written.method || namesOuterGeneric(project, definition, outer)) return null;
  const { generics, vararg, variadic, ...body } = importer.importNode(definition.module, written.body, span);
  const parameters = all(body.parameters, (one) => (one.type === null ? null : { ...one, type: one.type }));
  const returns =
    body.returns ?? (body.returnsValues ? inferredResults(inferred, type, depth + 1) : noResults(span));
  if (parameters === null || returns === null || (vararg && variadic === null)) return null;
  const signature = { generics, parameters, variadic, returns };
  return { kind: "function", attributes: [], signature, span };
}

/** The results of a function without annotation; null if one of the values that it returns is not certain. */
export function inferredResults(
  context: InferredTypes,
  { definition, returned = [], returns = [], returnsRest }: InterfaceFunction,
  depth = 0,
): PackOrType | null {
  const inferred = { ...context, outer: definition };
  if (returns.length === 0 || returnsRest !== undefined) return null;
  const isCertain = returned.every((one) => typeFromLuau(inferred, one, depth) !== null);
  const types = isCertain ? all(returns, (one) => typeFromLuau(inferred, one, depth)) : null;
  return packOf(types, null, inferred.exportSpan);
}

function packOf(types: readonly Type[] | null, tail: PackTail | null, exportSpan: Span): PackOrType | null {
  const [first] = types ?? [];
  if (types === null) return null;
  if (types.length === 0 && tail !== null) return tail;
  if (first !== undefined && types.length === 1 && tail === null) return first;
  const listed = types.map((type): Parameter => ({ name: null, type, doc: null, span: exportSpan }));
  return { kind: "typeList", types: listed, tail, span: exportSpan };
}

/** A type by its name, an array, or one that is written out. Other tables are guessed from how they are used. */
function tableOf(inferred: InferredTypes, table: InterfaceTable, depth: number): Type | null {
  const { importer, project, types, exportSpan: span } = inferred;
  const { name, args = [], definition, isWritten = false, properties, indexer } = table;
  if (name !== undefined && definition !== undefined) {
    const named = importer.importType(definition.module, name, span);
    const typeArguments = all(args, (one) => typeFromLuau(inferred, one, depth + 1));
    const isReference = named?.kind === "reference" && typeArguments !== null;
    if (isReference) return typeArguments.length === 0 ? named : { ...named, args: typeArguments };
    // Types of Luau's own library have no name on sites, and are written out.
    if (project.fileOf(definition.module) !== null) return null;
  }
  const typeAt = isWritten ? writtenType : typeFromLuau;
  const [key, value] = (indexer ?? []).map((one) => typeAt(inferred, one, depth + 1));
  const isList = indexer !== undefined && isNumber(types[indexer[0]]) && properties.length === 0;
  if (isList && value) return { kind: "array", access: "readWrite", element: value, span };
  const fields = all(properties, (property) => {
    const type = typeAt(inferred, property.type, depth + 1);
    return type && propertyOf({ name: { text: property.name, span }, type, doc: null, span });
  });
  const isUncertain = fields === null || key === null || value === null;
  if (!isWritten || isUncertain) return null;
  const access = "readWrite" as const;
  const entries = key && value ? [{ kind: "indexer", access, key, value, doc: null, span } as const] : [];
  return { kind: "table", fields: [...fields, ...entries], span };
}

const isNumber = (type: InterfaceType | undefined): boolean =>
  type?.kind === "primitive" && type.name === "number";

function all<T, R>(items: readonly T[], map: (item: T) => R | null): readonly R[] | null {
  const mapped = items.flatMap((item) => map(item) ?? []);
  return mapped.length === items.length ? mapped : null;
}
