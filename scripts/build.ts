/**
 * `npm run build`: builds the production site in `public/`, which is unchanged unless everything succeeds.
 * `SITE=path/to/site npm run build` builds the site of another engine, see site-folder.ts.
 */
import { buildSite } from "./build/build-site";
import { siteFolder } from "./site-folder";

await buildSite(siteFolder(process.env["SITE"]));
