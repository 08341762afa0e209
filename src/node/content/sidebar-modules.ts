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
  readonly isInternal: boolean;
}

/** With more modules than this, their folders are initially closed. */
const MAX_OPEN_MODULES = 40;

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
  const others = [...new Set(modules.flatMap(({ group }) => group ?? []))].sort(compare);
  const isClosed = modules.length > MAX_OPEN_MODULES;
  const tree = (isInternal: boolean, below: number): SidebarItem[] => {
    const shown = ungrouped.filter((module) => module.isInternal === isInternal);
    const entryPointsFirst = shown.sort((a, b) => Number(b.isEntryPoint) - Number(a.isEntryPoint));
    return pageTree(entryPointsFirst, below, { isClosed, titleOf: (folder) => folder });
  };
  return [
    ...tree(false, depth),
    ...[...new Set([...groups, ...others])].flatMap((name) => {
      const members = modules.filter(({ group }) => group === name);
      return members.length === 0
        ? []
        : [category(name, false, depth), ...members.map(({ label, href }) => page(label, href, depth + 1))];
    }),
    ...(ungrouped.some(({ isInternal }) => isInternal)
      ? // English, because the sidebar is the same in all locales.
        [category("Internal modules", true, depth), ...tree(true, depth + 1)]
      : []),
  ];
}

export function pageTree(
  pages: readonly Pick<SidebarModule, "label" | "href" | "folder">[],
  depth: number,
  options: { readonly isClosed: boolean; readonly titleOf: (folder: string) => string },
  prefix = "",
): SidebarItem[] {
  const nameOf = ({ folder }: Pick<SidebarModule, "folder">): string =>
    folder.slice(prefix.length).split("/")[0] ?? "";
  const names = [...new Set(pages.map(nameOf))].filter((name) => name !== "").sort(compare);
  return [
    ...pages.filter((one) => nameOf(one) === "").map(({ label, href }) => page(label, href, depth)),
    ...names.flatMap((name) => [
      category(options.titleOf(name), options.isClosed, depth),
      ...pageTree(
        pages.filter((one) => nameOf(one) === name),
        depth + 1,
        options,
        `${prefix}${name}/`,
      ),
    ]),
  ];
}

export const page = (label: string, href: string, depth: number): SidebarItem => {
  return { label, href, depth, collapsed: false };
};

export const category = (label: string, collapsed: boolean, depth: number): SidebarItem => {
  return { label, href: null, depth, collapsed };
};
