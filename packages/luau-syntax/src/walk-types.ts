/** Walks over types, in the order in which they are written, and changes types in types. */
import { assertNever } from "./assert-never";
import type {
  FunctionType,
  GenericParameter,
  PackTail,
  TableTypeField,
  TypeNode,
  TypeOrPack,
  TypeReference,
} from "./types";

/** The types and packs directly in a type. */
export function childrenOf(type: TypeOrPack): readonly TypeOrPack[] {
  switch (type.kind) {
    case "nil":
    case "string":
    case "boolean":
    case "typeof":
    case "genericPack":
      return NONE;
    case "reference":
      return type.args;
    case "table":
      return type.fields.flatMap((field) =>
        field.kind === "indexer" ? [field.key, field.value] : [field.type],
      );
    case "array":
      return [type.element];
    case "optional":
    case "variadic":
      return [type.type];
    case "union":
    case "intersection":
      return type.members;
    case "typeList":
      return withTail(type.types, type.tail);
    case "function":
      return [
        ...type.generics.flatMap((generic) => generic.default ?? NONE),
        ...parametersOf(type),
        ...returnsOf(type),
      ];
    default:
      return assertNever(type);
  }
}

const NONE: readonly never[] = [];

const withTail = (types: readonly TypeNode[], tail: PackTail | null): readonly (TypeNode | PackTail)[] =>
  tail === null ? types : [...types, tail];

/** The types of a function's parameters, the variadic last. */
export const parametersOf = ({ parameters, variadic }: FunctionType): readonly (TypeNode | PackTail)[] =>
  withTail(
    parameters.map(({ type }) => type),
    variadic,
  );

/** The types of a function's return values, the variadic last. */
export const returnsOf = ({ returns, returnsTail }: FunctionType): readonly (TypeNode | PackTail)[] =>
  withTail(
    returns.map(({ type }) => type),
    returnsTail,
  );

/** Calls `visit` for every name in a type. */
export function visitReferences(type: TypeOrPack, visit: (reference: TypeReference) => void): void {
  if (type.kind === "reference") visit(type);
  for (const child of childrenOf(type)) visitReferences(child, visit);
}

/** Returns what stands in the place of a type. `context` is passed on: a closure for each call costs more. */
type Change<Context> = (type: TypeNode, context: Context) => TypeNode;

/**
 * A type with others in the place of those in it; those in packs, too. What does not change keeps its
 * identity: most types of large files have no names to link.
 */
export function mapChildren<Context>(type: TypeNode, change: Change<Context>, context: Context): TypeNode {
  switch (type.kind) {
    case "nil":
    case "string":
    case "boolean":
    case "typeof":
      return type;
    case "reference": {
      const args = mapTypes(type.args, change, context);
      return args === type.args ? type : { ...type, args };
    }
    case "table": {
      const fields = mapSame(type.fields, mapField, { change, context });
      return fields === type.fields ? type : { ...type, fields };
    }
    case "array": {
      const element = change(type.element, context);
      return element === type.element ? type : { ...type, element };
    }
    case "optional": {
      const inner = change(type.type, context);
      return inner === type.type ? type : { ...type, type: inner };
    }
    case "union":
    case "intersection": {
      const members = mapSame(type.members, change, context);
      return members === type.members ? type : { ...type, members };
    }
    case "function":
      return mapFunction(type, change, context);
    default:
      return assertNever(type);
  }
}

export const mapTypes = <Context>(
  types: readonly TypeOrPack[],
  change: Change<Context>,
  context: Context,
): readonly TypeOrPack[] => mapSame(types, mapTypeOrPack, { change, context });

export const mapGenerics = <Context>(
  generics: readonly GenericParameter[],
  change: Change<Context>,
  context: Context,
): readonly GenericParameter[] => mapSame(generics, mapGeneric, { change, context });

interface Inner<Context> {
  readonly change: Change<Context>;
  readonly context: Context;
}

function mapGeneric<Context>(generic: GenericParameter, inner: Inner<Context>): GenericParameter {
  const fallback = generic.default === null ? null : mapTypeOrPack(generic.default, inner);
  return fallback === generic.default ? generic : { ...generic, default: fallback };
}

function mapFunction<Context>(type: FunctionType, change: Change<Context>, context: Context): FunctionType {
  const inner = { change, context };
  const generics = mapGenerics(type.generics, change, context);
  const parameters = mapSame(type.parameters, mapOwnType, inner);
  const variadic = mapTail(type.variadic, inner);
  const returns = mapSame(type.returns, mapOwnType, inner);
  const returnsTail = mapTail(type.returnsTail, inner);
  const same =
    generics === type.generics &&
    parameters === type.parameters &&
    variadic === type.variadic &&
    returns === type.returns &&
    returnsTail === type.returnsTail;
  return same ? type : { ...type, generics, parameters, variadic, returns, returnsTail };
}

function mapField<Context>(field: TableTypeField, inner: Inner<Context>): TableTypeField {
  if (field.kind === "property") return mapOwnType(field, inner);
  const { change, context } = inner;
  const key = change(field.key, context);
  const value = change(field.value, context);
  return key === field.key && value === field.value ? field : { ...field, key, value };
}

function mapOwnType<Context, T extends { readonly type: TypeNode }>(
  item: T,
  { change, context }: Inner<Context>,
): T {
  const type = change(item.type, context);
  return type === item.type ? item : { ...item, type };
}

function mapTypeOrPack<Context>(item: TypeOrPack, inner: Inner<Context>): TypeOrPack {
  const { change, context } = inner;
  if (isTail(item)) return mapTail(item, inner) ?? item;
  if (item.kind !== "typeList") return change(item, context);
  const types = mapSame(item.types, change, context);
  const tail = mapTail(item.tail, inner);
  return types === item.types && tail === item.tail ? item : { ...item, types, tail };
}

function mapTail<Context>(tail: PackTail | null, inner: Inner<Context>): PackTail | null {
  return tail?.kind === "variadic" ? mapOwnType(tail, inner) : tail;
}

/** Whether a node stands for several types. */
export const isPack = (type: TypeOrPack): type is Exclude<TypeOrPack, TypeNode> =>
  type.kind === "typeList" || isTail(type);

export const isTail = (type: TypeOrPack): type is PackTail =>
  type.kind === "variadic" || type.kind === "genericPack";

/**
 * Like `map`, but returns the same array if nothing changes. `context` is passed on because allocating a closure
 * per call costs more.
 */
export function mapSame<T, Context>(
  items: readonly T[],
  change: (item: T, context: Context) => T,
  context: Context,
): readonly T[] {
  let result: T[] | null = null;
  let index = 0;
  for (const item of items) {
    const changed = change(item, context);
    if (changed !== item) {
      result ??= [...items];
      result[index] = changed;
    }
    index += 1;
  }
  return result ?? items;
}
