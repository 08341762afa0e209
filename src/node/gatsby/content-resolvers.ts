import type { CreateResolversArgs, Node } from "gatsby";
import { changesPath } from "../../lib/content/content-routes";
import type { DocsLocation } from "../../lib/docs/doc-location";
import { modulesUnder } from "./modules-under";
import { isCurrent } from "../settings/docs-versions";
import { linkedFile } from "../mdx/file-link";
import { docsLocation, inNewest, type DocsVersionItems } from "../content/doc-locations";
import { countPages, withEntries } from "../content/entry-sidebar";
import type { PageFacts } from "../content/read-content";
import { entriesByName } from "./api-entries";
import type { ApiEntry, EntryPageNode, ModuleNode } from "./api-entries";
import type { SidebarNode, VersionNode } from "./docs-sidebars";

/** Gatsby's access to other nodes, which tracks dependencies: a change to them rerenders the page. */
interface Context {
  readonly nodeModel: {
    findAll(query: { type: string; query?: object }): Promise<{ entries: Iterable<Node> }>;
  };
}

type PageNode = Node & PageFacts & { readonly file: string; readonly version?: string };

/** Resolves fields that depend on other files when a page queries them, so that they are never stale. */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  const page = {
    api: field("[ApiEntry!]!", apiOf),
    sampleLinks: field("[NameLink!]!", sampleLinksOf),
    fileLinks: field("[NameLink!]!", fileLinksOf),
  };
  const place = field("DocsLocation!", locationOf);
  createResolvers({
    Guide: {
      ...page,
      place,
      lastUpdated: field("String", lastUpdated),
      versionPages: field("[String!]!", versionPages),
    },
    BlogPost: page,
    DocsVersion: { place, modules: field("[LuauModule!]!", modulesOfVersion) },
    LuauModule: { place: field("DocsLocation!", locationOfModule) },
    LuauEntryPage: { place: field("DocsLocation!", locationOfEntry) },
    LuauChanges: { place: field("DocsLocation!", locationOfChanges) },
  });
}

const field = <Source>(type: string, resolve: (source: Source, context: Context) => Promise<unknown>) => ({
  type,
  resolve: (source: Source, _args: unknown, context: Context) => resolve(source, context),
});

async function all<T>(context: Context, type: string, filter: object | null = null): Promise<T[]> {
  const { entries } = await context.nodeModel.findAll({ type, query: filter === null ? {} : { filter } });
  // The node's type guarantees this shape.
  return [...entries] as unknown as T[];
}

async function lastUpdated({ file }: PageNode, context: Context): Promise<string | null> {
  const [history] = await all<{
    readonly changes: readonly { readonly file: string; readonly date: string }[];
  }>(context, "FileHistory");
  return history?.changes.find((change) => change.file === file)?.date ?? null;
}

/** The modules of a version; for posts, which belong to none, those of the latest one. */
async function modulesOf(
  context: Context,
  version: string | undefined,
): Promise<readonly (Node & ModuleNode)[]> {
  const versions = await all<VersionNode>(context, "DocsVersion");
  const current = versions.find(({ name, status }) =>
    version === undefined ? isCurrent(status) : name === version,
  );
  const modules = await all<Node & ModuleNode>(context, "LuauModule");
  return current === undefined ? [] : modulesUnder(current.path, modules);
}

/** Cached entries of each version, by the digests of its modules: many guides need the same ones. */
const entriesByVersion = new Map<
  string | undefined,
  { readonly modules: string; readonly entries: ReadonlyMap<string, ApiEntry> }
>();

async function entriesOf(
  context: Context,
  version: string | undefined,
): Promise<ReadonlyMap<string, ApiEntry>> {
  const nodes = await modulesOf(context, version);
  const modules = nodes.map(({ internal }) => internal.contentDigest).join();
  const cached = entriesByVersion.get(version);
  if (cached?.modules === modules) return cached.entries;
  const entries = entriesByName(nodes);
  entriesByVersion.set(version, { modules, entries });
  return entries;
}

interface InventoryNode extends Node {
  readonly names: readonly { readonly name: string; readonly href: string }[];
}

/** A cache, by the digests of the inventories: Roblox has five thousand names. */
let external = { digest: "", names: new Map<string, string>() };

/** The addresses of the names of a platform and of external libraries on their own sites. */
async function externalNames(context: Context): Promise<ReadonlyMap<string, string>> {
  const nodes = await all<InventoryNode>(context, "LuauInventory");
  const digest = nodes.map(({ internal }) => internal.contentDigest).join();
  if (external.digest !== digest) {
    // The first of a name counts.
    const names = nodes.flatMap((node) => node.names).toReversed();
    external = { digest, names: new Map(names.map(({ name, href }) => [name, href])) };
  }
  return external.names;
}

async function apiOf({ apiNames, version }: PageNode, context: Context) {
  if (apiNames.length === 0) return [];
  const entries = await entriesOf(context, version);
  return apiNames.flatMap((name) => entries.get(name) ?? []);
}

async function sampleLinksOf({ sampleNames, version }: PageNode, context: Context) {
  if (sampleNames.length === 0) return [];
  const entries = await entriesOf(context, version);
  const others = await externalNames(context);
  return sampleNames.flatMap((name) => {
    const href = entries.get(name)?.href ?? others.get(name);
    return href === undefined ? [] : [{ name, href }];
  });
}

/** Maps links to files to the pages' addresses, with query and fragment. */
async function fileLinksOf({ file, fileLinks }: PageNode, context: Context) {
  if (fileLinks.length === 0) return [];
  const pages = [...(await all<PageNode>(context, "Guide")), ...(await all<PageNode>(context, "BlogPost"))];
  const hrefs = new Map(pages.map((page) => [page.file, page.href]));
  return fileLinks.flatMap((name) => {
    const href = hrefs.get(linkedFile(file, name, hrefs));
    return href === undefined ? [] : [{ name, href: href + (/[?#].*$/.exec(name)?.[0] ?? "") }];
  });
}

type LocatedNode = { readonly href: string } | { readonly path: string };

async function locationOf(node: LocatedNode, context: Context): Promise<DocsLocation> {
  return locationAt(await versionItems(context), "path" in node ? node.path : node.href);
}

/** A module whose entries have their own pages has sections for them in its sidebar. */
async function locationOfModule(
  { href }: { readonly href: string },
  context: Context,
): Promise<DocsLocation> {
  const versions = await versionItems(context);
  return withSections(versions, locationAt(versions, href), href, href);
}

function withSections(
  versions: readonly (DocsVersionItems & Pick<SidebarNode, "indexed">)[],
  location: DocsLocation,
  module: string,
  path: string,
): DocsLocation {
  const sections = versions.flatMap(({ indexed }) => indexed).find(({ href }) => href === module);
  return sections === undefined
    ? location
    : { ...location, sidebar: withEntries(location.sidebar, sections, path) };
}

function locationAt(versions: readonly DocsVersionItems[], path: string): DocsLocation {
  const location = docsLocation(versions, path);
  if (location === null) throw new Error(`${path} is a page of the docs, but of none of their versions.`);
  return location;
}

/** An entry's page has its module's location; its canonical address is its page in the newest version. */
async function locationOfEntry({ href, module }: EntryPageNode, context: Context): Promise<DocsLocation> {
  const versions = await versionItems(context);
  const newest = inNewest(versions, href);
  const exists =
    newest !== null && (await all(context, "LuauEntryPage", { href: { eq: newest } })).length > 0;
  const location = withSections(versions, locationAt(versions, module.href), module.href, href);
  return { ...location, canonical: exists ? newest : href };
}

/** The page is not in the sidebar, so it is canonical: every version has changes of its own. */
const locationOfChanges = async (
  { basePath }: { readonly basePath: string },
  context: Context,
): Promise<DocsLocation> =>
  locationAt(await versionItems(context), changesPath(basePath.slice(0, -"/api".length)));

/** The addresses of a frozen guide's version, which the guide's links refer to. */
async function versionPages({ version }: PageNode, context: Context): Promise<readonly string[]> {
  const node = (await all<VersionNode>(context, "DocsVersion")).find(({ name }) => name === version);
  if (node === undefined || node.path === "/docs") return [];
  const itself = (await versionItems(context)).find(({ name }) => name === version);
  return (itself?.items ?? []).flatMap(({ href }) => href ?? []);
}

const modulesOfVersion = ({ name }: VersionNode, context: Context): Promise<readonly ModuleNode[]> =>
  modulesOf(context, name);

async function versionItems(
  context: Context,
): Promise<readonly (VersionNode & DocsVersionItems & Pick<SidebarNode, "indexed">)[]> {
  const versions = await all<VersionNode>(context, "DocsVersion");
  const sidebars = await all<SidebarNode>(context, "DocsSidebar");
  return versions.map((version) => {
    const sidebar = sidebars.find(({ version: name }) => name === version.name);
    const indexed = sidebar?.indexed ?? [];
    return { ...version, items: sidebar?.items ?? [], indexed, entryPages: countPages(indexed) };
  });
}
