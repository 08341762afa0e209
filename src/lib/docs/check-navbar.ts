import type { DropdownEntry, NavbarItem } from "../site-config/schema";
import { findDoc, findSidebar, versionCandidates, type DocsRegistry } from "./registry";

/**
 * Looks up all that the navbar's items name, in every version, before a page is rendered.
 * @returns a message for each item that could not be shown
 */
export function checkNavbar(items: readonly NavbarItem[], registry: DocsRegistry): readonly string[] {
  return items.flatMap((item, index) =>
    itemsIn(item).flatMap((entry) =>
      registry.versions.flatMap((version) => {
        try {
          lookUp(entry, versionCandidates(registry, version.path, null));
          return [];
        } catch (error) {
          return [failedItem(entry, error, `navbar.items[${index}]`)];
        }
      }).slice(0, 1),
    ),
  );
}

/** What is said of an item that does not work, wherever that comes out. */
export function failedItem(item: NavbarItem | DropdownEntry, error: unknown, where = "navbar.items"): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `A navbar item failed to render. Please double-check this item in ${where} of site.config.ts:\n${JSON.stringify(item, null, 2)}\n${reason}`;
}

/** An item and those in its list. */
export function itemsIn(item: NavbarItem): readonly (NavbarItem | DropdownEntry)[] {
  if (item.type === "dropdown") return [item, ...item.items];
  if (item.type === "localeDropdown" || item.type === "docsVersionDropdown") return [item, ...item.itemsBefore, ...item.itemsAfter];
  return [item];
}

function lookUp(item: NavbarItem | DropdownEntry, candidates: DocsRegistry["versions"]): void {
  if (item.type === "doc") findDoc(candidates, item.docId);
  if (item.type === "docSidebar") findSidebar(candidates, item.sidebarId);
}
