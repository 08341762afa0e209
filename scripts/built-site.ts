import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SiteData } from "../src/lib/shell/site-data";
import { filesOfBuilds } from "../src/node/publish/sync-folder";
import type { SiteFolder } from "./site-folder";

const notFound = /(?:^|\/)404(?:\/index)?\.html$/;

const dataFile = ({ stage }: Pick<SiteFolder, "stage">): string => path.join(stage, ".cache/site/data.json");

export const isBuilt = (folders: SiteFolder): boolean =>
  existsSync(path.join(folders.published, "index.html")) && existsSync(dataFile(folders));

/** The site's configuration and docs, as written by src/node/site-data/write-site-data.ts. */
export const builtData = (folders: Pick<SiteFolder, "stage">): SiteData =>
  JSON.parse(readFileSync(dataFile(folders), "utf8")) as SiteData;

export const prefixOf = (folders: SiteFolder): string => builtData(folders).site.baseUrl.replace(/\/+$/, "");

export type SiteAddresses = ReturnType<typeof addressesOf>;

export function addressesOf(folders: SiteFolder) {
  const { site } = builtData(folders);
  const files = filesOfBuilds(folders.published).filter((file) => !notFound.test(file));
  return { prefix: prefixOf(folders), url: site.url, files: new Set(files) };
}
