import { compare } from "luau-syntax";
import type { SidebarItem } from "../../lib/docs/docs-sidebar";

/** A module of the reference: where it belongs in a sidebar. */
export interface SidebarModule {
  readonly label: string;
  readonly href: string;
  readonly group: string | null;
  /** The folder of its file, `syntax/utils`; empty at the top. */
  readonly folder: string;
  /** Whether it is the `init.luau` of its folder. */
  readonly isEntryPoint: boolean;
  /** Whether it only serves other modules. */
  readonly isInternal: boolean;
}

/** With more modules than this, their folders are initially closed. */
const MANY = 40;

/**
 * The modules of a version in its sidebar: those without a group first, in a tree of their folders; then the
 * groups; then, closed, those that only serve other modules.
 * @param groups the labels of groups in order; other groups follow, by name
 */
export function modulePages(
  modules: readonly SidebarModule[],
  groups: readonly string[],
  depth: number,
): SidebarItem[] {
  const ungrouped = modules.filter(({ group }) => group === null);
  const internal = ungrouped.filter(({ isInternal }) => isInternal);
  const others = [...new Set(modules.flatMap(({ group }) => group ?? []))].sort(compare);
  const isClosed = modules.length > MANY;
  const folders = (list: readonly SidebarModule[], at: number) => folderItems(list, "", at, isClosed);
  return [
    ...folders(
      ungrouped.filter(({ isInternal }) => !isInternal),
      depth,
    ),
    ...[...new Set([...groups, ...others])].flatMap((name) => {
      const inside = modules.filter(({ group }) => group === name);
      return inside.length === 0
        ? []
        : [category(name, false, depth), ...inside.map(({ label, href }) => page(label, href, depth + 1))];
    }),
    ...(internal.length === 0
      ? []
      : // English, because the sidebar is the same in all locales.
        [category("Internal modules", true, depth), ...folders(internal, depth + 1)]),
  ];
}

/** A folder: its entry point, its other modules, and the folders in it. */
function folderItems(
  modules: readonly SidebarModule[],
  folder: string,
  depth: number,
  isClosed: boolean,
): SidebarItem[] {
  const prefix = folder === "" ? "" : `${folder}/`;
  const here = modules.filter((module) => module.folder === folder);
  const below = modules.filter((module) => module.folder !== folder);
  const nameOf = (module: SidebarModule): string => module.folder.slice(prefix.length).split("/")[0] ?? "";
  return [
    ...[
      ...here.filter(({ isEntryPoint }) => isEntryPoint),
      ...here.filter(({ isEntryPoint }) => !isEntryPoint),
    ].map(({ label, href }) => page(label, href, depth)),
    ...[...new Set(below.map(nameOf))].sort(compare).flatMap((name) => [
      category(name, isClosed, depth),
      ...folderItems(
        below.filter((module) => nameOf(module) === name),
        `${prefix}${name}`,
        depth + 1,
        isClosed,
      ),
    ]),
  ];
}

export const page = (label: string, href: string, depth: number): SidebarItem => ({
  label,
  href,
  depth,
  collapsed: false,
});

export const category = (label: string, collapsed: boolean, depth: number): SidebarItem => ({
  label,
  href: null,
  depth,
  collapsed,
});
