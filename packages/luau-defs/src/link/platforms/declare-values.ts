/** In: symbols of an inventory. Out: its tables and other values in Luau, as `any`. */
import { isLuauName } from "luau-syntax";
import { ownerOf, partsOf, type Inventory, type InventorySymbol } from "../../model/inventory";
import { enumTable } from "./declare-types";

/** A value: a table, if it has fields. */
interface ValueTree {
  readonly fields: Map<string, ValueTree>;
  /** The type of a value without fields. */
  readonly type: string;
  readonly isEnum: boolean;
}

export function valueTrees(
  symbols: readonly InventorySymbol[],
  enums: Inventory["enums"],
): ReadonlyMap<string, ValueTree> {
  const root: ValueTree = { fields: new Map(), type: "", isEnum: false };
  const tables = new Set(symbols.filter(isEnumTable).map(({ path }) => path));
  for (const symbol of symbols) {
    const isValue = symbol.kind === "enumValue" && tables.has(ownerOf(symbol.path));
    const type = isValue ? "any" : typeOf(symbol, enums);
    if (type !== null) addValue(root, partsOf(symbol.path), { type, isEnum: isEnumTable(symbol) });
  }
  return root.fields;
}

const isEnumTable = ({ kind, origin, type }: InventorySymbol): boolean =>
  kind === "enum" && origin === "table" && type === undefined;

const FUNCTION = "(...any) -> ...any";

function typeOf(symbol: InventorySymbol, enums: Inventory["enums"]): string | null {
  const { kind, origin, type } = symbol;
  if (kind === "function") return FUNCTION;
  if (kind === "constant" || (kind === "module" && origin === "table") || isEnumTable(symbol)) return "any";
  return kind === "enum" && origin === "extern" && type !== undefined && enums !== null
    ? enumTable(type)
    : null;
}

function addValue(
  { fields }: ValueTree,
  [name = "", ...remaining]: readonly string[],
  value: Pick<ValueTree, "type" | "isEnum">,
): void {
  if (!isLuauName(name)) return;
  const tree = fields.get(name) ?? { fields: new Map(), type: "any", isEnum: false };
  if (remaining.length > 0) {
    fields.set(name, tree);
    addValue(tree, remaining, value);
  } else fields.set(name, { ...value, fields: tree.fields });
}

/** As a declaration: `declare task: { wait: (...any) -> ...any }`. */
export const declareValue = (name: string, tree: ValueTree): string =>
  `${tagOf(tree)}declare ${name}: ${treeText(tree, ": ", "")}\n`;

/** A tag is on a line of its own. */
const tagOf = ({ isEnum }: ValueTree): string => (isEnum ? "--- @tag enum\n" : "");

/**
 * @param is between the name and the value of a field
 * @param lead before the type of a value without fields
 */
function treeText({ fields, type }: ValueTree, separator: ": " | " = ", lead: string): string {
  if (fields.size === 0) return lead + type;
  const lines = [...fields].map(
    ([name, field]) => `${tagOf(field)}${name}${separator}${treeText(field, separator, lead)},\n`,
  );
  return `{\n${lines.join("")}}`;
}

/** As statements that fill a module's table: `fs.readFile = nil :: any`. */
export function moduleFields(table: string, name: string, symbols: readonly InventorySymbol[]): string {
  const relativeSymbols = symbols.map((symbol) => ({
    ...symbol,
    path: symbol.path.startsWith(`${name}.`) ? symbol.path.slice(name.length + 1) : symbol.path,
  }));
  return [...valueTrees(relativeSymbols, null)]
    .map(([field, tree]) => `${tagOf(tree)}${table}.${field} = ${treeText(tree, " = ", "nil :: ")}\n`)
    .join("");
}
