/**
 * `npm run build`: the production site in `public/`, which stays as it is unless all succeeds. Arguments go to
 * `gatsby build`. `SITE=path/to/site npm run build` builds the site of another engine, see site-folder.mjs.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { claimStage, noteChild, releaseStage } from "./build-lock.mjs";
import { compileConfig } from "./compile-config.mjs";
import { mendSwap, publish } from "./publish/publish.mjs";
import { root, runOrExit } from "./run.mjs";
import { assembleSite, siteFolder } from "./site-folder.mjs";

const folders = siteFolder(process.env.SITE);
const { sources, stage } = folders;
mkdirSync(stage, { recursive: true });
const claim = claimStage(stage);
if ("mistake" in claim) {
  console.error(claim.mistake);
  process.exit(1);
}
if (claim.isFresh) console.log("The last build did not come to its end: starting anew.");
mendSwap(folders);
assembleSite(folders);
await compileConfig(stage);
// A test runner says NODE_ENV=test, which Gatsby would take over, and compile the pages in another way. The copy has no
// history of its own: dates of pages come from that of the sources.
const env = { NODE_ENV: "production", SITE_SOURCES: sources };
const onStart = (pid) => noteChild(stage, pid);
// Without the flag Gatsby takes no notice of the site's base path.
await runOrExit("gatsby", ["build", "--prefix-paths", ...process.argv.slice(2)], { cwd: stage, env, onStart });
if (sources === root) keepTypes("src/gatsby-types.d.ts");
await publish(folders);
releaseStage(stage);

/** Gatsby writes the types of the queries, which are committed. */
function keepTypes(file) {
  const [written, ours] = [path.join(stage, file), path.join(root, file)];
  if (existsSync(written) && !(existsSync(ours) && readFileSync(ours).equals(readFileSync(written)))) copyFileSync(written, ours);
}
