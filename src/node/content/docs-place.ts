import type { DocsPlace, DocsVersionName } from "../../lib/docs/docs-place";
import { docAt } from "../../lib/docs/registry";
import { categoriesOf, neighboursOf } from "../../lib/docs/docs-sidebar";
import type { SidebarItem } from "../../lib/docs/docs-sidebar";
import { groupLabel, groupsOf } from "../../lib/docs/long-list";
import { namesFile } from "../../lib/docs/page-names";

/** A version of the docs with all of its sidebar. */
export interface DocsVersionItems extends DocsVersionName {
  readonly items: readonly SidebarItem[];
  /** How many entries of the reference have pages besides. */
  readonly entryPages?: number;
}

/** Finds a page's place among all versions; null for a page of none. */
export function docsPlace(versions: readonly DocsVersionItems[], path: string): DocsPlace | null {
  const version = docAt({ versions }, path)?.version;
  if (version === undefined) return null;
  const { label, path: root, status, items, entryPages = 0 } = version;
  const newest = newestOf(versions, version, path);
  return {
    version: { label, path: root, status },
    categories: categoriesOf(items, path),
    ...neighboursOf(items, path),
    sidebar: itemsAround(items, path),
    names: namesFile(root, items.length + entryPages),
    newest: newest && { label: newest.label, path: newest.path },
    canonical: newest?.hasPage ? newest.path : path,
  };
}

/**
 * The address that a page has in the newest version, should it be there too; null for one of that version,
 * and of none.
 */
export function inNewest(versions: readonly DocsVersionItems[], path: string): string | null {
  const version = docAt({ versions }, path)?.version;
  return version === undefined ? null : (counterpart(versions, version, path)?.path ?? null);
}

function newestOf(versions: readonly DocsVersionItems[], version: DocsVersionItems, path: string) {
  const there = counterpart(versions, version, path);
  if (there === null) return null;
  const { newest } = there;
  const hasPage = there.path === newest.path || newest.items.some(({ href }) => href === there.path);
  return { label: newest.label, path: hasPage ? there.path : newest.path, hasPage };
}

/** Where a page of a version would be in the newest; null for one of the newest itself. */
function counterpart(versions: readonly DocsVersionItems[], version: DocsVersionItems, path: string) {
  const newest = versions.find(({ status }) => status === "latest");
  return newest === undefined || newest === version
    ? null
    : { newest, path: newest.path + path.slice(version.path.length) };
}

/**
 * The sidebar as a page shows it. A list of a thousand modules on each of a thousand pages would be most of
 * the site: it is cut into groups, named by their first and last page. That of the page is open; each other
 * leads to its first page, where it is open.
 */
export function itemsAround(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  return runsOf(items).flatMap((run) => {
    const groups = groupsOf(run);
    return groups.length <= 1 ? run : groups.flatMap((group) => foldGroup(group, path));
  });
}

/** Pages of one depth that follow each other; a category is a run of its own. */
function runsOf(items: readonly SidebarItem[]): readonly (readonly SidebarItem[])[] {
  const runs: SidebarItem[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    const [first] = last ?? [];
    if (last && first && first.href !== null && item.href !== null && first.depth === item.depth)
      last.push(item);
    else runs.push([item]);
  }
  return runs;
}

function foldGroup(group: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return [];
  const label = groupLabel(first.label, last.label);
  if (!group.some(({ href }) => href === path)) return [{ ...first, label }];
  return [
    { label, href: null, depth: first.depth, collapsed: false },
    ...group.map((item) => ({ ...item, depth: item.depth + 1 })),
  ];
}
