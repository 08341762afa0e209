import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { sortDiagnostics, sourceText, type Diagnostic, type Severity, type SourceText } from "luau-contract";
import type { RenderedSite } from "../publish/read-pages";
import { findBrokenLinks, type BrokenLink, type PageLinks } from "./check-links";
import { explainLinks } from "./explain-links";
import { withMarkdownLinks, type MarkdownLink } from "./markdown-links";

/** Data from Gatsby's nodes and the configuration, since the check runs after Gatsby has finished. */
export interface LinkFacts {
  readonly origin: string;
  readonly prefix: string;
  readonly levels: Readonly<Record<BrokenLink["kind"], Severity | null>>;
  /** The source file of each page. */
  readonly sources: readonly (readonly [href: string, file: string])[];
  readonly markdownLinks: readonly MarkdownLink[];
}

/** Relative to the folder of the build. */
export const linkFactsFile = ".cache/site/link-facts.json";

/** A file whose links are in every page, such as those of the navbar. */
const shared = "site.config.ts";

/**
 * Checks the links of all pages, feeds and sitemaps.
 * @param stage the folder of the build, and base of the diagnostics' paths
 */
export function checkRenderedLinks(
  site: RenderedSite,
  facts: LinkFacts,
  stage: string,
): readonly Diagnostic[] {
  const { origin, prefix } = facts;
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
  const files = new Set([...site.files.keys()].map((file) => `/${file}`));
  const found = findBrokenLinks({ pages: [...pages, ...feeds], files, origin, prefix });
  const broken = withMarkdownLinks(found, new Map(facts.markdownLinks));
  const sources = new Map(facts.sources);
  const sourceOf = (page: string): SourceText | null => readSource(stage, sources.get(page));
  const diagnostics = explainLinks(
    broken,
    sourceOf,
    readSource(stage, shared) ?? sourceText(shared, ""),
    facts.levels,
  );
  return sortDiagnostics(diagnostics);
}

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

function readSource(stage: string, file: string | undefined): SourceText | null {
  const source = path.join(stage, file ?? "");
  return file && existsSync(source) ? sourceText(file, readFileSync(source, "utf8")) : null;
}
