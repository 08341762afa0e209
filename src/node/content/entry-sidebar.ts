import type { SidebarItem } from "../../lib/docs/docs-sidebar";
import { translate, type Messages } from "../../lib/i18n/translate";
import { toIndexGroups, type IndexedModule } from "../../lib/reference/sections";
import { groupLabel, groupsOf } from "../../lib/docs/long-list";
import { category, page } from "./sidebar-modules";

export interface EntrySections {
  readonly href: string;
  readonly sections: readonly {
    readonly label: string;
    readonly href: string;
    readonly pages: readonly SectionPage[];
  }[];
}

interface SectionPage {
  readonly label: string;
  readonly href: string;
}

export const pagesOf = (modules: readonly EntrySections[]) =>
  modules.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages));

export const countPages = (modules: readonly EntrySections[]): number => pagesOf(modules).length;

export function entrySections(
  module: IndexedModule & { readonly href: string },
  messages: Messages,
): EntrySections {
  const groups = toIndexGroups(module, (id, values) => translate(messages, id, values));
  const sections = groups.map(({ id, title, entries }) => ({
    label: title,
    href: `${module.href}#${id}`,
    pages: entries.map(({ name, href = module.href }) => ({ label: name, href })),
  }));
  return { href: module.href, sections };
}

/** Represents hidden pages by a link to the first of them. */
function linkToGroup(pages: readonly SectionPage[]): readonly SectionPage[] {
  const [first, last] = [pages[0], pages.at(-1)];
  return first && last ? [{ label: groupLabel(first.label, last.label), href: first.href }] : [];
}

/** Adds the sections of the page's module. The page's own is open, with the pages around it if it is long. */
export function withEntries(
  items: readonly SidebarItem[],
  { href, sections }: EntrySections,
  path: string,
): readonly SidebarItem[] {
  const index = items.findIndex((item) => item.href === href);
  const module = items[index];
  if (module === undefined) return items;
  const { label, depth } = module;
  const isOpen = (pages: readonly SectionPage[]): boolean => pages.some((one) => one.href === path);
  return [
    ...items.slice(0, index),
    category(label, false, depth),
    page("Index", href, depth + 1),
    ...sections.flatMap((section) =>
      isOpen(section.pages)
        ? [
            category(section.label, false, depth + 1),
            ...groupsOf(section.pages)
              .flatMap((group) => (isOpen(group) ? group : linkToGroup(group)))
              .map((one) => page(one.label, one.href, depth + 2)),
          ]
        : [page(section.label, section.href, depth + 1)],
    ),
    ...items.slice(index + 1),
  ];
}
