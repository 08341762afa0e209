import { readFileSync, existsSync } from "node:fs";
import { DomUtils, parseDocument } from "htmlparser2";
import { type Diagnostic, type Severity, sortDiagnostics } from "luau-diagnostics";
import { type SourceText, sourceText } from "luau-syntax";
import { readSource } from "../diagnostics/report-diagnostics";
import type { SiteReading } from "./read-pages";
import { findBrokenLinks, type BrokenLink, type PageLinks } from "./check-links";
import { explainLinks } from "./explain-links";
import type { LinkSources } from "./find-link";
import { withMarkdownLinks, type MarkdownLink } from "./markdown-links";
import path from "node:path";
import { filesUnder } from "../files/published-files";
import { readThemeFiles } from "../check/theme-files";

/** Data from Gatsby's nodes and the configuration, since the check runs after Gatsby has finished. */
export interface LinkFacts {
  readonly origin: string;
  readonly prefix: string;
  /** Names of the locales whose paths begin with them. */
  readonly locales: readonly string[];
  readonly levels: Readonly<Record<BrokenLink["kind"], Severity | null>>;
  /** The source file of each page. */
  readonly sources: readonly (readonly [href: string, file: string])[];
  readonly markdownLinks: readonly MarkdownLink[];
  /** In development: paths of drafts, which a build does not publish. */
  readonly drafts: readonly string[];
  /** Pages of files that cannot be read, and folders of those that depend on them. */
  readonly unread: readonly string[];
  /** Files, and folders with a slash at the end, that a build writes when the pages are rendered. */
  readonly later: readonly string[];
}

/** Relative to the folder of the build. */
export const linkFactsFile = ".cache/checks/link-facts.json";

/**
 * Checks the links of all pages, feeds and sitemaps.
 * @param folders folders of sources: the site's, and the stage
 * @param later files and folders that have not been written yet
 */
export function checkRenderedLinks(
  site: SiteReading,
  facts: LinkFacts,
  folders: readonly [string, ...string[]],
  later: readonly string[] = [],
): readonly Diagnostic[] {
  const { origin, prefix, locales } = facts;
  const pages = [...site.pages].map(
    ([file, { reading }]): PageLinks => ({
      path: pathOf(file),
      ids: new Set(reading.ids),
      urls: reading.urls,
    }),
  );
  const feeds = [...site.files]
    .filter(([file]) => file.endsWith(".xml"))
    .map(([file, source]) => readXml(file, source));
  // Pages in the default locale come first, so they are named for links on both.
  pages.sort((a, b) => Number(isTranslated(a.path, locales)) - Number(isTranslated(b.path, locales)));
  const drafts = new Set(facts.drafts);
  const files = new Set([...site.files.keys()].map((file) => `/${file}`));
  const links = findBrokenLinks({
    pages: [...pages, ...feeds].filter(({ path }) => !drafts.has(path)),
    files,
    later,
    drafts,
    origin,
    prefix,
  });
  const broken = withMarkdownLinks(links, new Map(facts.markdownLinks));
  if (broken.length === 0) return [];
  return sortDiagnostics(explainLinks(broken, linkSources(facts, folders), facts.levels));
}

/** The sources in which links and code of pages are located. */
export const linkSources = (facts: LinkFacts, folders: readonly [string, ...string[]]): LinkSources => ({
  ofPage: sourceFinder(facts, folders),
  shared: sharedSources(folders[0]),
  origin: facts.origin,
  prefix: facts.prefix,
  locales: facts.locales,
});

const isTranslated = (page: string, locales: readonly string[]): boolean =>
  locales.includes(page.split("/")[1] ?? "");

export const pathOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, "") || "/";

const readXml = (file: string, source: string): PageLinks => ({
  path: `/${file}`,
  ids: new Set(),
  urls: addressesIn(readFileSync(source, "utf8")),
});

/** Elements of feeds and sitemaps whose text is an address. */
const ADDRESSES: ReadonlySet<string> = new Set(["loc", "link", "guid", "id", "icon"]);

/** The absolute addresses in XML: links of feeds, including those in the HTML of entries, and of sitemaps. */
function addressesIn(xml: string): readonly string[] {
  const addresses = new Set<string>();
  const collect = (text: string, xmlMode: boolean): void => {
    const parent = parseDocument(text, { xmlMode });
    for (const node of DomUtils.find(() => true, parent.children, true, Infinity)) {
      if ("attribs" in node) {
        const { href, src } = node.attribs;
        for (const address of [href, src]) if (address !== undefined) addresses.add(address);
        if (!xmlMode) continue;
        const content = DomUtils.textContent(node);
        if (ADDRESSES.has(node.name)) addresses.add(content.trim());
        else if (node.children.every((child) => !("attribs" in child)) && content.includes("<"))
          collect(content, false);
      }
    }
  };
  collect(xml, true);
  return [...addresses].filter((address) => /^https?:\/\/\S+$/.test(address));
}

/** The source file of a page, in any locale. */
export function pageSources({ sources, locales }: Pick<LinkFacts, "sources" | "locales">) {
  const byPage = new Map(sources);
  const inDefault = (page: string): string =>
    isTranslated(page, locales) ? page.replace(/^\/[^/]+/, "") : page;
  return (page: string): string | undefined => byPage.get(page) ?? byPage.get(inDefault(page));
}

/** Reads each file once: a link in a footer is on all pages. */
function sourceFinder(
  facts: Pick<LinkFacts, "sources" | "locales">,
  folders: readonly string[],
): LinkSources["ofPage"] {
  const sourceOf = pageSources(facts);
  const read = new Map<string, SourceText | null>();
  return (page) => {
    const file = sourceOf(page);
    if (file === undefined) return null;
    const cached = read.get(file);
    if (cached !== undefined) return cached;
    const source = readSource(file, folders);
    read.set(file, source);
    return source;
  };
}

/**
 * The sources of a site whose links are on several pages.
 * @param folder the site's own, without the program
 */
function sharedSources(folder: string): readonly SourceText[] {
  const content = path.join(folder, "content");
  const lists = existsSync(content) ? filesUnder(content).filter((file) => file.endsWith(".yml")) : [];
  const files = ["site.config.ts", ...lists.map((file) => `content/${file}`)];
  const read = files.flatMap((file) => readSource(file, [folder]) ?? []);
  return [...read, ...readThemeFiles([folder]).modules.map(({ file, text }) => sourceText(file, text))];
}
