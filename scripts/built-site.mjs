import { readFileSync } from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";
import { filesUnder } from "./publish/published-files.mjs";

/** The page for unknown addresses: among files there are none. */
const notFound = /(?:^|\/)404(?:\/index)?\.html$/;

/** The site's configuration and its docs, as the build noted them. */
export const builtData = ({ stage }) => JSON.parse(readFileSync(path.join(stage, ".cache/site/data.json"), "utf8"));

/** What files of a site are named after: its title, as a file can be called. */
export const nameOfSite = (folders) => new GithubSlugger().slug(builtData(folders).site.title) || "site";

/** The path that a site's addresses begin with: empty, or as in `/docs-site`. */
export const prefixOf = (folders) => builtData(folders).site.baseUrl.replace(/\/+$/, "");

/**
 * What is known of a site's addresses: see offline/addresses.mjs.
 * @param {import("./site-folder.mjs").SiteFolder} folders
 * @returns {{ prefix: string, url: string, files: ReadonlySet<string> }}
 */
export function addressesOf(folders) {
  const { site } = builtData(folders);
  const prefix = prefixOf(folders);
  const files = filesUnder(folders.published).filter((file) => !notFound.test(file));
  return { prefix, url: site.url, files: new Set(files) };
}
