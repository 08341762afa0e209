/**
 * `npm run dev`: the site for authors; an edit shows at once. Arguments go to `gatsby develop`.
 * `SITE=path/to/site npm run dev` shows the site of another engine, see site-folder.ts.
 */
import path from "node:path";
import { leanProcess } from "gatsby-lean";
import { root, runOrExit } from "./run";
import { assembleSite, siteFolder } from "./site-folder";

const lean = leanProcess(root, [], "develop");
if (lean.notice !== null) console.warn(lean.notice);
const develop = ({ cwd, env } = {}) =>
  runOrExit("gatsby", ["develop", ...process.argv.slice(2)], { cwd, env: { ...lean.environment, ...env } });
if (process.env.SITE) await developOther(siteFolder(process.env.SITE));
else await develop();

/** Gatsby runs in a copy of the program and the site's parts, which follows what is saved in those. */
async function developOther(site) {
  const { sources } = site;
  // Not the copy that is built: Gatsby keeps other things of a build than of this.
  const stage = path.join(root, "dist/stages/dev", path.basename(sources));
  const assemble = () => assembleSite({ ...site, stage });
  assemble();
  const watcher = await follow(sources, assemble);
  await develop({ cwd: stage, env: { SITE_SOURCES: sources } });
  await watcher.close();
}

async function follow(sources, assemble) {
  const { watch } = await import("chokidar");
  const isOther = (file) => /(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/.test(path.relative(sources, file));
  let timer;
  return watch(sources, { ignoreInitial: true, ignored: isOther }).on("all", (_event, file) => {
    if (path.relative(sources, file) === "site.config.ts")
      console.log("site.config.ts has changed: it is read at the start, so end this and start it again.");
    clearTimeout(timer);
    timer = setTimeout(() => bring(assemble), 20);
  });
}

/** What cannot be read now is saved again by and by. */
function bring(assemble) {
  try {
    assemble();
  } catch (error) {
    console.error(`What was saved could not be taken over: ${error.message}`);
  }
}
