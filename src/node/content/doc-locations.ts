import type { DocsLocation, DocsVersionName } from "../../lib/docs/doc-location";
import { docAt } from "../../lib/docs/registry";
import { categoriesOf, itemsBelow, neighboursOf, type SidebarItem } from "../../lib/docs/docs-sidebar";
import { groupLabel, groupsOf } from "../../lib/docs/long-list";
import { namesFile } from "../../lib/docs/page-name-index";
import { category } from "./sidebar-modules";

export interface DocsVersionItems extends DocsVersionName {
  readonly items: readonly SidebarItem[];
  readonly entryPages?: number;
}

export function docsLocation(versions: readonly DocsVersionItems[], path: string): DocsLocation | null {
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

/** The page's address in the newest version; null if the page belongs to that version, or to none. */
export function inNewest(versions: readonly DocsVersionItems[], path: string): string | null {
  const version = docAt({ versions }, path)?.version;
  return version === undefined ? null : (counterpart(versions, version, path)?.path ?? null);
}

function newestOf(versions: readonly DocsVersionItems[], version: DocsVersionItems, path: string) {
  const same = counterpart(versions, version, path);
  if (same === null) return null;
  const { label, path: root, items } = same.newest;
  const hasPage = same.path === root || items.some(({ href }) => href === same.path);
  return { label, path: hasPage ? same.path : root, hasPage };
}

/** The address that a page would have in the newest version; null for a page of that version. */
function counterpart(versions: readonly DocsVersionItems[], version: DocsVersionItems, path: string) {
  const newest = versions.find(({ status }) => status === "latest");
  return newest === undefined || newest === version
    ? null
    : { newest, path: newest.path + path.slice(version.path.length) };
}

/** A sidebar with more items than this shows only those categories that contain the page. */
const MAX_OPEN_ITEMS = 200;

/** A list of a thousand modules on each of a thousand pages would be most of the site, so lists have groups. */
export function itemsAround(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  return runsOf(items.length > MAX_OPEN_ITEMS ? foldCategories(items, path) : items).flatMap((run) => {
    const groups = groupsOf(run);
    return groups.length <= 1 ? run : groups.flatMap((group) => foldGroup(group, path));
  });
}

function foldCategories(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  const folded: SidebarItem[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (item === undefined) break;
    const below = item.href === null && item.depth > 0 ? itemsBelow(items, index) : [];
    const first = below.find(({ href }) => href !== null);
    if (first === undefined || below.some(({ href }) => href === path)) folded.push(item);
    else {
      folded.push({ ...first, label: item.label, depth: item.depth });
      index += below.length;
    }
  }
  return folded;
}

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
  return [category(label, false, first.depth), ...group.map((item) => ({ ...item, depth: item.depth + 1 }))];
}
