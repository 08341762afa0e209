import { readFileSync } from "node:fs";
import { sortDiagnostics, type Diagnostic, type Severity, type SourceText } from "luau-contract";
import { readSource } from "../diagnostics/read-source";
import type { SiteReading } from "../publish/read-pages";
import { findBrokenLinks, type BrokenLink, type PageLinks } from "./check-links";
import { explainLinks } from "./explain-links";
import type { LinkSources } from "./find-link";
import { sharedSources } from "./shared-sources";
import { withMarkdownLinks, type MarkdownLink } from "./markdown-links";

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
  const found = findBrokenLinks({
    pages: [...pages, ...feeds].filter(({ path }) => !drafts.has(path)),
    files,
    later,
    drafts,
    origin,
    prefix,
  });
  const broken = withMarkdownLinks(found, new Map(facts.markdownLinks));
  if (broken.length === 0) return [];
  const ofPage = sourceFinder(facts, folders);
  const sources = { ofPage, shared: sharedSources(folders[0]), origin, prefix, locales };
  return sortDiagnostics(explainLinks(broken, sources, facts.levels));
}

const isTranslated = (page: string, locales: readonly string[]): boolean =>
  locales.includes(page.split("/")[1] ?? "");

const pathOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, "") || "/";

const readXml = (file: string, source: string): PageLinks => ({
  path: `/${file}`,
  ids: new Set(),
  urls: addressesIn(readFileSync(source, "utf8")),
});

/** The absolute addresses in XML: links of feeds, including those in the text of entries, and of sitemaps. */
function addressesIn(xml: string): string[] {
  const text = xml.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const address = /(?:href="|src="|<(?:loc|link|guid[^>]*|id|icon)>(?:<!\[CDATA\[)?)(https?:\/\/[^"<\]\s]+)/g;
  return [...new Set([...text.matchAll(address)].map((match) => match[1] ?? ""))];
}

/** Reads each file once: a link in a footer is on all pages. */
function sourceFinder(
  { sources, locales }: Pick<LinkFacts, "sources" | "locales">,
  folders: readonly string[],
): LinkSources["ofPage"] {
  const byPage = new Map(sources);
  const read = new Map<string, SourceText | null>();
  const inDefault = (page: string): string =>
    isTranslated(page, locales) ? page.replace(/^\/[^/]+/, "") : page;
  return (page) => {
    const file = byPage.get(page) ?? byPage.get(inDefault(page));
    if (file === undefined) return null;
    const known = read.get(file);
    if (known !== undefined) return known;
    const source = readSource(file, folders);
    read.set(file, source);
    return source;
  };
}
