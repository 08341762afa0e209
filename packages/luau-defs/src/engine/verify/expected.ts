/** In: a type of the definitions. Out: which values of an engine have it, as far as a probe can tell. */
import { assertNever, type FunctionType, quoted, type TypeNode, type TypeReference } from "luau-syntax";
import { entriesOf } from "../../model/entries";
import { functionType } from "../../model/function-type";
import type {
  ClassEntry,
  ConstantEntry,
  Entry,
  FunctionEntry,
  Module,
  PropertyEntry,
} from "../../model/model";
import type { SymbolId } from "../../model/ids";

export interface Expected {
  /** As `type` names them, and `extern`; null if any will do. */
  readonly types: readonly string[] | null;
  readonly isOptional: boolean;
  /** The values that it may have, as Luau's source; null if they are not known. */
  readonly values: readonly string[] | null;
  /** Null unless the type is a function with declared parameters. */
  readonly arity: Arity | null;
}

interface Arity {
  readonly count: number;
  readonly isVariadic: boolean;
}

export const TABLE: Expected = { types: ["table"], isOptional: false, values: null, arity: null };
export const ANYTHING: Expected = { ...TABLE, types: null };
const of = (...types: readonly string[]): Expected => ({ ...TABLE, types });

interface Field {
  readonly name: string;
  readonly expected: Expected;
  /** The type of a property; null for a method. */
  readonly type: TypeNode | null;
  /** Null for a field of a table type, which is not documented on its own. */
  readonly entry: PropertyEntry | FunctionEntry | null;
}

export interface TypeReader {
  readonly ofType: (type: TypeNode) => Expected;
  readonly ofFunction: (entry: FunctionEntry) => Expected;
  readonly ofConstant: (entry: ConstantEntry) => Expected;
  readonly fieldsOf: (type: TypeNode) => readonly Field[];
}

const MAX_ALIASES = 20;

export function typeReader(modules: readonly Module[]): TypeReader {
  const entries = new Map<SymbolId, Entry>(modules.flatMap(entriesOf).map((entry) => [entry.id, entry]));
  const targetOf = ({ target }: TypeReference): Entry | undefined =>
    target.kind === "symbol" ? entries.get(target.id) : undefined;
  const ofType = (type: TypeNode): Expected => expectedOf(type, targetOf, 0);
  const ofConstant = ({ type, defaultValue }: ConstantEntry): Expected => {
    const expected = ofType(type);
    return expected.values === null && defaultValue !== null
      ? { ...expected, values: [defaultValue] }
      : expected;
  };
  return {
    ofType,
    ofConstant,
    ofFunction: functionExpected,
    fieldsOf: (type) => fieldsIn(type, targetOf, ofType),
  };
}

type TargetOf = (reference: TypeReference) => Entry | undefined;

function expectedOf(type: TypeNode, targetOf: TargetOf, level: number): Expected {
  switch (type.kind) {
    case "nil":
      return { ...of(), isOptional: true };
    case "string":
      return { ...of("string"), values: [quoted(type.value)] };
    case "boolean":
      return { ...of("boolean"), values: [String(type.value)] };
    case "reference":
      return referenceExpected(type, targetOf, level);
    case "typeof":
      return ANYTHING;
    case "table":
    case "array":
      return TABLE;
    case "function":
      return { ...of("function"), arity: arityOf(type, 0) };
    case "optional":
      return { ...expectedOf(type.type, targetOf, level), isOptional: true };
    case "union":
      return oneOf(type.members.map((member) => expectedOf(member, targetOf, level)));
    case "intersection":
      return allOf(type.members.map((member) => expectedOf(member, targetOf, level)));
    default:
      return assertNever(type);
  }
}

const PRIMITIVES: ReadonlyMap<string, Expected> = new Map([
  ...["string", "boolean", "vector", "buffer", "thread"].map((name) => [name, of(name)] as const),
  ...["number", "integer"].map((name) => [name, of("number", "integer")] as const),
  ["nil", { ...of(), isOptional: true }],
]);

function referenceExpected(type: TypeReference, targetOf: TargetOf, level: number): Expected {
  if (type.target.kind === "builtin") return PRIMITIVES.get(type.name) ?? ANYTHING;
  const entry = level < MAX_ALIASES ? targetOf(type) : undefined;
  switch (entry?.kind) {
    case "type":
      return expectedOf(entry.type, targetOf, level + 1);
    case "class":
      return entry.origin === "record" ? TABLE : of("extern");
    case "enum":
      return entry.origin === "strings"
        ? { ...of("string"), values: entry.values.map(({ value }) => value) }
        : ANYTHING;
    case "event":
      return of("function");
    default:
      return ANYTHING;
  }
}

function oneOf(members: readonly Expected[]): Expected {
  const types = members.map((member) => member.types);
  const values = members.filter((member) => member.types?.length !== 0).map((member) => member.values);
  const isKnown = <T>(lists: readonly (T | null)[]): lists is readonly T[] =>
    lists.every((one) => one !== null);
  return {
    types: isKnown(types) ? types.flat() : null,
    isOptional: members.some(({ isOptional }) => isOptional),
    values: isKnown(values) && values.length > 0 ? values.flat() : null,
    arity: null,
  };
}

/** Overloads take as many arguments as the longest of them. */
function allOf(members: readonly Expected[]): Expected {
  const [first] = members;
  const isSame = members.every(({ types }) => types?.join() === first?.types?.join());
  if (first === undefined || !isSame) return ANYTHING;
  return { ...first, values: null, arity: longest(members.map(({ arity }) => arity)) };
}

function longest(arities: readonly (Arity | null)[]): Arity | null {
  const all = arities.filter((arity) => arity !== null);
  if (all.length === 0 || all.length < arities.length) return null;
  return { count: Math.max(...all.map(({ count }) => count)), isVariadic: all.some((one) => one.isVariadic) };
}

const arityOf = ({ parameters, variadic }: FunctionType, self: number): Arity => ({
  count: parameters.length + self,
  isVariadic: variadic !== null,
});

const functionExpected = ({ method, signatures }: FunctionEntry): Expected => ({
  ...of("function"),
  arity: longest(signatures.map((signature) => arityOf(functionType(signature), method ? 1 : 0))),
});

function fieldsIn(type: TypeNode, targetOf: TargetOf, ofType: TypeReader["ofType"]): readonly Field[] {
  if (type.kind === "table")
    return type.fields.flatMap((field): readonly Field[] =>
      field.kind === "indexer" || field.access === "write"
        ? []
        : [{ name: field.name, expected: ofType(field.type), type: field.type, entry: null }],
    );
  const entry = type.kind === "reference" ? targetOf(type) : undefined;
  if (entry?.kind === "type") return fieldsIn(entry.type, () => undefined, ofType);
  return entry?.kind === "class" && entry.origin === "record" ? classFields(entry, ofType) : [];
}

/** A property has no known value: it may have been set since. */
const classFields = ({ properties, methods }: ClassEntry, ofType: TypeReader["ofType"]): readonly Field[] => [
  ...properties
    .filter(({ access }) => access !== "write")
    .map((entry) => ({ name: entry.name, expected: ofType(entry.type), type: entry.type, entry })),
  ...methods.map((entry) => ({ name: entry.name, expected: functionExpected(entry), type: null, entry })),
];
