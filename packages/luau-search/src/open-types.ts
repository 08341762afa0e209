/** In: the columns of types. Out: calls with their types as trees, aliases, and parents of classes. */
import type { SymbolKind } from "luau-contract";
import { ANY_TYPE, childrenOf, parametersOf, returnsOf, type TypeNode, type TypeOrPack } from "luau-syntax";
import type { SymbolIndex } from "./index-format";
import { hasGeneric, isGeneric, named, withoutDots } from "./search-type";
import { parseType } from "./type-syntax";

export interface CallParameter {
  /** The number is an index of `TypeTable.types`. */
  readonly type: number;
  readonly optional: boolean;
  readonly variadic: boolean;
  readonly receiver: boolean;
}

/** A constant or property is a call without parameters, except a receiver. */
export interface Call {
  readonly symbol: number;
  readonly params: readonly CallParameter[];
  readonly returns: readonly number[];
}

interface Alias {
  readonly generics: readonly string[];
  readonly type: TypeNode;
}

export interface TypeTable {
  readonly types: readonly TypeOrPack[];
  readonly generic: readonly boolean[];
  readonly calls: readonly Call[];
  readonly aliases: ReadonlyMap<string, Alias>;
  readonly parents: ReadonlyMap<string, string>;
  readonly names: ReadonlySet<string>;
}

const BUILTINS = [
  "any",
  "boolean",
  "buffer",
  "function",
  "never",
  "number",
  "string",
  "table",
  "thread",
  "unknown",
  "userdata",
  "vector",
];
const STRING = named("string");

/** The generics in scope change what a name in a text means, so that they are part of the key. */
interface TreeStore {
  readonly texts: readonly string[];
  readonly trees: TypeOrPack[];
  readonly numbers: Map<string, number>;
}

interface TypedSymbol {
  readonly id: number;
  readonly kind: SymbolKind;
  readonly path: string;
}

export function openTypes(index: SymbolIndex, symbols: readonly TypedSymbol[]): TypeTable {
  const store: TreeStore = { texts: index.t, trees: [], numbers: new Map() };
  const aliases = new Map<string, Alias>();
  const parents = new Map<string, string>();
  const names = new Set(BUILTINS);
  const calls: Call[] = [];
  for (const symbol of symbols) {
    const packed = index.c[symbol.id] ?? "";
    if (symbol.kind === "class" || symbol.kind === "enum" || symbol.kind === "type") names.add(symbol.path);
    if (symbol.kind === "class") parents.set(symbol.path, packed);
    else if (symbol.kind === "enum" && packed === "s")
      aliases.set(symbol.path, { generics: [], type: STRING });
    else if (symbol.kind === "type") aliases.set(symbol.path, unpackAlias(packed, store));
    else if (packed !== "")
      calls.push(...packed.split(";").map((call) => unpackCall(call, symbol.id, store)));
  }
  for (const tree of store.trees) collectNames(tree, names);
  const all = [...calls, ...callsOfAliases(symbols, aliases, store)];
  return { types: store.trees, generic: store.trees.map(hasGeneric), calls: all, aliases, parents, names };
}

function unpackAlias(packed: string, store: TreeStore): Alias {
  const [before = "", number = ""] = packed.split("=");
  const generics = before.slice(0, -1).split(",").filter(Boolean);
  return { generics, type: withoutDots(store.trees[treeNumber(number, generics, store)] ?? ANY_TYPE) };
}

function unpackCall(packed: string, symbol: number, store: TreeStore): Call {
  const bar = packed.indexOf("|");
  const generics = bar < 0 ? [] : packed.slice(0, bar).split(",");
  const [left = "", right = ""] = packed.slice(bar + 1).split(">");
  const at = left.indexOf("@");
  const receiver = at < 0 ? [] : [toParameter(left.slice(0, at), generics, store, true)];
  const params = list(left.slice(at + 1)).map((param) => toParameter(param, generics, store, false));
  return {
    symbol,
    params: [...receiver, ...params],
    returns: list(right).map((number) => treeNumber(number, generics, store)),
  };
}

function list(packed: string): readonly string[] {
  return packed === "" ? [] : packed.split(",");
}

function toParameter(
  packed: string,
  generics: readonly string[],
  store: TreeStore,
  receiver: boolean,
): CallParameter {
  const marked = packed.endsWith("?");
  const plain = treeNumber(marked ? packed.slice(0, -1) : packed, generics, store);
  const kind = store.trees[plain]?.kind;
  const wrap = marked && kind !== "optional" && kind !== "variadic";
  const type = wrap
    ? addTree(`${plain}?`, { kind: "optional", type: withoutDots(store.trees[plain] ?? ANY_TYPE) }, store)
    : plain;
  return {
    type,
    optional: marked || kind === "optional" || kind === "variadic",
    variadic: kind === "variadic",
    receiver,
  };
}

/** `any` stands for a type that does not parse, which the tests rule out. */
function treeNumber(number: string, generics: readonly string[], store: TreeStore): number {
  const key = `${number}|${generics.join(",")}`;
  const existing = store.numbers.get(key);
  if (existing !== undefined) return existing;
  return addTree(
    key,
    parseType(store.texts[Number.parseInt(number, 36)] ?? "", new Set(generics)) ?? ANY_TYPE,
    store,
  );
}

function addTree(key: string, tree: TypeOrPack, store: TreeStore): number {
  const known = store.numbers.get(key);
  if (known !== undefined) return known;
  store.numbers.set(key, store.trees.length);
  return store.trees.push(tree) - 1;
}

/** Aliases of function types are found like functions. */
function callsOfAliases(
  symbols: readonly TypedSymbol[],
  aliases: ReadonlyMap<string, Alias>,
  store: TreeStore,
): readonly Call[] {
  return symbols.flatMap((symbol) => {
    const type = symbol.kind === "type" ? aliases.get(symbol.path)?.type : undefined;
    if (type?.kind !== "function") return [];
    const number = (tree: TypeOrPack, suffix: string) => addTree(`${symbol.id}${suffix}`, tree, store);
    const params = parametersOf(type).map((tree, at) => ({
      type: number(tree, `p${at}`),
      optional: tree.kind === "optional" || tree.kind === "variadic",
      variadic: tree.kind === "variadic",
      receiver: false,
    }));
    return [
      { symbol: symbol.id, params, returns: returnsOf(type).map((tree, at) => number(tree, `r${at}`)) },
    ];
  });
}

function collectNames(type: TypeOrPack, names: Set<string>): void {
  if (type.kind === "reference" && !isGeneric(type)) names.add(type.name);
  for (const child of childrenOf(type)) collectNames(child, names);
}
