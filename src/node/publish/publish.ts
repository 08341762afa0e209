/** In: rendered pages and the files of a build. Out: the published folder, whose unchanged files are kept. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { counted } from "luau-diagnostics";
import type { Site } from "../../lib/site-config/schema";
import { headerPolicy, withPolicy } from "./content-policy";
import { cloudflareNotice, headersFile, nginxPolicy } from "./host-rules";
import type { RenderedSite } from "../built-pages/read-pages";
import { localeRedirects, nginxRedirects, redirectsFile, redirectsOf } from "./redirect-rules";
import { FILE_LIST, syncFolder, type FolderSync } from "./sync-folder";

/** Where to write a site. */
export interface Target {
  /** The published folder: the result of an earlier build in it is replaced, and other files stay. */
  readonly published: string;
  /** Receives the rules for servers with configuration files. */
  readonly hostRules: string;
}

/** Why a site was not published, or what the host of this build will not support, or null. */
export type Published = { readonly mistake: string } | { readonly notice: string | null };

/** The parts of the configuration that affect publishing. */
export type PublishedSite = Pick<Site, "baseUrl" | "locales" | "defaultLocale">;

/** Writes the finished site: pages with their content policy, all other files, and the rules for hosts. */
export function publish(
  site: RenderedSite,
  policy: string,
  config: PublishedSite,
  target: Target,
): Published {
  const { published, hostRules } = target;
  const prefix = config.baseUrl.replace(/\/+$/, "");
  const files = syncFolder(published);
  copyOthers(site, files);
  const pages = new Map([...site.pages].map(([file, { html }]) => [file, html]));
  const others = Object.keys(config.locales).filter((locale) => locale !== config.defaultLocale);
  for (const [file, html] of localeRedirects(pages, prefix, others)) pages.set(file, html);
  for (const [file, html] of pages) files.write(file, withPolicy(html, policy));
  const header = headerPolicy(policy);
  const redirects = redirectsOf(pages, prefix);
  const names = [...new Set([...site.files.keys(), ...pages.keys(), FILE_LIST])].sort();
  const headers = headersFile(header, names, prefix);
  files.write("_headers", headers);
  if (redirects.length > 0) files.write("_redirects", redirectsFile(redirects, prefix));
  const [clash, ...more] = files.clashes();
  if (clash !== undefined) return { mistake: clashMessage(path.join(published, clash), more.length) };
  const remaining = files.finish();
  mkdirSync(hostRules, { recursive: true });
  writeFileSync(path.join(hostRules, "site-policy.conf"), nginxPolicy(header));
  writeFileSync(path.join(hostRules, "site-redirects.conf"), nginxRedirects(redirects, prefix));
  const notices = [cloudflareNotice(headers), remainingNotice(published, remaining)];
  return { notice: notices.filter((one) => one !== null).join("\n") || null };
}

function remainingNotice(folder: string, [file, ...others]: readonly string[]): string | null {
  if (file === undefined) return null;
  const and = others.length === 0 ? "" : ` and ${counted(others.length, "other file")}`;
  return (
    `${path.join(folder, file)}${and} remained: an earlier release may have written them. ` +
    "If you did not, delete the folder, and build the site again."
  );
}

const clashMessage = (file: string, others: number): string =>
  `${file}${others === 0 ? "" : ` and ${counted(others, "other file")}`} would be replaced, ` +
  "although no build has written it.\n  Move it to static/ if the site needs it, or delete it.";

function copyOthers({ files, pages, texts }: RenderedSite, target: FolderSync): void {
  for (const [file, source] of files) if (!pages.has(file) && !texts.has(file)) target.copy(file, source);
  for (const [file, text] of texts) target.write(file, text);
}
