/**
 * Publishes what Gatsby wrote: the pages get their content policy, the hosts their rules, and the finished folder takes
 * the place of the one before. Until that last step nothing that readers see has changed.
 */
import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentPolicy, headerPolicy, shareInlineScripts, withoutChunkMapping, withPolicy } from "./content-policy.mjs";
import { headersFile, nginxPolicy } from "./host-rules.mjs";
import { collectCode, noCode } from "./page-code.mjs";
import { isPageData, withoutResult } from "./page-data.mjs";
import { publishedFiles } from "./published-files.mjs";
import { localeRedirects, nginxRedirects, redirectsFile, redirectsOf } from "./redirect-rules.mjs";

/**
 * @param {import("../site-folder.mjs").SiteFolder} folders
 */
export async function publish({ stage, published, hostRules }) {
  const written = path.join(stage, "public");
  const next = `${stage}.next`;
  rmSync(next, { recursive: true, force: true });
  const { prefix, locales } = siteFacts(stage);
  const writtenFiles = publishedFiles(written);
  const { pages, policy } = readPages(written, writtenFiles);
  for (const [file, html] of localeRedirects(pages, prefix, locales)) pages.set(file, html);
  const files = [...new Set([...writtenFiles, ...pages.keys()])].sort();
  for (const file of files) copyOne(written, next, file, pages, policy);
  const header = headerPolicy(policy);
  const redirects = redirectsOf(pages, prefix);
  writeFileSync(path.join(next, "_headers"), headersFile(header, files, prefix));
  if (redirects.length > 0) writeFileSync(path.join(next, "_redirects"), redirectsFile(redirects, prefix));
  swap(next, published, lastOf(stage));
  mkdirSync(hostRules, { recursive: true });
  writeFileSync(path.join(hostRules, "site-policy.conf"), nginxPolicy(header));
  writeFileSync(path.join(hostRules, "site-redirects.conf"), nginxRedirects(redirects, prefix));
}

/** All pages as they are to be published, but for the policy, which all of them make together. */
function readPages(written, files) {
  const code = noCode();
  const pages = new Map(files.filter((file) => file.endsWith(".html")).map((file) => [file, withoutChunkMapping(shareInlineScripts(readFileSync(path.join(written, file), "utf8")))]));
  for (const [file, html] of pages) {
    const before = code.refused.size;
    collectCode(html, code);
    for (const found of [...code.refused].slice(before)) console.warn(`warn ${file}: browsers will not run ${found}, because the content policy refuses code of this kind.`);
  }
  return { pages, policy: contentPolicy(code) };
}

function copyOne(written, next, file, pages, policy) {
  const target = path.join(next, file);
  mkdirSync(path.dirname(target), { recursive: true });
  const html = pages.get(file);
  if (html !== undefined) writeFileSync(target, withPolicy(html, policy));
  else if (isPageData(file)) writeFileSync(target, withoutResult(readFileSync(path.join(written, file), "utf8")));
  // A copy and no link: Gatsby writes into its files again in the next build.
  else copyFileSync(path.join(written, file), target, constants.COPYFILE_FICLONE);
}

/** Between the two renames there is no folder; a build that dies there leaves the old one beside, and the new one. */
function swap(next, published, last) {
  mkdirSync(path.dirname(published), { recursive: true });
  if (existsSync(published)) {
    rmSync(last, { recursive: true, force: true });
    renameSync(published, last);
  }
  renameSync(next, published);
  rmSync(last, { recursive: true, force: true });
}

/**
 * Gives a good site back its place when the build before died in the middle of the swap.
 * @param {import("../site-folder.mjs").SiteFolder} folders
 */
export function mendSwap({ stage, published }) {
  if (!existsSync(published) && existsSync(lastOf(stage))) renameSync(lastOf(stage), published);
}

const lastOf = (stage) => `${stage}.last`;

/** As the build read them from the site's configuration: the base path, `/kiln` or nothing, and the locales with a folder of their own. */
function siteFacts(stage) {
  const { site } = JSON.parse(readFileSync(path.join(stage, ".cache/site/data.json"), "utf8"));
  return { prefix: site.baseUrl.replace(/\/+$/, ""), locales: Object.keys(site.locales).filter((locale) => locale !== site.defaultLocale) };
}
