/**
 * In: a published site. Out: the files of a copy that is read without a server, by path. It holds the pages, and of
 * all else what a page leads to: pictures, style sheets, feeds, files to download; and the search.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { contentPolicy, withPolicy } from "../publish/content-policy.mjs";
import { addCode, noCode } from "../publish/page-code.mjs";
import { readPage } from "../publish/read-page.mjs";
import { addressesOf } from "../built-site.mjs";
import { pathOfPage, resolveAddress, wayTo } from "./addresses.mjs";
import { bundleProgram } from "./bundle-program.mjs";
import { rewritePage, rewriteStyles } from "./rewrite-page.mjs";

/**
 * @param {import("../site-folder.mjs").SiteFolder} folders
 * @returns {Promise<Map<string, Uint8Array | string>>} by path, sorted
 */
export async function offlineSite(folders) {
  const { published, stage } = folders;
  const site = addressesOf(folders);
  const files = [...site.files];
  const pages = files.filter((file) => file.endsWith(".html"));
  const copy = copyFrom(published, pages, site);
  for (const file of files.filter((name) => /^search\/.*\.json$/.test(name))) copy.set(file.replace(/json$/, "js"), searchScript(published, file));
  const pagesLikeFiles = pages.map(pathOfPage).filter((page) => path.posix.basename(page).includes("."));
  for (const [name, contents] of await bundleProgram(stage, pagesLikeFiles)) copy.set(`offline/${name}`, contents);
  return new Map([...copy].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The pages, and by and by what they lead to. */
function copyFrom(published, pages, site) {
  const copy = new Map();
  const waiting = [...pages];
  const rewriteIn = (file) => (address) => {
    const target = resolveAddress(address, file.endsWith(".html") ? pathOfPage(file) : `/${file}`, site);
    if (target === null) return address;
    if ("elsewhere" in target) return target.elsewhere;
    if (!copy.has(target.file)) waiting.push(target.file);
    return wayTo(target.file, file) + target.rest;
  };
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (!copy.has(file)) copy.set(file, rewritten(file, readFileSync(path.join(published, file)), rewriteIn(file)));
  }
  return withPolicies(copy, pages);
}

function rewritten(file, contents, rewrite) {
  if (file.endsWith(".html")) return rewritePage(contents.toString("utf8"), file, rewrite);
  return file.endsWith(".css") ? rewriteStyles(contents.toString("utf8"), rewrite) : contents;
}

/** The same policy as on the site, made anew for what these pages hold. */
function withPolicies(copy, pages) {
  const code = noCode();
  for (const page of pages) addCode(readPage(copy.get(page)).code, code);
  // Not every browser counts a file beside the page as the page's own.
  const policy = contentPolicy(code).replaceAll("'self'", "'self' file:");
  for (const page of pages) copy.set(page, withPolicy(copy.get(page), policy));
  return copy;
}

/** A file of the search index as a script that leaves it where src/offline/index-files.ts looks for it. */
function searchScript(published, file) {
  const text = readFileSync(path.join(published, file), "utf8");
  return `(self.__searchFiles??={})[${JSON.stringify(path.posix.basename(file))}]=JSON.parse(${JSON.stringify(text)})\n`;
}
