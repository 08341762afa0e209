import { mapChildren, mapTypes, type TypeNode, type TypeOrPack } from "luau-syntax";
import { named, type TypeQuery } from "./search-type";

const COMMON: Readonly<Record<string, string>> = {
  int: "number",
  integer: "number",
  float: "number",
  double: "number",
  bool: "boolean",
  str: "string",
};
const NOTHING = "void";

interface TypeNames {
  readonly names: ReadonlySet<string>;
  /** A type of another engine corresponds to a type here. */
  readonly elsewhere: (name: string) => string | null;
}

/** `int` is `number`, `Color3` may be `Colour`, `void` is nothing. */
export function toLocalNames(query: TypeQuery, names: TypeNames): TypeQuery {
  const translated = (types: readonly TypeOrPack[] | null) =>
    types === null ? null : mapTypes(types, translate, names);
  const { params, returns } = query;
  const isVoid = returns?.length === 1 && isNothing(returns[0], names);
  return { ...query, params: translated(params), returns: isVoid ? [] : translated(returns) };
}

const isNothing = (type: TypeOrPack | undefined, { names }: TypeNames): boolean =>
  type?.kind === "reference" && type.name === NOTHING && !names.has(NOTHING);

function translate(type: TypeNode, context: TypeNames): TypeNode {
  if (type.kind === "function" && isNothing(type.returns[0]?.type, context))
    return translate({ ...type, returns: [] }, context);
  const { names, elsewhere } = context;
  if (type.kind !== "reference" || names.has(type.name)) return mapChildren(type, translate, context);
  const local = COMMON[type.name.toLowerCase()] ?? elsewhere(type.name);
  return local !== null && names.has(local) ? named(local) : mapChildren(type, translate, context);
}
