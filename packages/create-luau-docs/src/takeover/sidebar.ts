/** The sidebar of the docs, in the order that folders or sidebars in code determine. */
import path from "node:path";
import { leadingNumber, withoutNumber } from "./former-address";
import { readText } from "./project";
import { numberOf, parseYaml, tableOf, textOf, type Table } from "./values";

/** A guide as sidebars need it. */
export interface Placed {
  /** Its name in sidebars of Docusaurus. */
  readonly id: string;
  /** Its folder below that of the docs; null for a file at the top of the project. */
  readonly folder: string | null;
  /** Its name in the new sidebar. */
  readonly name: string;
  readonly label: string;
  readonly position: number;
  readonly isIndex: boolean;
}

/** An entry of `sidebar.yml`. */
export type Entry =
  | string
  | {
      readonly category: string;
      readonly collapsed: boolean;
      readonly items: readonly Entry[];
      /** The end of the address of a page that listed its items. */
      readonly index?: string;
    }
  | { readonly link: string; readonly href: string };

/** Behind all that have a position. */
export const LAST = 1e6;

/** @param docs the folder of the docs, whose folders may have a `_category_.json` */
export function folderEntries(guides: readonly Placed[], docs: string, folder = ""): readonly Entry[] {
  const own = guides.filter((guide) => guide.folder === folder || (guide.folder === null && folder === ""));
  const folders = new Set(
    guides.flatMap((guide) => {
      const below =
        folder === ""
          ? guide.folder
          : guide.folder?.startsWith(`${folder}/`) && guide.folder.slice(folder.length + 1);
      const [first = ""] = (below || "").split("/");
      return first === "" ? [] : [path.posix.join(folder, first)];
    }),
  );
  const items = [
    ...own.map((guide) => ({
      name: guide.name,
      position: guide.isIndex && folder !== "" ? -1 : guide.position,
      entry: guide.name as Entry,
    })),
    ...Array.from(folders, (one) => categoryItem(guides, docs, one)),
  ];
  return items
    .sort((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1))
    .map(({ entry }) => entry);
}

function categoryItem(guides: readonly Placed[], docs: string, folder: string) {
  const { label, position, collapsed, link } = readCategory(path.join(docs, folder));
  const name = path.posix.basename(folder);
  const index = guides.find((guide) => guide.folder === folder && guide.isIndex);
  const shown = textOf(label) ?? index?.label ?? titleOf(withoutNumber(name));
  return {
    name: folder,
    position: numberOf(position) ?? (index === undefined ? leadingNumber(name) : index.position) ?? LAST,
    entry: {
      category: shown,
      collapsed: collapsed !== false,
      items: folderEntries(guides, docs, folder),
      ...indexOf(tableOf(link), shown),
    },
  };
}

/** The page that lists the items of a category, if it had one. */
export const indexOf = ({ type, slug }: Table, label: string): { readonly index?: string } =>
  type === "generated-index"
    ? {
        index:
          textOf(slug) ??
          `category/${label
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
            .replaceAll(" ", "-")}`,
      }
    : {};

function readCategory(folder: string): Table {
  const names = ["_category_.json", "_category_.yml", "_category_.yaml"];
  const text = names.map((name) => readText(path.join(folder, name))).find((found) => found !== null);
  return parseYaml(text ?? "") ?? {};
}

export const isCategoryFile = (file: string): boolean => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file);

export const category = (
  label: string,
  collapsed: boolean,
  items: readonly Entry[],
  index: { readonly index?: string } = {},
): readonly Entry[] => (items.length === 0 ? [] : [{ category: label, collapsed, items, ...index }]);

/** `sidebar.yml` */
export const writeSidebar = (entries: readonly Entry[]): string =>
  ["docs:", ...linesOf(entries, "  "), "  - reference: Scripting reference", ""].join("\n");

const linesOf = (entries: readonly Entry[], indent: string): readonly string[] =>
  entries.flatMap((entry) => {
    if (typeof entry === "string") return [`${indent}- ${JSON.stringify(entry)}`];
    if ("link" in entry)
      return [
        `${indent}- link: ${JSON.stringify(entry.link)}`,
        `${indent}  href: ${JSON.stringify(entry.href)}`,
      ];
    return [
      `${indent}- category: ${JSON.stringify(entry.category)}`,
      `${indent}  collapsed: ${entry.collapsed}`,
      `${indent}  items:`,
      ...linesOf(entry.items, `${indent}    `),
    ];
  });

/** `BestPractices` → `Best Practices` */
export const titleOf = (name: string): string =>
  name
    .replaceAll(/[-_]+/g, " ")
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replace(/^./, (letter) => letter.toUpperCase());
