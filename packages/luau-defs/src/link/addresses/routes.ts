/** Every address and anchor of the reference. No other module creates any. */
import { dotted, memoize } from "luau-syntax";
import type { ModuleId, SymbolId } from "../../model/ids";
import type { AnyEntry, ApiModel, Entry, Module } from "../../model/model";
import { entriesOf, isPublic, membersOf } from "../../model/entries";
import { pageNames, uniqueName } from "./page-names";

/** The address of a symbol; null if it is not published. */
export type FindAddress = (target: SymbolId | ModuleId | null) => string | null;

export interface RouteFinder {
  readonly moduleHref: (id: ModuleId) => string;
  /** The name of a module's page and files, as part of an address. */
  readonly modulePage: (id: ModuleId) => string;
  /** The id of an entry's or member's heading: `setTimeout`, `ControllerCreateOptions.volumeGrowth`. */
  readonly anchor: (id: SymbolId) => string;
  readonly href: FindAddress;
  /** The page of an entry, if it has its own. */
  readonly entryPage: (id: SymbolId) => string | null;
}

export interface Routes extends RouteFinder {
  /** Every address that may be linked to. */
  readonly addresses: readonly Address[];
}

/** A page relative to the base path, and a heading on it; null for the page itself. */
interface Address {
  readonly page: string;
  readonly anchor: string | null;
}

/** `module`: a page per definition file. `class`: in addition, a page per entry, for large files. */
export const PAGE_SCHEMES = ["module", "class"] as const;
export type PageScheme = (typeof PAGE_SCHEMES)[number];

/** `timer#setTimeout` */
export const addressText = ({ page, anchor }: Address): string =>
  anchor === null ? page : `${page}#${anchor}`;

/** A manual address must not contain path segments that leave the folder, or that cannot be decoded. */
export const isPage = (address: string): boolean =>
  /^[\w.-]*\w[\w-]*(?:\/[\w-](?:[\w.-]*[\w-])?)?$/.test(address);

/** Prefixes an address with the site's URL; the address of an external symbol is already absolute. */
export const onSite = (site: string, path: string): string =>
  /^https?:\/\//i.test(path) ? path : `${site}${path}`;

export const DEFAULT_BASE_PATH = "/docs/api";

export const withoutLastSlash = (address: string): string => address.replace(/\/+$/, "");

/** Cached: every step of a build needs the same routes. */
const routesOfModel = memoize((_: ApiModel) => new Map<string, Routes>());

export function makeRoutes(
  model: ApiModel,
  basePath: string = DEFAULT_BASE_PATH,
  scheme: PageScheme = "module",
): Routes {
  const cache = routesOfModel(model);
  const key = `${scheme} ${basePath}`;
  const routes = cache.get(key) ?? newRoutes(model, withoutLastSlash(basePath), scheme);
  cache.set(key, routes);
  return routes;
}

function newRoutes(model: ApiModel, base: string, scheme: PageScheme): Routes {
  const pages = modulePages(model.modules);
  const tables: Tables = { anchors: new Map(), hrefs: new Map(), entryPages: new Map(), addresses: [] };
  for (const module of model.modules) {
    const page = pages.get(module.id) ?? encodeURIComponent(module.slug);
    addModule(tables, module, { page, base, scheme });
  }
  const { anchors, hrefs, entryPages, addresses } = tables;
  return {
    moduleHref: (id) => hrefs.get(id) ?? base,
    modulePage: (id) => pages.get(id) ?? "",
    anchor: (id) => anchors.get(id) ?? id,
    href: (target) => (target === null ? null : (hrefs.get(target) ?? model.external?.get(target) ?? null)),
    entryPage: (id) => entryPages.get(id) ?? null,
    addresses,
  };
}

/** The files that are published beside the page of each module, under its name. */
export const FILE_ENDINGS = { json: ".json", markdown: ".md", cards: ".cards.json" } as const;

/** A page whose folder or file would have the name of another module's file receives a suffix. */
function modulePages(modules: readonly Module[]): ReadonlyMap<ModuleId, string> {
  const slugs = modules.map(({ slug }) => slug.toLowerCase());
  const taken = new Set([...slugs, ...slugs.flatMap(filesOf)]);
  const files = new Set(slugs.flatMap(filesOf));
  const cards = new Set(slugs.map((slug) => slug + FILE_ENDINGS.cards));
  const isFile = (name: string): boolean => files.has(name) || cards.has(name + FILE_ENDINGS.json);
  return new Map(
    modules.map(({ id, slug }) => {
      let name = slug;
      while (isFile(name.toLowerCase()) || (name !== slug && taken.has(name.toLowerCase())))
        name += "-module";
      return [id, encodeURIComponent(name)];
    }),
  );
}

const filesOf = (name: string): readonly string[] =>
  Object.values(FILE_ENDINGS).map((ending) => name + ending);

interface Tables {
  readonly anchors: Map<string, string>;
  readonly hrefs: Map<string, string>;
  readonly entryPages: Map<string, string>;
  readonly addresses: Address[];
}

interface ModulePage {
  readonly page: string;
  readonly base: string;
  readonly scheme: PageScheme;
}

function addModule(
  { anchors, hrefs, entryPages, addresses }: Tables,
  module: Module,
  { page, base, scheme }: ModulePage,
): void {
  hrefs.set(module.id, `${base}/${page}`);
  addresses.push({ page, anchor: null });
  const anchored = anchorsOf(module);
  const owners = anchored.filter(({ entry, owner, shown }) => shown && entry === owner);
  const names = scheme === "class" ? pageNames(owners) : null;
  for (const { entry, owner, anchor, shown } of anchored) {
    anchors.set(entry.id, anchor);
    if (!shown) continue;
    // Links to a module that was split later are redirected from its page, so they remain valid addresses.
    addresses.push({ page, anchor });
    const name = names?.get(owner.id);
    if (name === undefined) {
      hrefs.set(entry.id, `${base}/${page}#${encodeAnchor(anchor)}`);
      continue;
    }
    const entryPage = `${page}/${name}`;
    const href = `${base}/${entryPage}`;
    const hasPage = entry === owner;
    addresses.push({ page: entryPage, anchor: hasPage ? null : anchor });
    hrefs.set(entry.id, hasPage ? href : `${href}#${encodeAnchor(anchor)}`);
    if (hasPage) entryPages.set(entry.id, href);
  }
}

interface Anchored {
  readonly entry: AnyEntry;
  /** The entry that contains a member; for an entry, itself. */
  readonly owner: Entry;
  readonly anchor: string;
  readonly shown: boolean;
}

/**
 * If names collide on a page, the symbol whose kind comes first in `entriesOf` keeps it, and the other
 * receives its kind as a suffix. Anchors depend only on the file, so they are stable.
 */
function anchorsOf(module: Module): readonly Anchored[] {
  const taken = new Set<string>();
  const result: Anchored[] = [];
  const add = (entry: AnyEntry, owner: Entry, preferred: string, shown: boolean): string => {
    const anchor = uniqueAnchor(preferred, entry.kind, taken);
    taken.add(anchor);
    result.push({ entry, owner, anchor, shown });
    return anchor;
  };
  // Entries precede members: `Entity.create` of a second table must not lose its anchor to a class's member.
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

/** Replaces white space, which ids must not contain. */
const uniqueAnchor = (preferred: string, kind: string, taken: ReadonlySet<string>): string =>
  uniqueName(preferred.replaceAll(/\s+/g, "-") || kind, kind, (name) => !taken.has(name));

/** `setTimeout` for `Timer.setTimeout`, `Other.fn` for a second table's. */
function localPath({ table }: Module, entry: Entry): string {
  if (entry.kind === "event") return entry.name;
  const path = dotted(entry.path);
  return table !== null && path.startsWith(`${table}.`) ? path.slice(table.length + 1) : path;
}

/** The id of a symbol's first change on the page of a version's changes, by its key without the module. */
export const changeId = (symbol: string): string => symbol.replaceAll(/\s+/g, "-");

export const changeFragment = (id: SymbolId): string => encodeAnchor(changeId(id.slice(id.indexOf("/") + 1)));

/** Encoded for a fragment; identifiers and dots remain readable. */
const encodeAnchor = (anchor: string): string => encodeURIComponent(anchor).replaceAll("%3A", ":");
