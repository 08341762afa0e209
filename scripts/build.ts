/**
 * `npm run build`: builds the production site in `public/`, which is unchanged unless everything succeeds.
 * `--stock` has Gatsby build it by itself. `SITE=path/to/site npm run build` builds the site of another
 * engine, see site-folder.ts.
 */
import { parseArgs } from "node:util";
import { buildSite } from "./build/build-site";
import { siteFolder } from "./site-folder";

const { values } = parseArgs({ options: { stock: { type: "boolean", default: false } } });
await buildSite(siteFolder(process.env["SITE"]), { isStock: values.stock });
