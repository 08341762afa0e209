/**
 * `npm run build`: the production site in `public/`. Arguments go to `gatsby build`.
 * `SITE=path/to/site npm run build` builds the site of another engine, see site-folder.mjs.
 */
import { root, runOrExit } from "./run.mjs";
import { assembleSite } from "./site-folder.mjs";

const site = process.env.SITE;
const cwd = site ? assembleSite(site) : root;
// A test runner says NODE_ENV=test, which Gatsby would take over, and compile the pages in another way.
// Without the flag Gatsby takes no notice of the site's base path.
await runOrExit("gatsby", ["build", "--prefix-paths", ...process.argv.slice(2)], { cwd, env: { NODE_ENV: "production" } });
