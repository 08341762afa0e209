import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../lib/site-config/schema";
import { headerPolicy, withPolicy } from "./content-policy";
import { cloudflareNotice, headersFile, nginxPolicy } from "./host-rules";
import type { RenderedSite } from "./read-pages";
import { localeRedirects, nginxRedirects, redirectsFile, redirectsOf } from "./redirect-rules";
import { syncFolder, type FolderSync } from "./sync-folder";

/** Where to write a site. */
export interface Target {
  /** The folder to publish: the result of an earlier build in it is replaced. */
  readonly next: string;
  /** Receives the rules for servers with configuration files. */
  readonly hostRules: string;
}

/** The parts of the configuration that affect publishing. */
type PublishedSite = Pick<Site, "baseUrl" | "locales" | "defaultLocale">;

/**
 * Writes the finished site: pages with their content policy, all other files, and the rules for hosts.
 * @returns what the host of this build will not support, or null
 */
export function publish(
  site: RenderedSite,
  policy: string,
  config: PublishedSite,
  target: Target,
): string | null {
  const { next, hostRules } = target;
  const prefix = config.baseUrl.replace(/\/+$/, "");
  const files = syncFolder(next);
  copyOthers(site, files);
  const pages = new Map([...site.pages].map(([file, { html }]) => [file, html]));
  const others = Object.keys(config.locales).filter((locale) => locale !== config.defaultLocale);
  for (const [file, html] of localeRedirects(pages, prefix, others)) pages.set(file, html);
  for (const [file, html] of pages) files.write(file, withPolicy(html, policy));
  const header = headerPolicy(policy);
  const redirects = redirectsOf(pages, prefix);
  const headers = headersFile(header, [...new Set([...site.files.keys(), ...pages.keys()])].sort(), prefix);
  files.write("_headers", headers);
  if (redirects.length > 0) files.write("_redirects", redirectsFile(redirects, prefix));
  files.finish();
  mkdirSync(hostRules, { recursive: true });
  writeFileSync(path.join(hostRules, "site-policy.conf"), nginxPolicy(header));
  writeFileSync(path.join(hostRules, "site-redirects.conf"), nginxRedirects(redirects, prefix));
  return cloudflareNotice(headers);
}

function copyOthers({ files, pages, texts }: RenderedSite, target: FolderSync): void {
  for (const [file, source] of files) if (!pages.has(file) && !texts.has(file)) target.copy(file, source);
  for (const [file, text] of texts) target.write(file, text);
}

/**
 * The folders of a swap: the finished site, the published one, and the temporary name of the previous one.
 */
interface Swap {
  readonly next: string;
  readonly published: string;
  readonly last: string;
}

/**
 * Replaces the published site. There is none between the two renames, but if a build dies there, both others
 * exist. The next build starts from the replaced site, and only writes the differences.
 */
export function swap({ next, published, last }: Swap): void {
  mkdirSync(path.dirname(published), { recursive: true });
  if (existsSync(published)) {
    rmSync(last, { recursive: true, force: true });
    renameSync(published, last);
  }
  renameSync(next, published);
  if (existsSync(last)) renameSync(last, next);
}

/** Restores the last valid site if the previous build died between the two renames. */
export function repairSwap({ published, last }: Swap): void {
  if (!existsSync(published) && existsSync(last)) renameSync(last, published);
}
