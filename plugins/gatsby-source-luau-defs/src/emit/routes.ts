/** Every address and anchor of the reference. Nothing else makes one. */
import type { ModuleId, SymbolId } from "../model/ids";
import type { AnyEntry, ApiModel, Entry, Module } from "../model/model";
import { entriesOf } from "../model/visit-types";

export interface Routes {
  /** The page of a module: `/docs/api/timer`. */
  readonly moduleHref: (id: ModuleId) => string;
  /** The id of an entry's or member's heading, without `#`: `setTimeout`, `ControllerCreateOptions.volumeGrowth`. */
  readonly anchor: (id: SymbolId) => string;
  /** Where a symbol or module is described; null for what readers are not shown. */
  readonly href: (target: SymbolId | ModuleId | null) => string | null;
}

export const DEFAULT_BASE_PATH = "/docs/api";

/** Gives every symbol of the model its address under `basePath`. */
export function makeRoutes(model: ApiModel, basePath: string = DEFAULT_BASE_PATH): Routes {
  const base = basePath.replace(/\/+$/, "");
  const pages = new Map<string, string>();
  const anchors = new Map<string, string>();
  const hrefs = new Map<string, string>();
  for (const module of model.modules) {
    const page = `${base}/${encodeURIComponent(module.slug)}`;
    pages.set(module.id, page);
    hrefs.set(module.id, page);
    for (const { entry, anchor, shown } of anchorsOf(module)) {
      anchors.set(entry.id, anchor);
      if (shown) hrefs.set(entry.id, `${page}#${encodeAnchor(anchor)}`);
    }
  }
  return {
    moduleHref: (id) => pages.get(id) ?? base,
    anchor: (id) => anchors.get(id) ?? id,
    href: (target) => (target === null ? null : (hrefs.get(target) ?? null)),
  };
}

interface Anchored {
  readonly entry: AnyEntry;
  readonly anchor: string;
  readonly shown: boolean;
}

/**
 * A symbol's anchor is its own name. Two of one name on a page: the one whose kind comes first in `entriesOf` keeps
 * it, the other gets its kind behind it. That depends on nothing but the file, so anchors stay as they are.
 */
function anchorsOf(module: Module): readonly Anchored[] {
  const taken = new Set<string>();
  const result: Anchored[] = [];
  const add = (entry: AnyEntry, wanted: string, shown: boolean): string => {
    const anchor = freeAnchor(wanted, entry.kind, taken);
    taken.add(anchor);
    result.push({ entry, anchor, shown });
    return anchor;
  };
  // Entries before members: `Entity.create` of a second table must not lose its anchor to a class's member.
  const owners = entriesOf(module).map((entry) => {
    const shown = entry.visibility === "public";
    return { entry, shown, anchor: add(entry, localPath(module, entry), shown) };
  });
  for (const { entry, anchor, shown } of owners) {
    for (const member of membersOf(entry)) add(member, `${anchor}.${member.name}`, shown && member.visibility === "public");
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

/** The path without the module's own table: `setTimeout` for `Timer.setTimeout`, `Other.fn` for a second table's. */
function localPath({ table }: Module, entry: Entry): string {
  if (entry.kind === "event") return entry.name;
  const path = entry.path.replaceAll(":", ".");
  return table !== null && path.startsWith(`${table}.`) ? path.slice(table.length + 1) : path;
}

function membersOf(entry: Entry): readonly AnyEntry[] {
  if (entry.kind === "class") return [...entry.properties, ...entry.methods];
  return entry.kind === "enum" ? entry.values : [];
}

/** As in a fragment: names of identifiers and dots stay readable. */
const encodeAnchor = (anchor: string): string => encodeURIComponent(anchor).replaceAll("%3A", ":");
