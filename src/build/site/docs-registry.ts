import { versionRoot } from "../../lib/content-routes";
import { docAt, type DocsRegistry, type DocsSidebar, type DocsVersion } from "../../lib/docs/registry";
import { itemsIn } from "../../lib/docs/check-navbar";
import type { NavbarItem, VersionConfig } from "../../lib/site-config/schema";

/** Makes the registry from the paths of the default locale's pages: a doc is whatever page stands under its version's path. */
export function toDocsRegistry(versions: readonly Pick<VersionConfig, "name" | "label" | "path">[], paths: readonly string[]): DocsRegistry {
  const placed = versions.map(({ name, label, path }) => ({ name, label, path: versionRoot(path) }));
  const pages = paths.flatMap((path) => docAt({ versions: placed }, path) ?? []);
  return {
    versions: placed.map((version): DocsVersion => {
      const docs = pages.filter((page) => page.version === version).map(({ id }) => id).sort();
      return { ...version, docs, sidebars: [mainSidebar(docs)] };
    }),
  };
}

/** All docs pages share one sidebar. Its link goes to the introduction, or to the root where there is none. */
function mainSidebar(docs: readonly string[]): DocsSidebar {
  const link = ["intro", ""].find((id) => docs.includes(id)) ?? docs[0] ?? null;
  return { id: "docs", label: "Docs", link, docs: null };
}

/**
 * What the browser needs of the registry: with one version, only the docs that the navbar names; with several, all but
 * the pages of single classes and enums, of which a module's page leads to each. Sites of thousands of docs stay light.
 */
export function trimRegistry(registry: DocsRegistry, items: readonly NavbarItem[]): DocsRegistry {
  const named = new Set(items.flatMap(itemsIn).flatMap((item) => (item.type === "doc" ? [item.docId] : [])));
  const isNeeded = (id: string): boolean => named.has(id) || (registry.versions.length > 1 && !ENTRY_PAGE.test(id));
  return { versions: registry.versions.map((version) => ({ ...version, docs: version.docs.filter(isNeeded) })) };
}

const ENTRY_PAGE = /^api\/[^/]+\/./;
