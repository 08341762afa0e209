/** In: a type that Luau has inferred. Out: its syntax, or null if part of it is uncertain. */
import { referenceTo } from "../syntax/build-syntax";
import type { PackOrType, Parameter, Type, UnionMember } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { InterfaceFunction, InterfaceTable, ModuleInterface } from "luau-wasm";
import type { Importer } from "./import-syntax";

export interface Inferred {
  readonly types: ModuleInterface["types"];
  readonly importer: Importer;
  readonly exportSpan: Span;
}

/** Deeper types are not readable. */
const MOST_NESTED = 4;

export function typeFromLuau(inferred: Inferred, number: number, depth = 0): Type | null {
  const type = inferred.types[number];
  if (type === undefined || depth > MOST_NESTED) return null;
  const { importer, exportSpan } = inferred;
  const { alias } = type;
  if (alias !== undefined) return importer.named(alias.module, alias.name, exportSpan);
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

function unionOf(inferred: Inferred, members: readonly number[], depth: number): Type | null {
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

function overloadsOf(inferred: Inferred, members: readonly number[], depth: number): Type | null {
  const types = all(members, (member) => typeFromLuau(inferred, member, depth + 1));
  if (types?.every(({ kind }) => kind === "function") !== true) return null;
  return { kind: "intersection", members: types.map(undocumented), span: inferred.exportSpan };
}

function functionOf(inferred: Inferred, type: InterfaceFunction, depth: number): Type | null {
  const { exportSpan } = inferred;
  const { generics = [], rest, returnsRest } = type;
  if (generics.length > 0 || rest !== undefined || returnsRest !== undefined) return null;
  const parameters = all(type.parameters ?? [], (parameter): Parameter | null => {
    const inner = typeFromLuau(inferred, parameter.type, depth + 1);
    const name = parameter.name === undefined ? null : { text: parameter.name, span: exportSpan };
    return inner === null ? null : { name, type: inner, doc: null, span: exportSpan };
  });
  const returns = resultsOf(inferred, type, depth + 1);
  if (parameters === null || returns === null) return null;
  const signature = { generics: [], parameters, variadic: null, returns };
  return { kind: "function", attributes: [], signature, span: exportSpan };
}

/** The results of a function; null if one of them is not certain. */
export function resultsOf(
  inferred: Inferred,
  { returns = [], returnsRest }: InterfaceFunction,
  depth = 0,
): PackOrType | null {
  const types = returnsRest === undefined ? all(returns, (one) => typeFromLuau(inferred, one, depth)) : null;
  const [first] = types ?? [];
  if (types === null || (types.length === 1 && first !== undefined)) return first ?? null;
  const { exportSpan } = inferred;
  const listed = types.map((type): Parameter => ({ name: null, type, doc: null, span: exportSpan }));
  return { kind: "typeList", types: listed, tail: null, span: exportSpan };
}

/** A type by its name, or an array. Other tables are guessed from how they are used. */
function tableOf(
  inferred: Inferred,
  { name, args = [], definition, properties, indexer }: InterfaceTable,
  depth: number,
): Type | null {
  const { importer, types, exportSpan } = inferred;
  if (name !== undefined && definition !== undefined) {
    const named = importer.named(definition.module, name, exportSpan);
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
