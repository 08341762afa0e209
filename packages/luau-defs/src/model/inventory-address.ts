/** In: an inventory. Out: the full address of each of its names, on the site that describes it. */
import { dotted } from "luau-syntax";
import type { Inventory, InventorySymbol } from "./inventory";

export interface InventoryAddresses {
  /** The address of `Instance`, `Instance.Parent`, `Enum.KeyCode.E` or `task.wait`; null for other names. */
  readonly ofGlobal: FindByPath;
  /** The addresses of a module's exports, by the argument of `require`: `fs.readFile` of `@lune/fs`. */
  readonly ofModule: (request: string) => FindByPath;
  /** The address of a module's page; without a request, of a global table's. */
  readonly ofPage: (path: string, request?: string) => string | null;
}

type FindByPath = (path: string) => string | null;

/** For equal paths, types precede values, and these module pages. Types are also found by name. */
export function inventoryAddresses(inventory: Inventory): InventoryAddresses {
  const all = addressMap(inventory, byPrecedence(inventory));
  const pages = addressMap(inventory, inventory.symbols.filter(isModule));
  const find =
    (request: string | undefined): FindByPath =>
    (path) =>
      all.get(keyOf(request, path)) ?? null;
  return {
    ofGlobal: find(undefined),
    ofModule: find,
    ofPage: (path, request) => pages.get(keyOf(request, path)) ?? null,
  };
}

export function findSymbol(inventory: Inventory, name: string): InventorySymbol | null {
  const dottedName = dotted(name);
  const isIt = ({ path, type }: InventorySymbol): boolean =>
    dotted(path) === dottedName || type === dottedName;
  return byPrecedence(inventory).find(isIt) ?? null;
}

function byPrecedence({ symbols }: Inventory): readonly InventorySymbol[] {
  const values = symbols.filter((one) => !isType(one) && !isModule(one));
  return [...symbols.filter(isType), ...values, ...symbols.filter(isModule)];
}

const isModule = ({ kind }: InventorySymbol): boolean => kind === "module";

const isType = ({ type }: InventorySymbol): boolean => type !== undefined;

/** If names collide, the first wins. */
function addressMap(inventory: Inventory, symbols: readonly InventorySymbol[]): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const symbol of symbols) {
    const address = fullAddress(inventory, symbol);
    if (address === null) continue;
    for (const name of [symbol.path, symbol.type]) {
      if (name === undefined) continue;
      const key = keyOf(symbol.require, name);
      if (!addresses.has(key)) addresses.set(key, address);
    }
  }
  return addresses;
}

const keyOf = (request: string | undefined, path: string): string => `${request ?? ""}\n${dotted(path)}`;

/** Null if the symbol has no page, or the inventory has no URL. */
export function fullAddress(
  { url }: Inventory,
  { address }: Pick<InventorySymbol, "address">,
): string | null {
  if (address === null || /^https?:/i.test(address)) return address;
  return url === null ? null : url.replace(/\/$/, "") + address;
}

/** The names of globals and of their members in code: `Instance`, `Color3.fromRGB`; not `part.Anchored`. */
export function namesInCode(
  inventory: Inventory,
): readonly { readonly name: string; readonly href: string }[] {
  const { ofGlobal } = inventoryAddresses(inventory);
  const names = inventory.symbols.flatMap(({ kind, path, require }) =>
    require !== undefined || kind === "property" || kind === "method" ? [] : path,
  );
  return [...new Set(names)].flatMap((name) => {
    const href = ofGlobal(name);
    return href === null ? [] : [{ name, href }];
  });
}
