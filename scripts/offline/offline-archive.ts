import path from "node:path";
import GithubSlugger from "github-slugger";
import { zipFiles } from "../../src/node/site-files/zip-files";
import { writeWithFolder } from "../../src/node/files/write-unless-same";
import { builtData } from "../built-site";
import type { SiteFolder } from "../site-folder";
import { offlineSite } from "./offline-site";

/** Writes a zip of the published site, to be read by opening its `index.html`, or served at any path. */
export async function archiveSite(site: SiteFolder, out: string | undefined): Promise<void> {
  const name = `${nameOf(site)}-docs`;
  const files = new Map(
    [...(await offlineSite(site))].map(([file, contents]) => [`${name}/${file}`, contents]),
  );
  const bytes = zipFiles(files);
  const file = path.resolve(out ?? path.join(path.dirname(site.hostRules), "offline", `${name}.zip`));
  writeWithFolder(file, bytes);
  const megabytes = (bytes.length / 1024 / 1024).toFixed(1);
  console.log(`${path.relative("", file)}: ${files.size} files, ${megabytes} MB`);
}

const nameOf = (site: SiteFolder): string => new GithubSlugger().slug(builtData(site).site.title) || "site";
