import { compare } from "luau-syntax";
import type { SidebarItem } from "../../lib/docs/docs-sidebar";
import { category, modulePages, page, pageTree, type SidebarModule } from "./sidebar-modules";
import { z } from "zod";
import { readYaml, nonEmptyText, type YamlReading } from "./read-yaml";

export interface SidebarParts {
  readonly guides: readonly SidebarGuide[];
  readonly modules: readonly SidebarModule[];
  /** The groups of modules in order; other groups follow, by name. */
  readonly groups: readonly string[];
}

export interface SidebarGuide {
  readonly slug: string;
  readonly label: string;
  readonly href: string;
  readonly position: number | null;
}

/** Flattens a written sidebar into items with a depth. The check reports guides that do not exist. */
export function itemsFromEntries(
  entries: readonly SidebarEntry[],
  source: SidebarParts,
  depth = 0,
): SidebarItem[] {
  const guides = new Map(source.guides.map((guide) => [guide.slug, guide]));
  return entries.flatMap((entry): SidebarItem[] => {
    if ("guide" in entry) {
      const guide = guides.get(entry.guide);
      return guide === undefined ? [] : [page(guide.label, guide.href, depth)];
    }
    if ("link" in entry) return [page(entry.link, entry.href, depth)];
    const items =
      "reference" in entry
        ? modulePages(source.modules, source.groups, depth + 1)
        : itemsFromEntries(entry.items, source, depth + 1);
    return [
      category("reference" in entry ? entry.reference : entry.category, entry.collapsed ?? false, depth),
      ...items,
    ];
  });
}

/** The sidebar of a version without a sidebar file: folders are categories, sorted by position, then by label. */
export function itemsFromFolders(source: SidebarParts, referenceLabel: string): SidebarItem[] {
  const guides = source.guides.filter(({ slug }) => slug !== "").sort(byPosition);
  const pages = guides.map((guide) => ({ ...guide, folder: guide.slug.replace(/\/?[^/]*$/, "") }));
  return [
    ...pageTree(pages, 0, { isClosed: false, titleOf: title }),
    category(referenceLabel, false, 0),
    ...modulePages(source.modules, source.groups, 1),
  ];
}

function byPosition(a: SidebarGuide, b: SidebarGuide): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (a.position ?? last) - (b.position ?? last) || compare(a.label, b.label) || compare(a.slug, b.slug);
}

const title = (folder: string): string =>
  folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll("-", " ");

export function guidesNamed(
  entries: readonly SidebarEntry[],
  path: readonly PropertyKey[] = ["docs"],
): { readonly slug: string; readonly path: readonly PropertyKey[] }[] {
  return entries.flatMap((entry, index) => {
    const pathOfEntry = [...path, index];
    if ("guide" in entry) return [{ slug: entry.guide, path: pathOfEntry }];
    return "items" in entry ? guidesNamed(entry.items, [...pathOfEntry, "items"]) : [];
  });
}

export type SidebarEntry =
  /** `intro`: a guide, by the end of its address. */
  | { readonly guide: string }
  | { readonly reference: string; readonly collapsed?: boolean | undefined }
  | {
      readonly category: string;
      readonly collapsed?: boolean | undefined;
      readonly items: readonly SidebarEntry[];
    }
  /** A page on any site. */
  | { readonly link: string; readonly href: string };

const entry: z.ZodType<SidebarEntry> = z.union(
  [
    nonEmptyText.transform((guide) => ({ guide })),
    z.strictObject({ reference: nonEmptyText, collapsed: z.boolean().optional() }),
    z.strictObject({
      category: nonEmptyText,
      collapsed: z.boolean().optional(),
      get items() {
        return z.array(entry);
      },
    }),
    z.strictObject({
      link: nonEmptyText,
      href: z
        .string()
        .regex(/^(\/(?!\/)|https?:\/\/)\S+$/, "a path that starts with `/`, or an address, is expected."),
    }),
  ],
  {
    error:
      "expected the name of a guide, or an object with `category` and `items`, with `reference`, " +
      "or with `link` and `href`.",
  },
);

const schema = z.strictObject({ docs: z.array(entry).min(1, "a sidebar has at least one entry.") });

export type SidebarFile = z.output<typeof schema>;

export const readSidebar = (file: string, source: string): YamlReading<SidebarFile> =>
  readYaml({ file, text: source, linesBefore: 0, rule: "sidebar" }, schema);
