/** Visits the types in a type, in the order of the source, and replaces them. */
import { assertNever } from "./assert-never";
import { mapSame, withChanges } from "./keep-identity";
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

/** Returns the replacement of a type. `context` is an argument because a closure for each call costs more. */
type Change<Context> = (type: TypeNode, context: Context) => TypeNode;

/**
 * Replaces the types directly in a type, also those in its packs. A type in which nothing changes keeps its
 * identity: most types of large files have no names to link.
 */
export function mapChildren<Context>(type: TypeNode, change: Change<Context>, context: Context): TypeNode {
  switch (type.kind) {
    case "nil":
    case "string":
    case "boolean":
    case "typeof":
      return type;
    case "reference":
      return withChanges(type, { args: mapTypes(type.args, change, context) });
    case "table":
      return withChanges(type, { fields: mapSame(type.fields, mapField, { change, context }) });
    case "array":
      return withChanges(type, { element: change(type.element, context) });
    case "optional":
      return withChanges(type, { type: change(type.type, context) });
    case "union":
    case "intersection":
      return withChanges(type, { members: mapSame(type.members, change, context) });
    case "function":
      return mapFunction(type, { change, context });
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

interface TypeChange<Context> {
  readonly change: Change<Context>;
  readonly context: Context;
}

const mapGeneric = <Context>(generic: GenericParameter, change: TypeChange<Context>): GenericParameter =>
  generic.default === null
    ? generic
    : withChanges<GenericParameter, GenericParameter>(generic, {
        default: mapTypeOrPack(generic.default, change),
      });

const mapFunction = <Context>(type: FunctionType, change: TypeChange<Context>): FunctionType =>
  withChanges(type, {
    generics: mapSame(type.generics, mapGeneric, change),
    parameters: mapSame(type.parameters, mapTypeOf, change),
    variadic: mapTail(type.variadic, change),
    returns: mapSame(type.returns, mapTypeOf, change),
    returnsTail: mapTail(type.returnsTail, change),
  });

function mapField<Context>(field: TableTypeField, typeChange: TypeChange<Context>): TableTypeField {
  if (field.kind === "property") return mapTypeOf(field, typeChange);
  const { change, context } = typeChange;
  return withChanges(field, { key: change(field.key, context), value: change(field.value, context) });
}

const mapTypeOf = <Context, T extends { readonly type: TypeNode }>(
  item: T,
  { change, context }: TypeChange<Context>,
): T => withChanges<{ readonly type: TypeNode }, T>(item, { type: change(item.type, context) });

function mapTypeOrPack<Context>(item: TypeOrPack, typeChange: TypeChange<Context>): TypeOrPack {
  const { change, context } = typeChange;
  if (isTail(item)) return mapTail(item, typeChange) ?? item;
  if (item.kind !== "typeList") return change(item, context);
  return withChanges(item, {
    types: mapSame(item.types, change, context),
    tail: mapTail(item.tail, typeChange),
  });
}

const mapTail = <Context>(tail: PackTail | null, change: TypeChange<Context>): PackTail | null =>
  tail?.kind === "variadic" ? mapTypeOf(tail, change) : tail;

/** Whether a node represents several types. */
export const isPack = (type: TypeOrPack): type is Exclude<TypeOrPack, TypeNode> =>
  type.kind === "typeList" || isTail(type);

export const isTail = (type: TypeOrPack): type is PackTail =>
  type.kind === "variadic" || type.kind === "genericPack";
