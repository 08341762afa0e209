import type { InventoryGroup } from "./inventory";

/** The address of a name's page. A module is described under its name without the alias. */
export const addressOf = (pattern: string, kind: InventoryGroup["kind"], name: string): string =>
  pattern.replaceAll("{name}", kind === "module" ? name.replace(/^@\w+\//, "") : name);
