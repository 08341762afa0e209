/** The symbols of a platform's definitions, with the addresses of its own reference: names and kinds only. */
import { compare, isIdentifier, lastPart } from "luau-syntax";
import { isMember, ownerOf, partsOf, type InventorySymbol } from "../src/model/inventory";
import type { FoundEntry, Recipe } from "./inventory-recipes";

/** @param hasPage whether there is a page, or an entry of one, at an address */
export function platformSymbols(
  symbols: readonly InventorySymbol[],
  recipe: Recipe,
  hasPage: (address: string) => boolean,
): readonly InventorySymbol[] {
  const entryOf = entries(symbols);
  const made = symbols
    .filter((symbol) => symbol.kind !== "module" || symbol.require !== undefined)
    .flatMap((symbol) => (symbol.require === undefined ? symbol : withRequest(symbol, recipe)))
    .filter(({ kind, path, require }) => kind === "module" || (isPlain(path) && isShown(path, require)));
  const all = [...tablesOf(made), ...made].map((symbol): InventorySymbol => {
    const entry = entryOf(symbol);
    const page = recipe.addressesOf(entry).find(hasPage) ?? null;
    const name = lastPart(symbol.path);
    const isPage = symbol.kind === "module" || (symbol.require === undefined && entry.path === symbol.path);
    const { kind, type, generics, origin, extends: parent, require } = symbol;
    const address = page === null || isPage ? page : page + recipe.anchorOf(name);
    return { kind, path: symbol.path, address, type, generics, origin, extends: parent, require };
  });
  return distinct(all).sort(byPath);
}

/** The type, table or module that has the page on which a symbol is described. */
function entries(symbols: readonly InventorySymbol[]): (symbol: InventorySymbol) => FoundEntry {
  const types = new Map(symbols.flatMap((one) => (one.type === undefined ? [] : [[one.path, one] as const])));
  const tables = new Set(tablesOf(symbols).map(({ path }) => path));
  const ancestorsOf = (name: string | undefined): readonly string[] => {
    const parent = name === undefined ? undefined : types.get(name)?.extends;
    return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
  };
  const found = ({ kind, origin, require }: InventorySymbol, path: string): FoundEntry => ({
    kind,
    origin,
    require,
    path,
    name: lastPart(path),
    ancestors: ancestorsOf(path),
    isTypeAndTable: types.has(path) && tables.has(path),
  });
  return (symbol) => {
    const { path, kind, require } = symbol;
    const owner = isMember(symbol) ? types.get(ownerOf(path)) : undefined;
    if (owner !== undefined) return found(owner, owner.path);
    const isField = require === undefined && symbol.type === undefined && partsOf(path).length > 1;
    return isField
      ? found({ ...symbol, kind: "module" }, partsOf(path)[0] ?? "")
      : found({ ...symbol, kind }, path);
  };
}

const tablesOf = (symbols: readonly InventorySymbol[]): readonly InventorySymbol[] => [
  ...new Map(
    symbols
      .filter((one) => (one.kind === "function" || one.kind === "constant") && one.require === undefined)
      .flatMap(({ path }) => (partsOf(path).length > 1 ? (partsOf(path)[0] ?? "") : []))
      .map((path) => [path, { kind: "module", path, address: null, origin: "table" } as const]),
  ).values(),
];

/** The symbols of a module: its name is the last one of its request, and its exports are members of that. */
function withRequest(symbol: InventorySymbol, { requestOf }: Recipe): readonly InventorySymbol[] {
  const require = requestOf(symbol.require ?? "");
  if (require === undefined || isMember(symbol)) return [];
  const name = require.replace(/^.*\//, "");
  if (symbol.kind === "module") return [{ ...symbol, path: name, origin: undefined, require }];
  const own = lastPart(symbol.path);
  return [{ ...symbol, path: symbol.type === undefined ? `${name}.${own}` : own, require }];
}

/** Metamethods are called by operators alone. */
const isPlain = (path: string): boolean =>
  partsOf(path).every((part) => isIdentifier(part)) && !/[.:]__/.test(path);

const isShown = (path: string, require: string | undefined): boolean =>
  require === undefined || !/\b_/.test(path);

const distinct = (symbols: readonly InventorySymbol[]): InventorySymbol[] => [
  ...new Map(symbols.toReversed().map((one) => [keyOf(one), one])).values(),
];

const keyOf = ({ require = "", type, path, kind }: InventorySymbol): string =>
  JSON.stringify([require, path, kind === "module", type !== undefined]);

/** A module before what is in it, and types before tables of the same name. */
function byPath(a: InventorySymbol, b: InventorySymbol): number {
  const order = (one: InventorySymbol): string =>
    [one.require ?? "", one.kind === "module" && one.require !== undefined ? "" : one.path].join("\n");
  return compare(order(a), order(b)) || Number(a.type === undefined) - Number(b.type === undefined);
}
