import { constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import path from "node:path";
import type { Site } from "../../lib/site-config/schema";
import { headerPolicy, withPolicy } from "./content-policy";
import { headersFile, nginxPolicy } from "./host-rules";
import { isPageData, withoutResult } from "./page-data";
import type { RenderedSite } from "./read-pages";
import { localeRedirects, nginxRedirects, redirectsFile, redirectsOf } from "./redirect-rules";

/** Where a site is written. */
export interface Target {
  /** The folder to publish: emptied first. */
  readonly next: string;
  /** Receives the rules for servers that are configured by a file. */
  readonly hostRules: string;
}

/** What publishing depends on of a site's configuration. */
export type PublishedSite = Pick<Site, "baseUrl" | "locales" | "defaultLocale">;

/** Writes the finished site: pages with their content policy, all other files, and the rules for hosts. */
export async function publish(
  site: RenderedSite,
  policy: string,
  config: PublishedSite,
  target: Target,
): Promise<void> {
  const { next, hostRules } = target;
  const prefix = config.baseUrl.replace(/\/+$/, "");
  rmSync(next, { recursive: true, force: true });
  const copies = copyOthers(site, next);
  const pages = new Map([...site.pages].map(([file, { html }]) => [file, html]));
  const others = Object.keys(config.locales).filter((locale) => locale !== config.defaultLocale);
  for (const [file, html] of localeRedirects(pages, prefix, others)) pages.set(file, html);
  for (const [file, html] of pages) write(next, file, withPolicy(html, policy));
  await copies;
  const header = headerPolicy(policy);
  const redirects = redirectsOf(pages, prefix);
  write(next, "_headers", headersFile(header, [...new Set([...site.files, ...pages.keys()])].sort(), prefix));
  if (redirects.length > 0) write(next, "_redirects", redirectsFile(redirects, prefix));
  write(hostRules, "site-policy.conf", nginxPolicy(header));
  write(hostRules, "site-redirects.conf", nginxRedirects(redirects, prefix));
}

/** Copies rather than links: Gatsby writes into its files again in the next build. */
async function copyOthers({ folder, files, pages }: RenderedSite, next: string): Promise<void> {
  const others = files.filter((file) => !pages.has(file));
  for (const parent of new Set(others.map((file) => path.dirname(file))))
    mkdirSync(path.join(next, parent), { recursive: true });
  const copies = others
    .filter((file) => !isPageData(file))
    .map((file) => copyFile(path.join(folder, file), path.join(next, file), constants.COPYFILE_FICLONE));
  for (const file of others.filter(isPageData)) {
    writeFileSync(path.join(next, file), withoutResult(readFileSync(path.join(folder, file), "utf8")));
  }
  await Promise.all(copies);
}

function write(folder: string, file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/**
 * The folders of a swap: the finished site, where readers find it, and where the one before is kept
 * meanwhile.
 */
export interface Swap {
  readonly next: string;
  readonly published: string;
  readonly last: string;
}

/**
 * Replaces the published site. Between the two renames there is none; a build that dies there leaves both
 * others.
 */
export function swap({ next, published, last }: Swap): void {
  mkdirSync(path.dirname(published), { recursive: true });
  if (existsSync(published)) {
    rmSync(last, { recursive: true, force: true });
    renameSync(published, last);
  }
  renameSync(next, published);
  rmSync(last, { recursive: true, force: true });
}

/** Restores the last good site if the build before died between the two renames. */
export function repairSwap({ published, last }: Swap): void {
  if (!existsSync(published) && existsSync(last)) renameSync(last, published);
}
