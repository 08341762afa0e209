/** In: an inventory, and the texts that may name it. Out: definition files with the names that occur. */
import { groupBy, lastPart } from "luau-syntax";
import { inventoryAddresses, type InventoryAddresses } from "../../model/inventory-address";
import { partsOf, type Inventory, type InventorySymbol, isMember, ownerOf } from "../../model/inventory";
import { sourceFile, type SourceFile } from "../../read/source/source-file";
import { typeDeclarations } from "./declare-types";
import { declareValue, moduleFields, valueTrees } from "./declare-values";
import { lastOfRequest } from "../../model/require-argument";

interface InventorySourceFile {
  readonly source: SourceFile;
  /** The address of a path in the file; of null, that of the file's page. */
  readonly addressOf: (path: string | null) => string | null;
}

/** Names and members that occur nowhere are left out: reading all of Roblox takes a second. */
export function inventorySources(
  inventory: Inventory,
  texts: readonly string[],
): readonly InventorySourceFile[] {
  const usage = usageOf(inventory, texts);
  const used = inventory.symbols.filter(usage.symbol);
  const addresses = inventoryAddresses({ ...inventory, symbols: used });
  const byRequest = groupBy(used, ({ require }) => require);
  return [
    ...globalFiles(inventory, byRequest.get(undefined) ?? [], addresses),
    ...[...byRequest].flatMap(([request, symbols]) =>
      request !== undefined && usage.module(request)
        ? [moduleFile(inventory.title, request, symbols, addresses)]
        : [],
    ),
  ];
}

type Symbols = readonly InventorySymbol[];

/** One file for the types, and one for each table, which has a page. */
function globalFiles(
  { title, enums }: Inventory,
  symbols: Symbols,
  { ofGlobal, ofPage }: InventoryAddresses,
): readonly InventorySourceFile[] {
  const fileOf = (name: string, text: string): SourceFile =>
    sourceFile(`inventory:${title}${name}.d.luau`, text);
  const types = typeDeclarations(symbols, enums);
  return [
    { source: fileOf("", types), addressOf: (path) => (path === null ? null : ofGlobal(path)) },
    ...[...valueTrees(symbols, enums)].map(([root, tree]) => ({
      source: fileOf(`.${root}`, declareValue(root, tree)),
      addressOf: (path: string | null) => (path === null ? ofPage(root) : ofGlobal(path)),
    })),
  ];
}

/** The file of a module: a `require` resolves to it by its path. */
function moduleFile(
  title: string,
  request: string,
  symbols: Symbols,
  { ofModule, ofPage }: InventoryAddresses,
): InventorySourceFile {
  const name = symbols.find(({ kind }) => kind === "module")?.path ?? partsOf(request).at(-1) ?? "";
  const table = /^[A-Za-z_]\w*$/.test(name) ? name : "module";
  const fields = moduleFields(table, name, symbols);
  const text = `local ${table} = {}\n${fields}${typeDeclarations(symbols, null)}return ${table}\n`;
  return {
    source: { ...sourceFile(request, text), slug: `${title}:${request}` },
    addressOf: (path) => (path === null ? ofPage(name, request) : ofModule(request)(path)),
  };
}

/** Any word that equals a name counts, since symbols that are left out cannot be linked. */
function usageOf({ symbols, enums }: Inventory, texts: readonly string[]) {
  const words = new Set(texts.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
  const parents = new Map(
    symbols.flatMap(({ type, extends: parent }) => (type && parent ? [[type, parent]] : [])),
  );
  // Types that extend another have all of its members.
  const extended = new Set(
    texts.flatMap((text) =>
      Array.from(text.matchAll(/\bextends\s+([A-Za-z_]\w*)/g), ([, name = ""]) => name),
    ),
  );
  addParents(extended, parents);
  const needed = new Set([...words, ...extended, ...Object.values(enums ?? {})]);
  addParents(needed, parents);
  const isRequired = requiredIn(words);
  const isEntry = ({ kind, path, type, require }: InventorySymbol): boolean => {
    if (kind === "module" && require !== undefined) return isRequired(require);
    // A script may give a module any name.
    const isNamed = words.has(lastPart(path)) && (require !== undefined || allIn(path, words));
    return isNamed || (type !== undefined && needed.has(type));
  };
  const owners = new Set(
    symbols.filter((one) => one.type !== undefined && isEntry(one)).map(({ path }) => path),
  );
  const isMemberUsed = ({ kind, path }: InventorySymbol): boolean => {
    const owner = ownerOf(path);
    return owners.has(owner) && (kind === "enumValue" || extended.has(owner) || words.has(lastPart(path)));
  };
  const isValue = ({ kind, path }: InventorySymbol): boolean => kind === "enumValue" && allIn(path, words);
  return {
    /** Whether a text requires a module, by its request or, as packages are required, by the last name. */
    module: isRequired,
    symbol: (symbol: InventorySymbol): boolean =>
      isMember(symbol) ? isMemberUsed(symbol) || isValue(symbol) : isEntry(symbol),
  };
}

function requiredIn(words: ReadonlySet<string>): (request: string) => boolean {
  const folded = new Set([...words].map((word) => word.toLowerCase()));
  return (request) => folded.has(lastOfRequest(request).toLowerCase());
}

const allIn = (path: string, words: ReadonlySet<string>): boolean =>
  partsOf(path).every((part) => words.has(part));

/** The set grows while it is iterated. */
function addParents(types: Set<string>, parents: ReadonlyMap<string, string>): void {
  for (const name of types) {
    const parent = parents.get(name);
    if (parent !== undefined) types.add(parent);
  }
}
