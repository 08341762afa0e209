/** Every address and anchor of the reference. Nothing else makes one. */
import type { ModuleId, SymbolId } from "../../model/ids";
import type { AnyEntry, ApiModel, Entry, Module } from "../../model/model";
import { entriesOf, isPublic, membersOf } from "../../model/entries";
import { pageNames } from "./page-names";

/** Where a symbol or module is described; null for what readers are not shown. */
export type FindAddress = (target: SymbolId | ModuleId | null) => string | null;

export interface Routes {
  /** The page of a module: `/docs/api/timer`. */
  readonly moduleHref: (id: ModuleId) => string;
  /**
   * The id of an entry's or member's heading, without `#`: `setTimeout`,
   * `ControllerCreateOptions.volumeGrowth`.
   */
  readonly anchor: (id: SymbolId) => string;
  readonly href: FindAddress;
  /** The page of an entry that has one of its own. */
  readonly entryPage: (id: SymbolId) => string | null;
  /** Every place that readers may have a link to. */
  readonly addresses: readonly Address[];
}

/** A page under the base path, and a heading on it; the page itself where that is null. */
export interface Address {
  readonly page: string;
  readonly anchor: string | null;
}

/** `module`: a page a definition file. `class`: every entry has a page of its own besides, for big files. */
export const PAGE_SCHEMES = ["module", "class"] as const;
export type PageScheme = (typeof PAGE_SCHEMES)[number];

/** `timer#setTimeout` */
export const addressText = ({ page, anchor }: Address): string =>
  anchor === null ? page : `${page}#${anchor}`;

/**
 * Whether a page can be written at an address that was written by hand: nothing in it may name a folder
 * elsewhere, or one that cannot be decoded.
 */
export const isPage = (address: string): boolean =>
  /^[\w.-]*\w[\w-]*(?:\/[\w-](?:[\w.-]*[\w-])?)?$/.test(address);

/** An address behind the site's own; that of an external symbol is whole already. */
export const onSite = (site: string, path: string): string =>
  /^https?:\/\//i.test(path) ? path : `${site}${path}`;

export const DEFAULT_BASE_PATH = "/docs/api";

/** An address that a path can follow. */
export const withoutLastSlash = (address: string): string => address.replace(/\/+$/, "");

/** Assigns an address under `basePath` to every symbol of the model. */
export function makeRoutes(
  model: ApiModel,
  basePath: string = DEFAULT_BASE_PATH,
  scheme: PageScheme = "module",
): Routes {
  const base = withoutLastSlash(basePath);
  const tables: Tables = { anchors: new Map(), hrefs: new Map(), entryPages: new Map(), addresses: [] };
  for (const module of model.modules) addModule(tables, module, base, scheme);
  const { anchors, hrefs, entryPages, addresses } = tables;
  return {
    moduleHref: (id) => hrefs.get(id) ?? base,
    anchor: (id) => anchors.get(id) ?? id,
    href: (target) => (target === null ? null : (hrefs.get(target) ?? model.external?.get(target) ?? null)),
    entryPage: (id) => entryPages.get(id) ?? null,
    addresses,
  };
}

interface Tables {
  readonly anchors: Map<string, string>;
  readonly hrefs: Map<string, string>;
  readonly entryPages: Map<string, string>;
  readonly addresses: Address[];
}

function addModule(
  { anchors, hrefs, entryPages, addresses }: Tables,
  module: Module,
  base: string,
  scheme: PageScheme,
): void {
  const page = encodeURIComponent(module.slug);
  hrefs.set(module.id, `${base}/${page}`);
  addresses.push({ page, anchor: null });
  const anchored = anchorsOf(module);
  const names =
    scheme === "class"
      ? pageNames(anchored.filter(({ entry, owner, shown }) => shown && entry === owner))
      : null;
  for (const { entry, owner, anchor, shown } of anchored) {
    anchors.set(entry.id, anchor);
    if (!shown) continue;
    // Links from before a module was split lead on from its page, so they stay addresses.
    addresses.push({ page, anchor });
    const name = names?.get(owner.id);
    const own = name === undefined ? null : `${page}/${name}`;
    if (own === null) {
      hrefs.set(entry.id, `${base}/${page}#${encodeAnchor(anchor)}`);
    } else if (entry === owner) {
      entryPages.set(entry.id, `${base}/${own}`);
      hrefs.set(entry.id, `${base}/${own}`);
      addresses.push({ page: own, anchor: null });
    } else {
      hrefs.set(entry.id, `${base}/${own}#${encodeAnchor(anchor)}`);
      addresses.push({ page: own, anchor });
    }
  }
}

interface Anchored {
  readonly entry: AnyEntry;
  /** The entry that a member belongs to; of an entry, itself. */
  readonly owner: Entry;
  readonly anchor: string;
  readonly shown: boolean;
}

/**
 * A symbol's anchor is its own name. Two of one name on a page: the one whose kind comes first in `entriesOf`
 * keeps it, the other gets its kind behind it. That depends on nothing but the file, so anchors stay as they
 * are.
 */
function anchorsOf(module: Module): readonly Anchored[] {
  const taken = new Set<string>();
  const result: Anchored[] = [];
  const add = (entry: AnyEntry, owner: Entry, wanted: string, shown: boolean): string => {
    const anchor = freeAnchor(wanted, entry.kind, taken);
    taken.add(anchor);
    result.push({ entry, owner, anchor, shown });
    return anchor;
  };
  // Entries before members: `Entity.create` of a second table must not lose its anchor to a class's member.
  const owners = entriesOf(module).map((entry) => {
    const shown = isPublic(entry);
    return { entry, shown, anchor: add(entry, entry, localPath(module, entry), shown) };
  });
  for (const { entry, anchor, shown } of owners) {
    for (const member of membersOf(entry))
      add(member, entry, `${anchor}.${member.name}`, shown && isPublic(member));
  }
  return result;
}

function freeAnchor(wanted: string, kind: string, taken: ReadonlySet<string>): string {
  const plain = wanted.replaceAll(/\s+/g, "-") || kind; // an id holds no white space
  if (!taken.has(plain)) return plain;
  const suffixed = `${plain}-${kind}`;
  if (!taken.has(suffixed)) return suffixed;
  for (let count = 2; ; count += 1) if (!taken.has(`${suffixed}-${count}`)) return `${suffixed}-${count}`;
}

/**
 * The path without the module's own table: `setTimeout` for `Timer.setTimeout`, `Other.fn` for a second
 * table's.
 */
function localPath({ table }: Module, entry: Entry): string {
  if (entry.kind === "event") return entry.name;
  const path = entry.path.replaceAll(":", ".");
  return table !== null && path.startsWith(`${table}.`) ? path.slice(table.length + 1) : path;
}

/** As in a fragment: names of identifiers and dots stay readable. */
const encodeAnchor = (anchor: string): string => encodeURIComponent(anchor).replaceAll("%3A", ":");
