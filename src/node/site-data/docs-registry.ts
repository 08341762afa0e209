import { versionRoot } from "../../lib/content/content-routes";
import { docAt, type DocsRegistry, type DocsSidebar } from "../../lib/docs/registry";
import type { SidebarItem } from "../../lib/docs/docs-sidebar";
import { itemsIn } from "../../lib/docs/check-navbar";
import type { NavbarItem, VersionConfig } from "../../lib/site-config/schema";

/** Any page of the default locale below a version's path is a doc. The maps are by the names of versions. */
export function toDocsRegistry(
  versions: readonly Pick<VersionConfig, "name" | "label" | "path">[],
  paths: readonly string[],
  items: ReadonlyMap<string, readonly Pick<SidebarItem, "href">[]>,
  bundles: ReadonlyMap<string, string> = new Map(),
): DocsRegistry {
  const located = versions.map(({ name, label, path }) => ({ name, label, path: versionRoot(path) }));
  const pages = paths.flatMap((path) => docAt({ versions: located }, path) ?? []);
  return {
    versions: located.map((version) => {
      const docs = pages.flatMap((page) => (page.version === version ? page.id : [])).sort();
      const bundle = bundles.get(version.name);
      const sidebars = [mainSidebar(version.path, docs, items.get(version.name) ?? [])];
      return { ...version, docs, sidebars, ...(bundle !== undefined && { bundle }) };
    }),
  };
}

/** All docs pages share one sidebar, which links to the introduction, or otherwise to its first doc. */
function mainSidebar(
  path: string,
  docs: readonly string[],
  items: readonly Pick<SidebarItem, "href">[],
): DocsSidebar {
  const inVersion = (href: string): string[] =>
    href === path ? [""] : href.startsWith(`${path}/`) ? [href.slice(path.length + 1)] : [];
  // Links are encoded, but docs are not.
  const linked = items
    .flatMap(({ href }) => (href === null ? [] : inVersion(href)))
    .flatMap((id) => docs.find((doc) => doc === id || encodeURI(doc) === id) ?? []);
  const link = linked.includes("intro") ? "intro" : (linked[0] ?? null);
  return { id: "docs", label: "Docs", link, docs: null };
}

/** The registry for browsers: without pages of entries; with one version, only the pages in the navbar. */
export function trimRegistry(registry: DocsRegistry, items: readonly NavbarItem[]): DocsRegistry {
  const named = new Set(items.flatMap(itemsIn).flatMap((item) => (item.type === "doc" ? [item.docId] : [])));
  const isNeeded = (id: string): boolean =>
    named.has(id) || (registry.versions.length > 1 && !ENTRY_PAGE.test(id));
  return {
    versions: registry.versions.map((version) => ({ ...version, docs: version.docs.filter(isNeeded) })),
  };
}

const ENTRY_PAGE = /^api\/[^/]+\/./;
