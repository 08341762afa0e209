/**
 * In: an inventory, and the texts that may name it. Out: definition files with the names that occur, which
 * the pipeline reads like other external definitions. Every member is `any`. `npm run inventory` writes the
 * inventories in `platforms/`.
 */
import { groupBy } from "luau-syntax";
import { inventoryAddresses, type InventoryAddresses } from "../../model/inventory-address";
import { partsOf, type Inventory, type InventorySymbol } from "../../model/inventory";
import { sourceFile, type SourceFile } from "../../read/source/source-file";
import { typeDeclarations } from "./declare-types";
import { declareValue, moduleFields, valueTrees } from "./declare-values";
import { usedIn } from "./used-symbols";

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
  const isUsed = usedIn(inventory, texts);
  const used = inventory.symbols.filter(isUsed.symbol);
  const addresses = inventoryAddresses({ ...inventory, symbols: used });
  const byRequest = groupBy(used, ({ require }) => require);
  return [
    ...globalFiles(inventory, byRequest.get(undefined) ?? [], addresses),
    ...[...byRequest].flatMap(([request, symbols]) =>
      request !== undefined && isUsed.module(request)
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
