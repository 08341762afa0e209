import { writeArchives } from "./write-archives";
import { writeBlogFeeds, writeChangesFeeds } from "./write-feeds";
import { writeLlms } from "./llms-text";
import { writeSearchIndex } from "./search-index";
import { writeRedirects } from "./write-redirects";
import { writeSocialImages } from "./write-images";
import { rmSync, writeFileSync, existsSync } from "node:fs";
import path from "node:path";
import { changesPath } from "../../lib/content/content-routes";
import { nodesOf, pathsOfPages } from "../gatsby/nodes-of";
import type { SiteArgs } from "./site-args";
import { writeWithFolder } from "../files/write-unless-same";
import { versionsWithChanges } from "./versions-with-changes";
import { namesFile, type PageName } from "../../lib/docs/page-name-index";
import { pagesOf } from "../content/entry-sidebar";
import type { SidebarNode, VersionNode } from "../gatsby/docs-sidebars";
import { withBasePath } from "../../lib/urls/base-path";
import { escapeHtml } from "../../lib/html/escape-html";

export async function writeSiteFiles(args: SiteArgs): Promise<void> {
  for (const write of siteFiles) await write(args);
}

const siteFiles: readonly ((args: SiteArgs) => void | Promise<void>)[] = [
  writeWebManifest,
  writeRedirects,
  writeSearchIndex,
  writePageNames,
  writeSocialImages,
  writeBlogFeeds,
  writeChanges,
  writeChangesFeeds,
  writeSitemap,
  writeRobots,
  writeLlms,
  writeArchives,
];

/** Writes the page of changes of each version as Markdown beside it: `/docs/changes.md`. */
function writeChanges(api: SiteArgs): void {
  // An earlier build may have had more versions.
  for (const version of nodesOf<{ readonly path: string }>(api, "DocsVersion"))
    rmSync(fileOf(changesPath(version.path)), { force: true });
  for (const { href, markdown } of versionsWithChanges(api)) writeWithFolder(fileOf(href), markdown);
}

const fileOf = (href: string): string => path.join("public", `${href}.md`);

/** Writes the names of all pages of each large docs version, for the filter of its sidebar. */
function writePageNames(api: SiteArgs): void {
  const sidebars = nodesOf<SidebarNode>(api, "DocsSidebar");
  for (const { name, path: root } of nodesOf<VersionNode>(api, "DocsVersion")) {
    const sidebar = sidebars.find(({ version }) => version === name);
    const pages = [...(sidebar?.items ?? []), ...pagesOf(sidebar?.indexed ?? [])];
    const names = pages.flatMap(({ label, href }): PageName[] =>
      href?.startsWith(`${root}/`) ? [[label, href.slice(root.length)]] : [],
    );
    const file = path.join("public", `${root}/names.json`);
    // An earlier build may have had more pages.
    if (namesFile(root, pages.length) === null) rmSync(file, { force: true });
    else writeWithFolder(file, JSON.stringify(names));
  }
}

function writeWebManifest({ site }: SiteArgs): void {
  const { title, tagline, baseUrl, favicon, defaultLocale, themeColours } = site;
  const { accent, background } = themeColours.light;
  const manifest = {
    name: title,
    short_name: title,
    description: tagline,
    lang: defaultLocale,
    start_url: baseUrl,
    display: "browser",
    ...(accent === undefined ? {} : { theme_color: accent }),
    ...(background === undefined ? {} : { background_color: background }),
    icons: favicon === null ? [] : [iconOf(favicon, baseUrl)],
  };
  writeFileSync("public/manifest.webmanifest", JSON.stringify(manifest));
}

const iconOf = (favicon: string, baseUrl: string) => ({
  src: favicon.startsWith("/") ? withBasePath(favicon, baseUrl) : favicon,
  sizes: "any",
  ...(favicon.endsWith(".svg") ? { type: "image/svg+xml" } : {}),
});

function writeSitemap(args: SiteArgs): void {
  const paths = pathsOfPages(args).filter((path) => !/^\/(?:.*\/)?(?:dev-)?404(?:\.html)?\/?$/.test(path));
  const posts = nodesOf<{ href: string; date: string; updated: string | null }>(args, "BlogPost");
  const dates = new Map(posts.map(({ href, date, updated }) => [href, updated ?? date]));
  writeFileSync("public/sitemap.xml", toSitemap(args.root, paths, dates));
}

/** Writes /robots.txt, unless `static/` contains one. Below a base path, the host must merge it. */
function writeRobots({ root }: Pick<SiteArgs, "root">): void {
  if (!existsSync("static/robots.txt")) writeFileSync("public/robots.txt", toRobots(root));
}

export const toRobots = (root: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${root}/sitemap.xml\n`;

/** A sitemap in the format of sitemaps.org, sorted by address. */
export function toSitemap(
  root: string,
  paths: readonly string[],
  dates: ReadonlyMap<string, string>,
): string {
  const entries = [...new Set(paths)].sort().map((path) => {
    const date = dates.get(path);
    const changed = date === undefined ? "" : `<lastmod>${date.slice(0, 10)}</lastmod>`;
    return `<url><loc>${escapeXml(root + encodeURI(path))}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

const escapeXml = (text: string): string => escapeHtml(text).replaceAll("'", "&apos;");
