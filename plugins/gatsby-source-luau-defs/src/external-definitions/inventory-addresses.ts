/** In: an inventory. Out: the address of each name, as written in scripts, in the platform's own reference. */
import type { Inventory, InventoryGroup } from "../model/inventory";

/**
 * The address of `Instance`, `Instance.Parent`, `Enum.KeyCode`, `Enum.KeyCode.E`, `task.wait`, or of a module
 * by its request, `@lune/fs`; null for other names.
 */
export type InventoryAddress = (name: string) => string | null;

export function inventoryAddresses({ groups, enums }: Inventory): InventoryAddress {
  const describing = groups.filter(({ address }) => address !== null);
  const isEnum = ({ kind }: InventoryGroup): boolean => kind === "enum";
  const inTable = `${enums?.table ?? "Enum"}.`;
  return (written) => {
    const isEnumName = written.startsWith(inTable);
    const kinds = describing.filter((group) => !isEnumName || isEnum(group));
    const path = (isEnumName ? written.slice(inTable.length) : written).replaceAll(":", ".");
    for (const group of kinds) {
      const [name = "", member] = group.kind === "module" ? [written] : path.split(".");
      const members = group.names.get(name)?.members;
      if (members === undefined || (isEnum(group) && !isEnumName)) continue;
      if (member === undefined) return pageOf(group, name);
      if (members.includes(member)) return pageOf(group, name) + anchorOf(group, member);
    }
    return null;
  };
}

/** A module is described under its name without the alias. */
const pageOf = ({ address, kind }: InventoryGroup, name: string): string =>
  (address ?? "").replaceAll("{name}", kind === "module" ? name.replace(/^@\w+\//, "") : name);

const anchorOf = ({ member }: InventoryGroup, name: string): string =>
  (member ?? "").replaceAll("{member}", name);
