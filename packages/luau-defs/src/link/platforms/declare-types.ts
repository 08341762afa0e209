/** In: symbols of an inventory. Out: declarations of their types in Luau, with members that are `any`. */
import { assertNever, groupBy, isLuauName, lastPart, quoted } from "luau-syntax";
import { isMember, ownerOf, type Inventory, type InventorySymbol } from "../../model/inventory";

/** @param enums null in a module, which cannot declare extern types */
export function typeDeclarations(symbols: readonly InventorySymbol[], enums: Inventory["enums"]): string {
  const members = groupBy(symbols.filter(isMember), ({ path }) => ownerOf(path));
  const lines = new Map<string, string>();
  for (const symbol of symbols) {
    const { type, path } = symbol;
    if (type === undefined || lines.has(type)) continue;
    lines.set(type, declaration(symbol, type, namesOf(members.get(path) ?? []), enums));
  }
  return [...lines.values(), ""].join("\n");
}

const namesOf = (members: readonly InventorySymbol[]): readonly string[] => [
  ...new Set(members.map(({ path }) => lastPart(path)).filter(isLuauName)),
];

function declaration(
  symbol: InventorySymbol,
  type: string,
  members: readonly string[],
  enums: Inventory["enums"],
): string {
  const { kind, origin, generics, path, extends: parent = null } = symbol;
  switch (kind) {
    case "class":
      if (origin === "extern" || origin === "class") return externType(type, parent, members, "any");
      return alias(type, generics, members.length === 0 ? "any" : `{ ${fields(members, "any", ", ")} }`);
    case "enum":
      if (origin === "extern") return externEnum(type, members, enums);
      if (origin === "strings") return alias(type, generics, members.map(quoted).join(" | ") || "any");
      return `--- @tag enum\n${alias(type, generics, `{ ${fields(members, "any", ", ")} }`)}`;
    case "event":
      return `--- @tag event ${path}\n${alias(type, generics, "() -> ()")}`;
    case "type":
      return alias(type, generics, "any");
    case "module":
    case "function":
    case "method":
    case "constant":
    case "property":
    case "enumValue":
      return "";
    default:
      return assertNever(kind);
  }
}

const alias = (name: string, generics: string | undefined, type: string): string =>
  `export type ${name}${generics === undefined ? "" : `<${generics}>`} = ${type}`;

const externEnum = (type: string, members: readonly string[], enums: Inventory["enums"]): string =>
  [
    externType(type, enums?.item ?? null, [], ""),
    externType(enumTable(type), enums?.table ?? null, members, type),
  ].join("\n");

/** The extern type of the table with an enum's values. */
export const enumTable = (type: string): string => `${type}_Table`;

const externType = (name: string, parent: string | null, members: readonly string[], type: string): string =>
  `declare extern type ${name}${parent === null ? "" : ` extends ${parent}`} with\n${fields(members, type, "\n")}\nend`;

const fields = (members: readonly string[], type: string, between: string): string =>
  members.map((member) => `${member}: ${type}`).join(between);
