/** Types as other languages and engines call them. */
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
  readonly known: ReadonlySet<string>;
  /** The type here that corresponds to a type of another engine. */
  readonly elsewhere: (name: string) => string | null;
}

/** The query with the names of the index: `int` is `number`, `Color3` may be `Colour`, `void` is nothing. */
export function inOwnNames(query: TypeQuery, names: TypeNames): TypeQuery {
  const translated = (types: readonly TypeOrPack[] | null) =>
    types === null ? null : mapTypes(types, translate, names);
  const { params, returns } = query;
  const isVoid = returns?.length === 1 && isNothing(returns[0], names);
  return { ...query, params: translated(params), returns: isVoid ? [] : translated(returns) };
}

const isNothing = (type: TypeOrPack | undefined, { known }: TypeNames): boolean =>
  type?.kind === "reference" && type.name === NOTHING && !known.has(NOTHING);

function translate(type: TypeNode, names: TypeNames): TypeNode {
  if (type.kind === "function" && isNothing(type.returns[0]?.type, names))
    return translate({ ...type, returns: [] }, names);
  const { known, elsewhere } = names;
  if (type.kind !== "reference" || known.has(type.name)) return mapChildren(type, translate, names);
  const own = COMMON[type.name.toLowerCase()] ?? elsewhere(type.name);
  return own !== null && known.has(own) ? named(own) : mapChildren(type, translate, names);
}
