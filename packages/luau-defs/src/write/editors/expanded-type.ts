/** Types as Luau's messages print them: without aliases, unions flat, in Luau's order. */
import {
  compare,
  type FunctionSlot,
  type FunctionType,
  mapChildren,
  NIL_TYPE,
  type PackTail,
  type TypeNode,
  type TypeOrPack,
  type TypeReference,
} from "luau-syntax";
import { functionType } from "../../model/function-type";
import { resolvedType, withDefaults, type Context, type ScopedType } from "./resolved-type";

export function expanded(written: TypeNode, outerContext: Context): TypeNode {
  const { type, context } = resolvedType(outerContext, written);
  switch (type.kind) {
    case "reference":
      return expandedReference(context, type);
    case "function":
      return expandedFunction(context, type);
    case "union":
    case "optional":
      return expandedUnion(context, type);
    default:
      return inOrder(mapChildren(type, expanded, context));
  }
}

function expandedReference(context: Context, reference: TypeReference): TypeNode {
  const { target, args } = reference;
  const entry = target.kind === "symbol" ? context.names.typeOf(target.id) : null;
  if (entry?.kind === "event") return expandedFunction(context, functionType({ ...entry, generics: [] }));
  const generics = entry?.kind === "class" || entry?.kind === "type" ? entry.generics : [];
  const allArguments = withDefaults(context, args, generics);
  return { ...reference, args: allArguments.map((arg) => expandedTypeOrPack(arg.context, arg.type)) };
}

function expandedTypeOrPack(context: Context, type: TypeOrPack): TypeOrPack {
  switch (type.kind) {
    case "genericPack":
      return type;
    case "variadic":
      return { ...type, type: expanded(type.type, context) };
    case "typeList":
      return { ...type, ...expandedList(context, type) };
    default:
      return expanded(type, context);
  }
}

/** Luau prints the indexer first, then the fields by name; `{T}` if the only key is a number. */
function inOrder(type: TypeNode): TypeNode {
  if (type.kind !== "table") return type;
  const [only] = type.fields;
  if (type.fields.length === 1 && only?.kind === "indexer" && isNumber(only.key))
    return { kind: "array", access: only.access, element: only.value };
  const indexers = type.fields.filter((field) => field.kind === "indexer");
  const properties = type.fields
    .filter((field) => field.kind === "property")
    .sort((a, b) => compare(a.name, b.name));
  return { kind: "table", fields: [...indexers, ...properties] };
}

const isNumber = (type: TypeNode): boolean =>
  type.kind === "reference" && type.prefix === null && type.name === "number" && type.args.length === 0;

function expandedFunction(context: Context, type: FunctionType): FunctionType {
  const unnamed = (types: readonly TypeNode[]): readonly FunctionSlot[] =>
    types.map((one) => ({ name: null, type: one }));
  const typesOf = (slots: readonly FunctionSlot[]): readonly TypeNode[] => slots.map((slot) => slot.type);
  const taken = expandedList(context, { types: typesOf(type.parameters), tail: type.variadic });
  const returned = expandedList(context, { types: typesOf(type.returns), tail: type.returnsTail });
  return {
    ...type,
    parameters: unnamed(taken.types),
    variadic: taken.tail,
    returns: unnamed(returned.types),
    returnsTail: returned.tail,
  };
}

type TypeList = Omit<Extract<TypeOrPack, { kind: "typeList" }>, "kind">;

/** Any number of arguments, even none, can replace a generic pack. */
function expandedList(context: Context, { types, tail }: TypeList): TypeList {
  const expandedTypes = types.map((type) => expanded(type, context));
  const expandedRest = tail === null ? { types: [], tail } : expandedTail(context, tail);
  return { types: [...expandedTypes, ...expandedRest.types], tail: expandedRest.tail };
}

function expandedTail(context: Context, tail: PackTail): TypeList {
  if (tail.kind === "variadic")
    return { types: [], tail: { kind: "variadic", type: expanded(tail.type, context) } };
  const argument = context.argumentsByName.get(tail.name);
  if (argument === undefined) return { types: [], tail };
  switch (argument.type.kind) {
    case "typeList":
      return expandedList(argument.context, argument.type);
    case "variadic":
      return expandedTail(argument.context, argument.type);
    case "genericPack":
      return { types: [], tail: argument.type };
    default:
      return { types: [expanded(argument.type, argument.context)], tail: null };
  }
}

/** Luau prints `nil` as a question mark behind the other members. */
function expandedUnion(context: Context, type: TypeNode): TypeNode {
  const members = flatMembers(context, type);
  const nonNilMembers = members.filter((member) => member.type.kind !== "nil");
  const [first, ...more] = nonNilMembers.map((member) => expanded(member.type, member.context));
  if (first === undefined) return NIL_TYPE;
  const union: TypeNode = more.length === 0 ? first : { kind: "union", members: [first, ...more] };
  return nonNilMembers.length === members.length ? union : { kind: "optional", type: union };
}

function flatMembers(context: Context, written: TypeNode): readonly ScopedType<TypeNode>[] {
  const { type, context: memberContext } = resolvedType(context, written);
  if (type.kind === "union") return type.members.flatMap((member) => flatMembers(memberContext, member));
  if (type.kind === "optional")
    return [...flatMembers(memberContext, type.type), { context: memberContext, type: NIL_TYPE }];
  return [{ context: memberContext, type }];
}
