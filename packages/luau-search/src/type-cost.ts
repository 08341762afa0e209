/** The cost of a symbol's type for a type of the query: 0 if they are equal, Infinity without a match. */
import {
  parametersOf,
  returnsOf,
  type FunctionType,
  type TableTypeField,
  type TypeNode,
  type TypeOrPack,
  type TypeReference,
} from "luau-contract";
import { inheritanceCost } from "./inheritance-cost";
import { COST, NO_MATCH } from "./cost-weights";
import { genericCost } from "./generic-cost";
import { isGeneric, withoutDots } from "./search-type";
import { expandAlias } from "./type-alias";
import type { Side, TypeMatcher } from "./type-matcher";

const MOST_ALIASES = 3;

/** Binds generics if the types match. */
export function typeCost(
  matcher: TypeMatcher,
  query: TypeOrPack,
  type: TypeOrPack,
  side: Side,
  aliases = 0,
): number {
  const mark = matcher.bindings.length;
  const cost = costOf(matcher, query, type, side, aliases);
  if (cost === NO_MATCH) matcher.bindings.length = mark;
  return cost;
}

function costOf(
  matcher: TypeMatcher,
  query: TypeOrPack,
  type: TypeOrPack,
  side: Side,
  aliases: number,
): number {
  const wanted = withoutDots(query);
  const offered = withoutDots(type);
  if (wanted === query && offered === type) return nodeCost(matcher, wanted, offered, side, aliases);
  const cost = typeCost(matcher, wanted, offered, side, aliases);
  return query.kind === type.kind ? cost : cost + COST.unionMember;
}

function nodeCost(
  matcher: TypeMatcher,
  query: TypeNode,
  type: TypeNode,
  side: Side,
  aliases: number,
): number {
  if (query.kind === "optional" || type.kind === "optional")
    return optionalCost(matcher, query, type, side, aliases);
  if (isGeneric(type) || isGeneric(query)) return genericCost(matcher, query, type);
  if (isAny(query)) return isAny(type) ? 0 : COST.anyWanted;
  if (isAny(type)) return COST.any;
  if (query.kind === "union" || type.kind === "union" || type.kind === "intersection")
    return unionCost(matcher, query, type, side, aliases);
  const direct = directCost(matcher, query, type, side, aliases);
  return direct === NO_MATCH ? aliasCost(matcher, query, type, side, aliases) : direct;
}

function optionalCost(
  matcher: TypeMatcher,
  query: TypeNode,
  type: TypeNode,
  side: Side,
  aliases: number,
): number {
  if (query.kind === "optional" && type.kind === "optional")
    return typeCost(matcher, query.type, type.type, side, aliases);
  if (query.kind === "optional")
    return typeCost(matcher, query.type, type, side, aliases) + COST.optionalWanted;
  return type.kind === "optional"
    ? typeCost(matcher, query, type.type, side, aliases) + COST.optionalOffered
    : NO_MATCH;
}

function unionCost(
  matcher: TypeMatcher,
  query: TypeNode,
  type: TypeNode,
  side: Side,
  aliases: number,
): number {
  const members = type.kind === "union" || type.kind === "intersection" ? type.members : [type];
  if (query.kind !== "union")
    return least(members.map((member) => typeCost(matcher, query, member, side, aliases))) + COST.unionMember;
  const costs = query.members.map((wanted) =>
    least(members.map((member) => typeCost(matcher, wanted, member, side, aliases))),
  );
  return Math.max(...costs);
}

function directCost(
  matcher: TypeMatcher,
  query: TypeNode,
  type: TypeNode,
  side: Side,
  aliases: number,
): number {
  switch (query.kind) {
    case "reference":
      return nameCost(matcher, query, type, side, aliases);
    case "nil":
      return type.kind === "nil" ? 0 : NO_MATCH;
    case "string":
    case "boolean":
      return literalCost(query, type);
    case "array":
      return type.kind === "array"
        ? typeCost(matcher, query.element, type.element, side, aliases)
        : indexerCost(matcher, query.element, type, side, aliases);
    case "table":
      return tableCost(matcher, query.fields, type, side, aliases);
    case "function":
      return type.kind === "function" ? functionCost(matcher, query, type, aliases) : NO_MATCH;
    default:
      return NO_MATCH;
  }
}

function nameCost(
  matcher: TypeMatcher,
  query: TypeReference,
  type: TypeNode,
  side: Side,
  aliases: number,
): number {
  if (type.kind === "string") return query.name === "string" ? COST.literal : NO_MATCH;
  if (type.kind === "boolean") return query.name === "boolean" ? COST.literal : NO_MATCH;
  if (type.kind === "function") return query.name === "function" ? COST.kindOnly : NO_MATCH;
  if ((type.kind === "table" || type.kind === "array") && query.name === "table") return COST.kindOnly;
  // A list contains what the query returns.
  if (type.kind === "array" && side === "return")
    return typeCost(matcher, query, type.element, side, aliases) + COST.oneOfList;
  if (type.kind !== "reference") return NO_MATCH;
  const candidates = matcher.candidates.get(query.name) ?? [{ name: query.name, cost: 0 }];
  return (
    least(candidates.map(({ name, cost }) => cost + inheritanceCost(matcher.table, name, type.name, side))) +
    argumentsCost(matcher, query.args, type.args, side, aliases)
  );
}

function argumentsCost(
  matcher: TypeMatcher,
  query: readonly TypeOrPack[],
  args: readonly TypeOrPack[],
  side: Side,
  aliases: number,
): number {
  if (query.length === 0) return 0;
  if (query.length !== args.length) return NO_MATCH;
  return query.reduce(
    (sum, wanted, at) => sum + typeCost(matcher, wanted, args[at] ?? wanted, side, aliases),
    0,
  );
}

function literalCost(query: TypeNode & { kind: "string" | "boolean" }, type: TypeNode): number {
  if (type.kind === query.kind) return type.value === query.value ? 0 : NO_MATCH;
  return type.kind === "reference" && type.name === query.kind ? COST.literal : NO_MATCH;
}

function indexerCost(
  matcher: TypeMatcher,
  element: TypeNode,
  type: TypeNode,
  side: Side,
  aliases: number,
): number {
  if (type.kind !== "table") return NO_MATCH;
  const indexer = type.fields.find((field) => field.kind === "indexer");
  return indexer === undefined
    ? NO_MATCH
    : typeCost(matcher, element, indexer.value, side, aliases) + COST.kindOnly;
}

/** Every field of the query must be there. `{}` is any table. */
function tableCost(
  matcher: TypeMatcher,
  wanted: readonly TableTypeField[],
  type: TypeNode,
  side: Side,
  aliases: number,
): number {
  if (type.kind === "array") return wanted.length === 0 ? COST.kindOnly : NO_MATCH;
  if (type.kind !== "table") return NO_MATCH;
  return sum(
    wanted.map((field) => least(type.fields.map((other) => fieldCost(matcher, field, other, side, aliases)))),
  );
}

function fieldCost(
  matcher: TypeMatcher,
  query: TableTypeField,
  field: TableTypeField,
  side: Side,
  aliases: number,
): number {
  if (query.kind === "property" && field.kind === "property")
    return query.name === field.name ? typeCost(matcher, query.type, field.type, side, aliases) : NO_MATCH;
  if (query.kind !== "indexer" || field.kind !== "indexer") return NO_MATCH;
  return (
    typeCost(matcher, query.key, field.key, side, aliases) +
    typeCost(matcher, query.value, field.value, side, aliases)
  );
}

function functionCost(
  matcher: TypeMatcher,
  query: FunctionType,
  type: FunctionType,
  aliases: number,
): number {
  return (
    listCost(matcher, parametersOf(query), parametersOf(type), "param", aliases) +
    listCost(matcher, returnsOf(query), returnsOf(type), "return", aliases)
  );
}

/** In order, unlike the arguments of the query: a callback's are positional. */
function listCost(
  matcher: TypeMatcher,
  query: readonly TypeOrPack[],
  types: readonly TypeOrPack[],
  side: Side,
  aliases: number,
): number {
  const shared = Math.min(query.length, types.length);
  const costs = query
    .slice(0, shared)
    .map((wanted, at) => typeCost(matcher, wanted, types[at] ?? wanted, side, aliases));
  return sum(costs) + (query.length + types.length - 2 * shared) * COST.listItem;
}

/** Expands aliases, if the names differ. */
function aliasCost(
  matcher: TypeMatcher,
  query: TypeNode,
  type: TypeNode,
  side: Side,
  aliases: number,
): number {
  if (aliases >= MOST_ALIASES) return NO_MATCH;
  const behindType = expandAlias(matcher.table, type);
  const given =
    behindType === null ? NO_MATCH : typeCost(matcher, query, behindType, side, aliases + 1) + COST.alias;
  if (given !== NO_MATCH) return given;
  const behindQuery = expandAlias(matcher.table, query);
  return behindQuery === null
    ? NO_MATCH
    : typeCost(matcher, behindQuery, type, side, aliases + 1) + COST.aliasOfQuery;
}

function isAny(type: TypeNode): boolean {
  return type.kind === "reference" && (type.name === "any" || type.name === "unknown" || type.name === "_");
}

function least(costs: readonly number[]): number {
  return Math.min(NO_MATCH, ...costs);
}

function sum(costs: readonly number[]): number {
  return costs.reduce((total, cost) => total + cost, 0);
}
