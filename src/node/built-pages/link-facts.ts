import type { NodePluginArgs } from "gatsby";
import {
  atomPath,
  authorsPath,
  changesAtomPath,
  changesPath,
  changesRssPath,
  rssPath,
  tagsPath,
} from "../../lib/content/content-routes";
import { splitLocale } from "../../lib/i18n/locales";
import { SOCIAL_FOLDER } from "../../lib/page/structured-data";
import { SEARCH_FOLDER } from "../../lib/search/manifest";
import type { Site } from "../../lib/site-config/schema";
import { archivePath, type GuideFile } from "../site-files/write-archives";
import type { EntryPageNode } from "../gatsby/api-entries";
import { severityOf } from "../settings/severity";
import type { FileFacts } from "../content/check-content";
import { nodesOf, pagesOf, pathsOfPages } from "../gatsby/nodes-of";
import { relativePath } from "../files/relative-path";
import type { SiteSettings } from "../settings/read-site";
import { docsVersions, editorFolder } from "../settings/docs-versions";
import { writeWithFolder } from "../files/write-unless-same";
import { linkFactsFile, type LinkFacts } from "./check-rendered-links";
import { markdownLinks, type LinkingPage } from "./markdown-links";

/** Stores the data that the link check of the rendered pages needs from Gatsby. */
export function writeLinkFacts(
  args: Pick<NodePluginArgs, "getNodesByType" | "pathPrefix" | "store"> & SiteSettings,
): void {
  const { site, root } = args;
  const { url, checks, locales, defaultLocale } = site;
  const { brokenLinks, brokenMarkdownLinks, brokenAnchors } = checks;
  const linking = [...nodesOf<LinkingPage>(args, "Guide"), ...nodesOf<LinkingPage>(args, "BlogPost")];
  const facts: LinkFacts = {
    origin: url,
    prefix: args.pathPrefix,
    locales: Object.keys(locales).filter((name) => name !== defaultLocale),
    levels: {
      page: severityOf(brokenLinks),
      markdown: severityOf(brokenMarkdownLinks),
      anchor: severityOf(brokenAnchors),
    },
    sources: [...sourcesOf(args)],
    markdownLinks: [...markdownLinks(linking, root)],
    drafts: draftsOf(args, site),
    unread: unreadPages(args, site),
    later: [...filesOfBuilds(site), ...archives(args)],
  };
  writeWithFolder(linkFactsFile, JSON.stringify(facts));
}

function draftsOf(
  args: Pick<NodePluginArgs, "getNodesByType" | "store">,
  { locales, defaultLocale }: Site,
): readonly string[] {
  const facts = nodesOf<FileFacts>(args, "ContentFacts").flatMap(({ page }) => page ?? []);
  const drafts = new Set(facts.filter(({ isDraft }) => isDraft).map(({ href }) => href));
  const names = Object.keys(locales);
  return pathsOfPages(args).filter((path) => drafts.has(splitLocale(path, { defaultLocale, names }).path));
}

/** In all locales. */
function unreadPages(
  args: Pick<NodePluginArgs, "getNodesByType">,
  { locales, defaultLocale }: Site,
): readonly string[] {
  const paths = nodesOf<FileFacts>(args, "ContentFacts").flatMap(({ unread, authors, tags }) => [
    ...(unread === null ? [] : [unread]),
    ...(authors === null ? [`${authorsPath}/`] : []),
    ...(tags === null ? [`${tagsPath}/`] : []),
  ]);
  return Object.keys(locales).flatMap((locale) =>
    paths.map((path) => (locale === defaultLocale ? path : `/${locale}${path}`)),
  );
}

/** The addresses of the guides' archives. */
const archives = (args: Pick<NodePluginArgs, "getNodesByType">): readonly string[] =>
  nodesOf<GuideFile>(args, "Guide")
    .filter(({ archive }) => archive !== null)
    .map(({ href }) => archivePath(href));

/** Files written by the `onPostBuild` hooks of gatsby-node.ts, and those for editors by the source plugin. */
const filesOfBuilds = (site: Site): readonly string[] => [
  "/manifest.webmanifest",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/llms-full.txt",
  rssPath,
  atomPath,
  changesRssPath,
  changesAtomPath,
  `${SEARCH_FOLDER}/`,
  `${SOCIAL_FOLDER}/`,
  ...docsVersions(site).flatMap((version) => [
    `${version.path}/names.json`,
    `${changesPath(version.path)}.md`,
    `${editorFolder(version)}/`,
  ]),
];

interface SourcedNode {
  readonly href: string;
  readonly file?: string;
  readonly location?: { readonly file: string };
}

/** The pages of `src/pages` that are not the program's, with their files. */
function ownPages(args: Pick<NodePluginArgs, "store">): [href: string, file: string][] {
  return pagesOf(args)
    .map(({ path: href, component }): [string, string] => [href, relativePath(component)])
    .filter(([, file]) => /^src\/pages\/(?!(?:index|404)\.tsx$)/.test(file));
}

/** The source file of each page, if any. For an entry's page, it is the module's. */
export function sourcesOf(
  args: Pick<NodePluginArgs, "getNodesByType" | "store">,
): ReadonlyMap<string, string> {
  const nodes = ["Guide", "BlogPost", "LuauModule"].flatMap((type) => nodesOf<SourcedNode>(args, type));
  const entryPages = nodesOf<EntryPageNode>(args, "LuauEntryPage");
  const sources = new Map(nodes.map(({ href, file, location }) => [href, file ?? location?.file ?? ""]));
  return new Map([
    ...ownPages(args),
    ...sources,
    ...entryPages.map(({ href, module }) => [href, sources.get(module.href) ?? ""] as const),
  ]);
}
