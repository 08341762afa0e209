import type { DocsLocation } from "./doc-location";

/**
 * An item of a flattened docs sidebar, since GraphQL does not support trees of arbitrary depth. A category has no
 * `href`; its items follow with a greater depth.
 */
export type SidebarItem = DocsLocation["sidebar"][number];
export type Neighbour = NonNullable<DocsLocation["next"]>;

export type SidebarNode =
  | { readonly kind: "page"; readonly label: string; readonly href: string }
  | {
      readonly kind: "category";
      readonly label: string;
      readonly collapsed: boolean;
      readonly children: readonly SidebarNode[];
    };

export function toTree(items: readonly SidebarItem[], depth = 0): SidebarNode[] {
  return items.flatMap((item, index): SidebarNode[] => {
    if (item.depth !== depth) return [];
    if (item.href !== null) return [{ kind: "page", label: item.label, href: item.href }];
    const { label, collapsed } = item;
    return [{ kind: "category", label, collapsed, children: toTree(itemsBelow(items, index), depth + 1) }];
  });
}

export function itemsBelow(items: readonly SidebarItem[], index: number): readonly SidebarItem[] {
  const depth = items[index]?.depth ?? 0;
  const end = items.findIndex((item, other) => other > index && item.depth <= depth);
  return items.slice(index + 1, end === -1 ? items.length : end);
}

export function containsPage(node: SidebarNode, path: string): boolean {
  return node.kind === "page" ? node.href === path : node.children.some((child) => containsPage(child, path));
}

/** The labels of the categories that contain a page, outermost first. */
export function categoriesOf(items: readonly SidebarItem[], path: string): readonly string[] {
  const parents: string[] = [];
  for (const item of items) {
    parents.length = Math.min(parents.length, item.depth);
    if (item.href === path) return parents;
    if (item.href === null) parents.push(item.label);
  }
  return [];
}

/** Pages of other sites are skipped. */
export function neighboursOf(
  items: readonly Pick<SidebarItem, "label" | "href">[],
  path: string,
): { readonly previous: Neighbour | null; readonly next: Neighbour | null } {
  const pages = items.filter((item): item is Neighbour => item.href?.startsWith("/") === true);
  const index = pages.findIndex(({ href }) => href === path);
  if (index === -1) return { previous: null, next: null };
  return { previous: pages[index - 1] ?? null, next: pages[index + 1] ?? null };
}
