import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import { sortDiagnostics, sourceText, type SourceText } from "luau-contract";
import { severityOf } from "../content/severity";
import { reportDiagnostics } from "../diagnostics/report-diagnostics";
import { nodesOf } from "../nodes-of";
import { configSource } from "../site/config-source";
import { readSite, siteRoot } from "../site/read-site";
import { withoutPolicy } from "../../../scripts/publish/content-policy.mjs";
import { pageReadings, readAhead, readingsFile } from "../../../scripts/publish/page-readings.mjs";
import type { PageReadings } from "../../../scripts/publish/page-readings.mjs";
import { filesUnder } from "../../../scripts/publish/published-files.mjs";
import { findBrokenLinks } from "./check-links";
import { markdownLinks, withMarkdownLinks } from "./markdown-links";
import type { LinkingPage } from "./markdown-links";
import type { PageLinks } from "./check-links";
import { explainLinks } from "./explain-links";

const folder = "public";

/** Reads all pages in a thread, which is most of what the check takes. */
export const readWrittenPages: NonNullable<GatsbyNode["onPostBuild"]> = () => readAhead(folder, readingsFile);

/** Checks the links of everything that was written: pages and feeds. The last step, for it wants all files there. */
export const checkWrittenLinks: NonNullable<GatsbyNode["onPostBuild"]> = (args) => {
  const site = readSite();
  const files = filesUnder(folder).map((file) => `/${file}`);
  const readings = pageReadings(readingsFile);
  const pages = files.flatMap((file) => readWritten(file, readings));
  const found = findBrokenLinks({ pages, files: new Set(files), origin: site.url, prefix: args.pathPrefix });
  const broken = withMarkdownLinks(found, markdownLinks([...nodesOf<LinkingPage>(args, "Guide"), ...nodesOf<LinkingPage>(args, "BlogPost")], siteRoot()));
  const { brokenLinks, brokenMarkdownLinks, brokenAnchors } = site.checks;
  const levels = { page: severityOf(brokenLinks), markdown: severityOf(brokenMarkdownLinks), anchor: severityOf(brokenAnchors) };
  const sources = sourcesOf(args);
  const shared = configSource();
  const diagnostics = sortDiagnostics(explainLinks(broken, (page) => readSource(sources.get(page)), shared, levels));
  reportDiagnostics(args.reporter, diagnostics, { name: "links", headline: (count) => `${count === 1 ? "A link leads" : `${count} links lead`} nowhere` });
};

/** A page or feed of the site; nothing for other files. A page is read as it will be published, so that it need not be read again then. */
function readWritten(file: string, readings: PageReadings): PageLinks[] {
  const text = (): string => readFileSync(path.join(folder, file), "utf8");
  if (file.endsWith(".xml")) return [{ path: file, ids: new Set(), urls: addressesIn(text()) }];
  if (!file.endsWith(".html")) return [];
  const { ids, urls } = readings.read(withoutPolicy(text()));
  return [{ path: file.replace(/\/index\.html$/, "") || "/", ids: new Set(ids), urls }];
}

/** The absolute addresses in XML: a feed's links, those in the text of its entries included, and a sitemap's. */
function addressesIn(xml: string): string[] {
  const text = xml.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const found = [...text.matchAll(/(?:href="|src="|<(?:loc|link|guid[^>]*|id|icon)>(?:<!\[CDATA\[)?)(https?:\/\/[^"<\]\s]+)/g)];
  return [...new Set(found.map((match) => match[1] ?? ""))];
}

interface SourcedNode {
  readonly href: string;
  readonly file?: string;
  readonly location?: { readonly file: string };
}

interface EntryPageNode {
  readonly href: string;
  readonly module: { readonly href: string };
}

/** The file that each page is made from, as far as pages have one. That of an entry's page is its module's. */
export function sourcesOf(args: Pick<BuildArgs, "getNodesByType">): ReadonlyMap<string, string> {
  const nodes = ["Guide", "BlogPost", "LuauModule"].flatMap((type) => nodesOf<SourcedNode>(args, type));
  const entryPages = nodesOf<EntryPageNode>(args, "LuauEntryPage");
  const sources = new Map(nodes.map(({ href, file, location }) => [href, file ?? location?.file ?? ""]));
  return new Map([...sources, ...entryPages.map(({ href, module }) => [href, sources.get(module.href) ?? ""] as const)]);
}

function readSource(file: string | undefined): SourceText | null {
  return file !== undefined && existsSync(file) ? sourceText(file, readFileSync(file, "utf8")) : null;
}
