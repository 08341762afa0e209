/** In: a type that Luau has inferred. Out: its syntax, or null if part of it is uncertain. */
import { referenceTo } from "../syntax/build-syntax";
import type { Generic, PackOrType, PackTail, Parameter, Type, UnionMember } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { InterfaceFunction, InterfaceTable, InterfaceTail, ModuleInterface } from "luau-wasm";
import type { Importer } from "./import-syntax";

export interface InferredTypes {
  /** Luau's types, which refer to each other by number. */
  readonly types: ModuleInterface["types"];
  /** Exported aliases of this file whose type is inferred, by the number of that type. */
  readonly inferredAliases: ReadonlyMap<number, string>;
  readonly importer: Importer;
  readonly exportSpan: Span;
}

/** Deeper types are not readable. */
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
      return type.definition === undefined ? functionOf(inferred, type, depth) : null;
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
  const inner: Type = isSingle ? first : { kind: "group", type: union, span: exportSpan };
  return { kind: "optional", type: inner, span: exportSpan };
}

const undocumented = (type: Type): UnionMember => ({ type, doc: null });

function overloadsOf(inferred: InferredTypes, members: readonly number[], depth: number): Type | null {
  const types = all(members, (member) => typeFromLuau(inferred, member, depth + 1));
  if (types?.every(({ kind }) => kind === "function") !== true) return null;
  return { kind: "intersection", members: types.map(undocumented), span: inferred.exportSpan };
}

function functionOf(inferred: InferredTypes, type: InterfaceFunction, depth: number): Type | null {
  const { exportSpan } = inferred;
  const { generics = [], rest, returns: results = [], returnsRest } = type;
  const parameters = all(type.parameters ?? [], (parameter): Parameter | null => {
    const inner = typeFromLuau(inferred, parameter.type, depth + 1);
    const name = parameter.name === undefined ? null : { text: parameter.name, span: exportSpan };
    return inner === null ? null : { name, type: inner, doc: null, span: exportSpan };
  });
  const tails = [rest, returnsRest].map((one) =>
    one === undefined ? null : tailOf(inferred, one, depth + 1),
  );
  const [variadic = null, tail = null] = tails;
  const isOpen = (rest !== undefined && variadic === null) || (returnsRest !== undefined && tail === null);
  const returns = packOf(inferred, results, tail, depth + 1);
  if (isOpen || parameters === null || returns === null || !generics.every(({ explicit }) => explicit))
    return null;
  const declared = generics.map(
    ({ name, pack }): Generic => ({ name: { text: name, span: exportSpan }, pack, default: null }),
  );
  const signature = { generics: declared, parameters, variadic, returns };
  return { kind: "function", attributes: [], signature, span: exportSpan };
}

/** What is variadic in an annotation may be anything; null for a pack that Luau does not know. */
function tailOf(inferred: InferredTypes, { type, pack }: InterfaceTail, depth: number): PackTail | null {
  const { types, exportSpan: span } = inferred;
  if (pack !== undefined) return { kind: "genericPack", name: { text: pack, span }, span };
  if (type === undefined) return null;
  const item = types[type]?.kind === "any" ? referenceTo("any", span) : typeFromLuau(inferred, type, depth);
  return item === null ? null : { kind: "variadic", type: item, span };
}

/** The results of a function; null if one of them is not certain. */
export const resultsOf = (
  inferred: InferredTypes,
  { returns = [], returnsRest }: InterfaceFunction,
): PackOrType | null => (returnsRest === undefined ? packOf(inferred, returns, null, 0) : null);

function packOf(
  inferred: InferredTypes,
  numbers: readonly number[],
  tail: PackTail | null,
  depth: number,
): PackOrType | null {
  const types = all(numbers, (one) => typeFromLuau(inferred, one, depth));
  const [first] = types ?? [];
  if (types === null) return null;
  if (types.length === 0 && tail !== null) return tail;
  if (first !== undefined && types.length === 1 && tail === null) return first;
  const { exportSpan } = inferred;
  const listed = types.map((type): Parameter => ({ name: null, type, doc: null, span: exportSpan }));
  return { kind: "typeList", types: listed, tail, span: exportSpan };
}

/** A type by its name, or an array. Other tables are guessed from how they are used. */
function tableOf(
  inferred: InferredTypes,
  { name, args = [], definition, properties, indexer }: InterfaceTable,
  depth: number,
): Type | null {
  const { importer, types, exportSpan } = inferred;
  if (name !== undefined && definition !== undefined) {
    const named = importer.importType(definition.module, name, exportSpan);
    const given = all(args, (one) => typeFromLuau(inferred, one, depth + 1));
    if (named?.kind !== "reference" || given === null) return null;
    return given.length === 0 ? named : { ...named, args: given };
  }
  const [key, value] = indexer ?? [];
  if (properties.length > 0 || key === undefined || value === undefined) return null;
  const keyType = types[key];
  if (keyType?.kind !== "primitive" || keyType.name !== "number") return null;
  const element = typeFromLuau(inferred, value, depth + 1);
  return element === null ? null : { kind: "array", access: "readWrite", element, span: exportSpan };
}

function all<T, R>(items: readonly T[], map: (item: T) => R | null): readonly R[] | null {
  const mapped = items.flatMap((item) => map(item) ?? []);
  return mapped.length === items.length ? mapped : null;
}
