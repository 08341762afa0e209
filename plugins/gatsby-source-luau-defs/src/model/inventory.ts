/**
 * An inventory: the names that a platform declares, what they are, and where its own reference describes them.
 * It has no texts and no types. `npm run inventory` writes one from definition files.
 */

/** As in `platforms/<name>.json`. */
export interface Inventory {
  /** As readers know it: `Roblox`. */
  readonly title: string;
  /** Where the names are from. */
  readonly source: InventorySource;
  /** Where it was looked up which names have a page; null if all are taken to have one. */
  readonly reference: InventorySource | null;
  /** Types that no other engine is likely to have, by which a project without settings is recognised. */
  readonly signs: readonly string[];
  /** The usual name of a file with its definitions, which projects have; null if there is none. */
  readonly definitions: string | null;
  /** The types that enums extend, as the setting `enums`. */
  readonly enums: { readonly item: string; readonly table: string } | null;
  /** The type of events, as the setting `events`. */
  readonly events: string | null;
  readonly groups: readonly InventoryGroup[];
}

export interface InventorySource {
  readonly url: string;
  readonly version: string;
  readonly date: string;
}

/** Names of one kind, described in one place. */
export interface InventoryGroup {
  readonly kind: InventoryKind;
  /** The address of a name's page, with `{name}`; null if it is described nowhere. */
  readonly address: string | null;
  /**
   * What follows for a member, with `{member}`, or `{slug}` for its name in lower case, as generators of pages
   * from Markdown have it; null if members have no address of their own.
   */
  readonly member: string | null;
  readonly names: ReadonlyMap<string, InventoryName>;
}

export const INVENTORY_KINDS = [
  /** A type that scripts cannot create by a table: `Instance`. */
  "class",
  /** An enum, with its values as members: `KeyCode` is `Enum.KeyCode` in scripts. */
  "enum",
  /** An alias: `RBXScriptSignal`. */
  "type",
  /** A global table, with its fields as members: `task`. */
  "library",
  /** Any other global: `game`. */
  "global",
  /** A module that scripts require, with its functions as members: `@lune/fs`. */
  "module",
] as const;

export type InventoryKind = (typeof INVENTORY_KINDS)[number];

export interface InventoryName {
  /** The class that it extends. */
  readonly extends: string | null;
  /** What an alias has between `<` and `>`. */
  readonly generics: string | null;
  /** The exported types of a module. */
  readonly types: readonly string[];
  readonly members: readonly string[];
}
