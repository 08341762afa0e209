import { existsSync, writeFileSync } from "node:fs";
import { escapeHtml } from "../../lib/html/escape-html";
import { nodesOf, pathsOfPages } from "../gatsby/nodes-of";
import type { SiteArgs } from "./site-args";

interface DatedNode {
  readonly href: string;
  readonly date: string;
  readonly updated: string | null;
}

export function writeSitemap(args: SiteArgs): void {
  const paths = pathsOfPages(args).filter((path) => !/^\/(?:.*\/)?(?:dev-)?404(?:\.html)?\/?$/.test(path));
  const dates = new Map(
    nodesOf<DatedNode>(args, "BlogPost").map(({ href, date, updated }) => [href, updated ?? date]),
  );
  writeFileSync("public/sitemap.xml", toSitemap(args.root, paths, dates));
}

/** Writes /robots.txt, unless `static/` contains one. Below a base path, the host must merge it. */
export function writeRobots({ root }: Pick<SiteArgs, "root">): void {
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
