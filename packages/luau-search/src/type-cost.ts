/** The cost is 0 if the types are equal, Infinity without a match. */
import { searchText } from "luau-contract";
import {
  type FunctionType,
  parametersOf,
  returnsOf,
  type TableTypeField,
  type TypeNode,
  type TypeOrPack,
  type TypeReference,
  ANY_TYPE,
  mapChildren,
} from "luau-syntax";
import { COST, NO_MATCH } from "./cost-weights";
import { isGeneric, withoutDots } from "./search-type";
import type { Side, TypeMatcher } from "./type-matcher";
import type { TypeTable } from "./open-types";

const MAX_ALIASES = 3;

interface Comparison {
  readonly matcher: TypeMatcher;
  readonly side: Side;
  readonly aliases: number;
}

/** A match binds generics. */
export function typeCost(matcher: TypeMatcher, query: TypeOrPack, type: TypeOrPack, side: Side): number {
  return costOf({ matcher, side, aliases: 0 }, query, type);
}

function costOf(comparison: Comparison, query: TypeOrPack, type: TypeOrPack): number {
  const { bindings } = comparison.matcher;
  const mark = bindings.length;
  const cost = packCost(comparison, query, type);
  if (cost === NO_MATCH) bindings.length = mark;
  return cost;
}

function packCost(comparison: Comparison, query: TypeOrPack, type: TypeOrPack): number {
  const wanted = withoutDots(query);
  const offered = withoutDots(type);
  if (wanted === query && offered === type) return nodeCost(comparison, wanted, offered);
  const cost = costOf(comparison, wanted, offered);
  return query.kind === type.kind ? cost : cost + COST.unionMember;
}

function nodeCost(comparison: Comparison, query: TypeNode, type: TypeNode): number {
  if (query.kind === "optional" || type.kind === "optional") return optionalCost(comparison, query, type);
  if (isGeneric(type) || isGeneric(query)) return genericCost(comparison.matcher, query, type);
  if (isAny(query)) return isAny(type) ? 0 : COST.anyWanted;
  if (isAny(type)) return COST.any;
  if (query.kind === "union" || type.kind === "union" || type.kind === "intersection")
    return unionCost(comparison, query, type);
  const direct = directCost(comparison, query, type);
  return direct === NO_MATCH ? aliasCost(comparison, query, type) : direct;
}

function optionalCost(comparison: Comparison, query: TypeNode, type: TypeNode): number {
  if (query.kind === "optional" && type.kind === "optional") return costOf(comparison, query.type, type.type);
  if (query.kind === "optional") return costOf(comparison, query.type, type) + COST.optionalWanted;
  return type.kind === "optional" ? costOf(comparison, query, type.type) + COST.optionalOffered : NO_MATCH;
}

function unionCost(comparison: Comparison, query: TypeNode, type: TypeNode): number {
  const members = type.kind === "union" || type.kind === "intersection" ? type.members : [type];
  if (query.kind !== "union")
    return least(members.map((member) => costOf(comparison, query, member))) + COST.unionMember;
  const costs = query.members.map((wanted) =>
    least(members.map((member) => costOf(comparison, wanted, member))),
  );
  return Math.max(...costs);
}

function directCost(comparison: Comparison, query: TypeNode, type: TypeNode): number {
  switch (query.kind) {
    case "reference":
      return nameCost(comparison, query, type);
    case "nil":
      return type.kind === "nil" ? 0 : NO_MATCH;
    case "string":
    case "boolean":
      return literalCost(query, type);
    case "array":
      return type.kind === "array"
        ? costOf(comparison, query.element, type.element)
        : indexerCost(comparison, query.element, type);
    case "table":
      return tableCost(comparison, query.fields, type);
    case "function":
      return type.kind === "function" ? functionCost(comparison, query, type) : NO_MATCH;
    default:
      return NO_MATCH;
  }
}

function nameCost(comparison: Comparison, query: TypeReference, type: TypeNode): number {
  if (type.kind === "string") return query.name === "string" ? COST.literal : NO_MATCH;
  if (type.kind === "boolean") return query.name === "boolean" ? COST.literal : NO_MATCH;
  if (type.kind === "function") return query.name === "function" ? COST.kindOnly : NO_MATCH;
  if ((type.kind === "table" || type.kind === "array") && query.name === "table") return COST.kindOnly;
  const { matcher, side } = comparison;
  // A list contains what the query returns.
  if (type.kind === "array" && side === "return")
    return costOf(comparison, query, type.element) + COST.oneOfList;
  if (type.kind !== "reference") return NO_MATCH;
  const candidates = matcher.candidates.get(query.name) ?? [{ name: query.name, cost: 0 }];
  return (
    least(candidates.map(({ name, cost }) => cost + inheritanceCost(matcher.table, name, type.name, side))) +
    argumentsCost(comparison, query.args, type.args)
  );
}

function argumentsCost(
  comparison: Comparison,
  query: readonly TypeOrPack[],
  args: readonly TypeOrPack[],
): number {
  if (query.length === 0) return 0;
  if (query.length !== args.length) return NO_MATCH;
  return query.reduce((sum, wanted, at) => sum + costOf(comparison, wanted, args[at] ?? wanted), 0);
}

function literalCost(query: TypeNode & { kind: "string" | "boolean" }, type: TypeNode): number {
  if (type.kind === query.kind) return type.value === query.value ? 0 : NO_MATCH;
  return type.kind === "reference" && type.name === query.kind ? COST.literal : NO_MATCH;
}

function indexerCost(comparison: Comparison, element: TypeNode, type: TypeNode): number {
  if (type.kind !== "table") return NO_MATCH;
  const indexer = type.fields.find((field) => field.kind === "indexer");
  return indexer === undefined ? NO_MATCH : costOf(comparison, element, indexer.value) + COST.kindOnly;
}

/** Every field of the query must be there. `{}` is any table. */
function tableCost(comparison: Comparison, wanted: readonly TableTypeField[], type: TypeNode): number {
  if (type.kind === "array") return wanted.length === 0 ? COST.kindOnly : NO_MATCH;
  if (type.kind !== "table") return NO_MATCH;
  return sum(wanted.map((field) => least(type.fields.map((other) => fieldCost(comparison, field, other)))));
}

function fieldCost(comparison: Comparison, query: TableTypeField, field: TableTypeField): number {
  if (query.kind === "property" && field.kind === "property")
    return query.name === field.name ? costOf(comparison, query.type, field.type) : NO_MATCH;
  if (query.kind !== "indexer" || field.kind !== "indexer") return NO_MATCH;
  return costOf(comparison, query.key, field.key) + costOf(comparison, query.value, field.value);
}

function functionCost(comparison: Comparison, query: FunctionType, type: FunctionType): number {
  return (
    listCost({ ...comparison, side: "param" }, parametersOf(query), parametersOf(type)) +
    listCost({ ...comparison, side: "return" }, returnsOf(query), returnsOf(type))
  );
}

/** A callback's parameters are positional, unlike the arguments of the query. */
function listCost(
  comparison: Comparison,
  query: readonly TypeOrPack[],
  types: readonly TypeOrPack[],
): number {
  const shared = Math.min(query.length, types.length);
  const costs = query.slice(0, shared).map((wanted, at) => costOf(comparison, wanted, types[at] ?? wanted));
  return sum(costs) + (query.length + types.length - 2 * shared) * COST.listItem;
}

function aliasCost(comparison: Comparison, query: TypeNode, type: TypeNode): number {
  const { matcher, aliases } = comparison;
  if (aliases >= MAX_ALIASES) return NO_MATCH;
  const behind = { ...comparison, aliases: aliases + 1 };
  const behindType = expandAlias(matcher.table, type);
  const given = behindType === null ? NO_MATCH : costOf(behind, query, behindType) + COST.alias;
  if (given !== NO_MATCH) return given;
  const behindQuery = expandAlias(matcher.table, query);
  return behindQuery === null ? NO_MATCH : costOf(behind, behindQuery, type) + COST.aliasOfQuery;
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

/** A generic has one type throughout a signature: the first use binds it, and later ones must agree. */
function genericCost(matcher: TypeMatcher, query: TypeNode, type: TypeNode): number {
  if (isGeneric(query) && isGeneric(type))
    return bind(matcher, `?${query.name}`, type.name) && bind(matcher, type.name, `?${query.name}`)
      ? 0
      : NO_MATCH;
  if (isGeneric(query))
    return bind(matcher, `?${query.name}`, searchText(type)) ? COST.genericWanted : NO_MATCH;
  return isGeneric(type) && bind(matcher, type.name, searchText(query)) ? COST.generic : NO_MATCH;
}

function bind(matcher: TypeMatcher, generic: string, type: string): boolean {
  const bound = matcher.bindings.find(([name]) => name === generic);
  if (bound === undefined) matcher.bindings.push([generic, type]);
  return bound === undefined || bound[1] === type;
}

function inheritanceCost(table: TypeTable, wanted: string, given: string, side: Side): number {
  if (wanted === given) return 0;
  if (isAncestor(table, given, wanted)) return side === "param" ? COST.subclass : COST.superclass;
  if (isAncestor(table, wanted, given)) return side === "param" ? COST.superclass : COST.subclass;
  return NO_MATCH;
}

function isAncestor(table: TypeTable, ancestor: string, name: string): boolean {
  // Parents in an invalid index may be circular.
  let rest = 32;
  for (
    let parent = table.parents.get(name);
    parent !== undefined && rest > 0;
    parent = table.parents.get(parent)
  ) {
    if (parent === ancestor) return true;
    rest--;
  }
  return false;
}

function expandAlias(table: TypeTable, type: TypeOrPack): TypeNode | null {
  if (type.kind !== "reference") return null;
  const alias = table.aliases.get(type.name);
  if (alias === undefined || alias.generics.length === 0) return alias?.type ?? null;
  // The index does not contain the defaults of generics.
  const given = alias.generics.map(
    (generic, at) => [generic, withoutDots(type.args[at] ?? ANY_TYPE)] as const,
  );
  return substitute(alias.type, new Map(given));
}

/** A nested function type may declare a generic of the same name itself. */
function substitute(type: TypeNode, given: ReadonlyMap<string, TypeNode>): TypeNode {
  if (isGeneric(type)) return given.get(type.name) ?? type;
  const own = type.kind === "function" ? type.generics.map(({ name }) => name) : [];
  const free = own.length === 0 ? given : new Map([...given].filter(([name]) => !own.includes(name)));
  return mapChildren(type, substitute, free);
}
