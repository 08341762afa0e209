import { readFileSync } from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";
import type { SiteData } from "../src/lib/shell/site-data";
import { filesUnder } from "../src/node/publish/published-files";
import type { SiteFolder } from "./site-folder";

/** The page for unknown addresses: it is no file to link to. */
const notFound = /(?:^|\/)404(?:\/index)?\.html$/;

/** The site's configuration and its docs, as src/node/site/site-data.ts writes them. */
export const builtData = ({ stage }: Pick<SiteFolder, "stage">): SiteData =>
  JSON.parse(readFileSync(path.join(stage, ".cache/site/data.json"), "utf8")) as SiteData;

/** The site's title as the name of a file. */
export const nameOfSite = (folders: SiteFolder): string =>
  new GithubSlugger().slug(builtData(folders).site.title) || "site";

/** The path that a site's addresses begin with: empty, or as in `/docs-site`. */
export const prefixOf = (folders: SiteFolder): string => builtData(folders).site.baseUrl.replace(/\/+$/, "");

/** What is known of a site's addresses: see offline/addresses. */
export interface SiteAddresses {
  readonly prefix: string;
  readonly url: string;
  readonly files: ReadonlySet<string>;
}

export function addressesOf(folders: SiteFolder): SiteAddresses {
  const { site } = builtData(folders);
  const files = filesUnder(folders.published).filter((file) => !notFound.test(file));
  return { prefix: prefixOf(folders), url: site.url, files: new Set(files) };
}
