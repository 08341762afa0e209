/**
 * Publishes what Gatsby wrote: the pages get their content policy, the hosts their rules, and the finished folder takes
 * the place of the one before. Until that last step nothing that readers see has changed.
 */
import { constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import path from "node:path";
import { builtData, prefixOf } from "../built-site.mjs";
import { contentPolicy, headerPolicy, withoutPolicy, withPolicy } from "./content-policy.mjs";
import { headersFile, nginxPolicy } from "./host-rules.mjs";
import { addCode, noCode } from "./page-code.mjs";
import { isPageData, withoutResult } from "./page-data.mjs";
import { pageReadings, readingsFile } from "./page-readings.mjs";
import { publishedFiles } from "./published-files.mjs";
import { localeRedirects, nginxRedirects, redirectsFile, redirectsOf } from "./redirect-rules.mjs";

/**
 * @param {import("../site-folder.mjs").SiteFolder} folders
 */
export async function publish(folders) {
  const { stage, published, hostRules } = folders;
  const written = path.join(stage, "public");
  const next = `${stage}.next`;
  rmSync(next, { recursive: true, force: true });
  const prefix = prefixOf(folders);
  const writtenFiles = publishedFiles(written);
  // Threads of Node copy while the pages are read.
  const copies = copyOthers(written, next, writtenFiles.filter((file) => !isPage(file)));
  const { pages, policy } = readPages(written, writtenFiles, pageReadings(path.join(stage, readingsFile)));
  for (const [file, html] of localeRedirects(pages, prefix, otherLocales(folders))) pages.set(file, html);
  const files = [...new Set([...writtenFiles, ...pages.keys()])].sort();
  for (const [file, html] of pages) writeInto(next, file, withPolicy(html, policy));
  await copies;
  const header = headerPolicy(policy);
  const redirects = redirectsOf(pages, prefix);
  writeFileSync(path.join(next, "_headers"), headersFile(header, files, prefix));
  if (redirects.length > 0) writeFileSync(path.join(next, "_redirects"), redirectsFile(redirects, prefix));
  await swap(next, published, lastOf(stage));
  mkdirSync(hostRules, { recursive: true });
  writeFileSync(path.join(hostRules, "site-policy.conf"), nginxPolicy(header));
  writeFileSync(path.join(hostRules, "site-redirects.conf"), nginxRedirects(redirects, prefix));
}

const isPage = (file) => file.endsWith(".html");

/** All pages as they are to be published, but for the policy, which all of them make together. */
function readPages(written, files, readings) {
  const code = noCode();
  const pages = new Map(files.filter(isPage).map((file) => [file, withoutPolicy(readFileSync(path.join(written, file), "utf8"))]));
  for (const [file, html] of pages) {
    const before = code.refused.size;
    addCode(readings.read(html).code, code);
    for (const found of [...code.refused].slice(before)) console.warn(`warn ${file}: browsers will not run ${found}, because the content policy refuses code of this kind.`);
  }
  return { pages, policy: contentPolicy(code) };
}

/** Copies, and no links: Gatsby writes into its files again in the next build. */
async function copyOthers(written, next, files) {
  for (const folder of new Set(files.map((file) => path.dirname(file)))) mkdirSync(path.join(next, folder), { recursive: true });
  const copies = files.filter((file) => !isPageData(file)).map((file) => copyFile(path.join(written, file), path.join(next, file), constants.COPYFILE_FICLONE));
  for (const file of files.filter(isPageData)) writeFileSync(path.join(next, file), withoutResult(readFileSync(path.join(written, file), "utf8")));
  await Promise.all(copies);
}

function writeInto(folder, file, text) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Between the two renames there is no folder; a build that dies there leaves the old one beside, and the new one. */
async function swap(next, published, last) {
  mkdirSync(path.dirname(published), { recursive: true });
  if (existsSync(published)) {
    await rm(last, { recursive: true, force: true });
    renameSync(published, last);
  }
  renameSync(next, published);
  await rm(last, { recursive: true, force: true });
}

/**
 * Gives a good site back its place when the build before died in the middle of the swap.
 * @param {import("../site-folder.mjs").SiteFolder} folders
 */
export function mendSwap({ stage, published }) {
  if (!existsSync(published) && existsSync(lastOf(stage))) renameSync(lastOf(stage), published);
}

const lastOf = (stage) => `${stage}.last`;

/** The locales that have a folder of their own. */
function otherLocales(folders) {
  const { defaultLocale, locales } = builtData(folders).site;
  return Object.keys(locales).filter((locale) => locale !== defaultLocale);
}
