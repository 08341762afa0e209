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
import { resolvedType, withDefaults, type Context, type ScopedType } from "./type-meaning";

export function expanded(written: TypeNode, outer: Context): TypeNode {
  const { type, context } = resolvedType(outer, written);
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
  const all = withDefaults(context, args, generics);
  return { ...reference, args: all.map((arg) => expandedTypeOrPack(arg.context, arg.type)) };
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

interface TypeList {
  readonly types: readonly TypeNode[];
  readonly tail: PackTail | null;
}

/** Any number of arguments, even none, can replace a generic pack. */
function expandedList(context: Context, { types, tail }: TypeList): TypeList {
  const own = types.map((type) => expanded(type, context));
  const rest = tail === null ? { types: [], tail } : expandedTail(context, tail);
  return { types: [...own, ...rest.types], tail: rest.tail };
}

function expandedTail(context: Context, tail: PackTail): TypeList {
  if (tail.kind === "variadic")
    return { types: [], tail: { kind: "variadic", type: expanded(tail.type, context) } };
  const given = context.given.get(tail.name);
  if (given === undefined) return { types: [], tail };
  switch (given.type.kind) {
    case "typeList":
      return expandedList(given.context, given.type);
    case "variadic":
      return expandedTail(given.context, given.type);
    case "genericPack":
      return { types: [], tail: given.type };
    default:
      return { types: [expanded(given.type, given.context)], tail: null };
  }
}

/** Luau prints `nil` as a question mark behind the other members. */
function expandedUnion(context: Context, type: TypeNode): TypeNode {
  const members = flatMembers(context, type);
  const others = members.filter((member) => member.type.kind !== "nil");
  const [first, ...more] = others.map((member) => expanded(member.type, member.context));
  if (first === undefined) return NIL_TYPE;
  const whole: TypeNode = more.length === 0 ? first : { kind: "union", members: [first, ...more] };
  return others.length === members.length ? whole : { kind: "optional", type: whole };
}

function flatMembers(context: Context, written: TypeNode): readonly ScopedType<TypeNode>[] {
  const { type, context: inner } = resolvedType(context, written);
  if (type.kind === "union") return type.members.flatMap((member) => flatMembers(inner, member));
  if (type.kind === "optional") return [...flatMembers(inner, type.type), { context: inner, type: NIL_TYPE }];
  return [{ context: inner, type }];
}
