import { readFileSync } from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";

/** The site's configuration, as the build noted it. */
export const builtSite = ({ stage }) => JSON.parse(readFileSync(path.join(stage, ".cache/site/data.json"), "utf8")).site;

/** What files of a site are named after: its title, as a file can be called. */
export const nameOfSite = (folders) => new GithubSlugger().slug(builtSite(folders).title) || "site";
