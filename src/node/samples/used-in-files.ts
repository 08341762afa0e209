/** In: a module's published JSON and Markdown, and uses of its entries. Out: the files with these uses. */
import { MAX_LISTED_USES, MAX_MARKDOWN_USES, type UsedIn, type Usage } from "./used-in";

/** The names that are fixed in the published files: Markdown is in English. */
const TITLES: Readonly<Record<"guide" | "other", string>> = { guide: "Explained in", other: "Used in" };

/** An entry of the published JSON, as static/schemas/api-module.schema.json specifies it. */
interface PublishedEntry {
  readonly href: string;
  readonly path: string;
  readonly properties?: readonly PublishedEntry[];
  readonly methods?: readonly PublishedEntry[];
}

const KINDS = ["functions", "constants", "classes", "enums", "events", "types"] as const;

interface PublishedModule {
  readonly module: Readonly<Record<(typeof KINDS)[number], readonly PublishedEntry[]>>;
}

interface UsedEntry {
  readonly entry: PublishedEntry;
  readonly places: readonly Usage[];
}

export interface ModuleFiles {
  readonly json: string;
  readonly markdown: string;
}

/**
 * Returns the same texts if nothing of the module is used.
 * @param root the site's address, with its base path and without a slash at the end
 */
export function withUses({ json, markdown }: ModuleFiles, places: UsedIn, root: string): ModuleFiles {
  // The source plugin has written the file.
  const { module } = JSON.parse(json) as PublishedModule;
  const entries = KINDS.flatMap((kind) =>
    module[kind].flatMap((entry) => [entry, ...(entry.properties ?? []), ...(entry.methods ?? [])]),
  );
  const used = entries.flatMap((entry): readonly UsedEntry[] => {
    const uses = entry.href.startsWith(`${root}/`) ? places.get(entry.href.slice(root.length)) : undefined;
    return uses === undefined ? [] : [{ entry, places: uses.slice(0, MAX_LISTED_USES) }];
  });
  if (used.length === 0) return { json, markdown };
  return { json: addToJson(json, used, root), markdown: addToMarkdown(markdown, used, root) };
}

function addToJson(json: string, used: readonly UsedEntry[], root: string): string {
  const usedIn = used.map(({ entry, places }) => ({
    href: entry.href,
    places: places.map(({ kind, titles, href }) => ({ kind, title: titles.join(" › "), href: root + href })),
  }));
  const text = JSON.stringify(usedIn, null, 1).replaceAll("\n", "\n ");
  return json.replace(/\n\}\n$/, () => `,\n "usedIn": ${text}\n}\n`);
}

/** Before the next heading of the file's own; those in descriptions are deeper, or in other words. */
function addToMarkdown(markdown: string, used: readonly UsedEntry[], root: string): string {
  const headings = headingsIn(markdown);
  const parts: string[] = [];
  let from = 0;
  for (const { entry, places } of used) {
    const start = headings.get(entry.path)?.find((offset) => offset >= from);
    if (start === undefined) continue;
    const next = /\n(?:#{2} [A-Z]|#{3,4} `)/g;
    next.lastIndex = start + 1;
    const end = next.exec(markdown)?.index ?? markdown.length;
    const lists = listsOf(places.slice(0, MAX_MARKDOWN_USES), root);
    parts.push(`${markdown.slice(from, end).trimEnd()}\n\n${lists}\n`);
    from = end;
  }
  return parts.join("") + markdown.slice(from);
}

/** The offsets of an entry's headings: a file may have thousands of entries. */
function headingsIn(markdown: string): ReadonlyMap<string, readonly number[]> {
  const headings = new Map<string, number[]>();
  for (const { 1: path = "", index } of markdown.matchAll(/\n#{3,4} `(.*)`(?=\n)/g))
    headings.set(path, [...(headings.get(path) ?? []), index]);
  return headings;
}

function listsOf(places: readonly Usage[], root: string): string {
  const guides = places.filter(({ kind }) => kind === "guide");
  const others = places.filter(({ kind }) => kind !== "guide");
  return [listOf(TITLES.guide, guides, root), listOf(TITLES.other, others, root)]
    .filter((list) => list !== "")
    .join("\n\n");
}

function listOf(title: string, places: readonly Usage[], root: string): string {
  const items = places.map(({ titles, href, isEntry }) => {
    const name = titles.join(" › ");
    return `- [${isEntry ? `\`${name}\`` : escaped(name)}](${root}${href})`;
  });
  return items.length === 0 ? "" : `${title}:\n\n${items.join("\n")}`;
}

const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>]/g, "\\$&");
