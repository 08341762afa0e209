/** In: an inventory. Out: the address of each name, as written in scripts, in the platform's own reference. */
import type { Inventory, InventoryGroup } from "./inventory";

/**
 * The address of `Instance`, `Instance.Parent`, `Enum.KeyCode`, `Enum.KeyCode.E`, `task.wait`, or of a module
 * by its request, `@lune/fs`, and of what it exports, `readFile`; null for other names.
 */
export type InventoryAddress = (name: string, exported?: string | null) => string | null;

export function inventoryAddresses({ groups, enums }: Inventory): InventoryAddress {
  const describing = groups.filter(({ address }) => address !== null);
  const isEnum = ({ kind }: InventoryGroup): boolean => kind === "enum";
  const inTable = `${enums?.table ?? "Enum"}.`;
  return (written, exported = null) => {
    const isEnumName = written.startsWith(inTable);
    const kinds = describing.filter((group) => !isEnumName || isEnum(group));
    const path = (isEnumName ? written.slice(inTable.length) : written).replaceAll(":", ".");
    for (const group of kinds) {
      const [name = "", member = null, more = null] =
        group.kind === "module" ? [written, exported] : path.split(".");
      const found = group.names.get(name);
      if (found === undefined || more !== null || (isEnum(group) && !isEnumName)) continue;
      const page = addressOf(group.address ?? "", group.kind, name);
      if (member === null) return page;
      if (found.members.includes(member) || found.types.includes(member))
        return page + anchorOf(group, member);
    }
    return null;
  };
}

/**
 * The names that code may begin with, and their members, with their addresses: `Instance`, `Color3.fromRGB`,
 * `Enum.KeyCode.E`, `game`. Members of values, `part.Anchored`, are not among them.
 */
export function namesInCode(
  inventory: Inventory,
): readonly { readonly name: string; readonly href: string }[] {
  const addressOfName = inventoryAddresses(inventory);
  const table = inventory.enums?.table ?? "Enum";
  const names = inventory.groups.flatMap(({ kind, names: group }) => {
    if (kind === "module") return [];
    const paths = [...group].map(([name, { members }]) => ({
      path: kind === "enum" ? `${table}.${name}` : name,
      members: kind === "enum" || kind === "library" ? members : [],
    }));
    return paths.flatMap(({ path, members }) => [path, ...members.map((member) => `${path}.${member}`)]);
  });
  return [...new Set(names)].flatMap((name) => {
    const href = addressOfName(name);
    return href === null ? [] : [{ name, href }];
  });
}

const anchorOf = ({ member }: InventoryGroup, name: string): string =>
  (member ?? "").replaceAll("{member}", name).replaceAll("{slug}", name.toLowerCase());

/** The address of a name's page. A module is described under its name without the alias. */
export const addressOf = (pattern: string, kind: InventoryGroup["kind"], name: string): string =>
  pattern.replaceAll("{name}", kind === "module" ? name.replace(/^@\w+\//, "") : name);
