/** The guides of a Moonwave project, as those of a site, and their order. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { toGuide, type GuideContext } from "./guide";
import { filesBelow, readText } from "./project";

export interface Guides {
  /** By path in `content/docs`. */
  readonly texts: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** What could not be taken, in words. */
  readonly left: readonly string[];
  readonly sidebar: string;
}

/** A guide, or a folder of guides. */
interface Item {
  readonly name: string;
  readonly position: number;
  /** Null for a guide. */
  readonly category: Category | null;
}

interface Category {
  readonly label: string;
  readonly isCollapsed: boolean;
  readonly items: Item[];
}

/** A guide from a file at the top of the project. */
export interface TopGuide {
  readonly file: string;
  /** Its name among the guides. */
  readonly name: string;
  readonly source: string;
  /** Its place in the sidebar. */
  readonly position: number;
}

interface GuidesContext extends Pick<GuideContext, "apiAddress"> {
  /** Files that are published unchanged, by path in the site. */
  readonly pictures: ReadonlyMap<string, unknown>;
  /** The address of a file of the project; null if it has none. */
  readonly sourceOf: (file: string) => string | null;
}

export function guidesOf(
  folder: string,
  top: readonly TopGuide[],
  { apiAddress, pictures, sourceOf }: GuidesContext,
): Guides {
  const texts = new Map<string, string>();
  const beside = new Map<string, Uint8Array>();
  const left: string[] = [];
  const root: Category = { label: "", isCollapsed: false, items: [] };
  const found = filesBelow(folder);
  const known = new Set(found.map(placeInSite));
  const add = (name: string, source: string, { shown, position, from, below }: Place): void => {
    const addressOf = (address: string): string | null => {
      if (address.startsWith("/"))
        return isPage(address) || pictures.has(`static${address}`) ? withoutIndex(address) : null;
      const [, file = "", hash = ""] = /^([^#]*)(#.*)?$/.exec(address) ?? [];
      const target = placeInSite(path.posix.relative("docs", path.posix.join(from, file)));
      const inSite = [target, `${target}.mdx`].find((one) => known.has(one));
      if (inSite === undefined) return sourceOf(path.posix.join(from, file));
      const way = path.posix.relative(path.posix.dirname(name), inSite);
      return `${way.startsWith("../") ? "" : "./"}${way}${hash}`;
    };
    const guide = toGuide(source, { apiAddress, addressOf, name: titleOf(path.posix.basename(name)) });
    texts.set(`${name}.mdx`, guide.text);
    left.push(...guide.left.map((what) => `${what}, in ${shown}`));
    const category = categoryAt(folder, root, below);
    category.items.push({ name, position: guide.position ?? position, category: null });
  };
  for (const file of found) {
    const place = {
      shown: `docs/${file}`,
      position: numberOf(file),
      from: path.posix.join("docs", path.posix.dirname(file)),
      below: path.posix.dirname(file),
    };
    const source = /\.mdx?$/.test(file) ? readText(path.join(folder, file)) : null;
    if (source !== null) add(placeInSite(file).replace(/\.mdx$/, ""), source, place);
    else if (PICTURE.test(file)) beside.set(placeInSite(file), readFileSync(path.join(folder, file)));
    else if (!file.endsWith("_category_.json")) left.push(`docs/${file}`);
  }
  for (const { name, file, source, position } of top)
    add(name, source, { shown: file, position, from: ".", below: "." });
  const entries = entriesOf(root);
  const sidebar = ["docs:", ...entries, "  - reference: Scripting reference", ""].join("\n");
  return { texts, pictures: beside, left, sidebar };
}

interface Place {
  /** The file, for the author. */
  readonly shown: string;
  readonly position: number;
  /** The folder that its links start from, in the project. */
  readonly from: string;
  /** The folder of its category, in `docs/`. */
  readonly below: string;
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

const isPage = (address: string): boolean => /^\/docs(?:[/#]|$)/.test(address);

/** The guide `repairs/index` is at `repairs`. */
const withoutIndex = (address: string): string => address.replace(/\/index(?=#|$)/, "");

/** Behind all that have a position. */
const LAST = 1e6;

/** A number in front of a file's name: not that of a date or a version. */
const NUMBER = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s\d])/;

/** Docusaurus orders by such numbers, and leaves them out of addresses: `02-start/01-setup.md` is `start/setup`. */
const placeInSite = (file: string): string =>
  file
    .split("/")
    .map((part) => part.replace(NUMBER, ""))
    .join("/")
    .replace(/\.mdx?$/, ".mdx");

function numberOf(file: string): number {
  const number = NUMBER.exec(path.posix.basename(file))?.[1];
  return number === undefined ? LAST : Number(number);
}

/** The category of a folder, created with its `_category_.json`. */
function categoryAt(docs: string, root: Category, folder: string): Category {
  if (folder === ".") return root;
  const parent = categoryAt(docs, root, path.posix.dirname(folder));
  const place = placeInSite(folder);
  const known = parent.items.find(({ name, category }) => name === place && category !== null)?.category;
  if (known !== undefined && known !== null) return known;
  const { label, position, collapsed } = readCategory(path.join(docs, folder, "_category_.json"));
  const category: Category = {
    label: typeof label === "string" ? label : titleOf(path.posix.basename(place)),
    isCollapsed: collapsed !== false,
    items: [],
  };
  const at = typeof position === "number" ? position : numberOf(folder);
  parent.items.push({ name: place, position: at, category });
  return category;
}

function readCategory(file: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readText(file) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

function entriesOf({ items }: Category, indent = "  "): readonly string[] {
  return [...items]
    .sort((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1))
    .flatMap(({ name, category }) =>
      category === null
        ? [`${indent}- ${JSON.stringify(withoutIndex(name))}`]
        : [
            `${indent}- category: ${JSON.stringify(category.label)}`,
            `${indent}  collapsed: ${category.isCollapsed}`,
            `${indent}  items:`,
            ...entriesOf(category, `${indent}    `),
          ],
    );
}

/** `BestPractices` → `Best Practices` */
const titleOf = (name: string): string =>
  name
    .replaceAll(/[-_]+/g, " ")
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replace(/^./, (letter) => letter.toUpperCase());
