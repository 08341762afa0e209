/**
 * An inventory: the names that a library or platform declares, what they are, and where they are described.
 * Every build publishes one; other projects read it in place of definition files. It has no types.
 */
import type { SymbolKind } from "luau-contract";
import { nameStartIn } from "luau-syntax";

/** The version of the format, which `static/schemas/inventory.schema.json` specifies. */
export const INVENTORY_VERSION = 1;

export interface Inventory {
  /** As readers know it: `Roblox`. */
  readonly title: string;
  /** The URL with which the addresses of symbols begin; null if the build had none. */
  readonly url: string | null;
  /** Facts that only a platform's inventory has. */
  readonly platform: PlatformFacts | null;
  /** The types that enums extend, as the setting `enums`; null without enums that are extern types. */
  readonly enums: { readonly item: string; readonly table: string } | null;
  /** The type of events, as the setting `events`. */
  readonly events: string | null;
  /** In the order of the pages: each module, then its entries, each followed by its members. */
  readonly symbols: readonly InventorySymbol[];
}

export interface PlatformFacts {
  readonly source: InventorySource;
  /** The source of the list of pages; null if every name is assumed to have one. */
  readonly reference: InventorySource | null;
  /** Types that no other engine is likely to have, by which a project without settings is recognised. */
  readonly signs: readonly string[];
  /** The usual name of a file with its definitions, which projects have; null if there is none. */
  readonly definitions: string | null;
}

export interface InventorySource {
  readonly url: string;
  readonly version: string;
  readonly date: string;
}

export interface InventorySymbol {
  readonly kind: InventoryKind;
  /** As a script writes it: `Timer.clear`, `Entity:destroy`, `Enum.KeyCode.E`. */
  readonly path: string;
  /** The title of its page, if that is not the path. */
  readonly title?: string | undefined;
  /** Its page and anchor, below the inventory's `url`: `/docs/api/timer#clear`. Null without one. */
  readonly address: string | null;
  /** The id of its heading; null for a page, and absent where it is not known. */
  readonly anchor?: string | null | undefined;
  readonly summary?: string | undefined;
  readonly deprecated?: boolean | undefined;
  /** The name in annotations; absent for symbols that are not types. */
  readonly type?: string | undefined;
  /** The generics of a type alias: `T, U = any`. */
  readonly generics?: string | undefined;
  /** The origin of a class or enum, as in the JSON of a page. */
  readonly origin?: InventoryOrigin | undefined;
  /** The extern type that it extends. */
  readonly extends?: string | undefined;
  /** The argument of `require` that loads it, `@lune/fs`; absent for globals. */
  readonly require?: string | undefined;
}

/** The kinds of symbols that search results have, too. */
export const INVENTORY_KINDS = [
  /** A module that scripts require, or a global table: `task`. */
  "module",
  "function",
  "method",
  "constant",
  "class",
  "property",
  "enum",
  "enumValue",
  /** A type that describes the listeners of an event. */
  "event",
  "type",
] as const satisfies readonly SymbolKind[];

export type InventoryKind = (typeof INVENTORY_KINDS)[number];

export const INVENTORY_ORIGINS = ["record", "extern", "class", "strings", "table"] as const;
type InventoryOrigin = (typeof INVENTORY_ORIGINS)[number];

const MEMBERS: ReadonlySet<InventoryKind> = new Set(["method", "property", "enumValue"]);

export const isMember = ({ kind }: InventorySymbol): boolean => MEMBERS.has(kind);

/** The names in a path, which may be separated by `.` and `:` alike. */
export const partsOf = (path: string): readonly string[] => path.split(/[.:]/);

export const ownerOf = (path: string): string => path.slice(0, Math.max(0, nameStartIn(path) - 1));
