/**
 * `npm run build`: the production site in `public/`, which stays as it is unless all succeeds. Arguments go to
 * `gatsby build`. `SITE=path/to/site npm run build` builds the site of another engine, see site-folder.mjs.
 */
import { parseArgs } from "node:util";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { leanProcess } from "gatsby-lean";
import { claimStage, noteChild, releaseStage } from "./build-lock.mjs";
import { compileConfig } from "./compile-config.mjs";
import { programDigest } from "./gatsby/program-digest.mjs";
import { mendSwap, publish } from "./publish/publish.mjs";
import { root, runOrExit } from "./run.mjs";
import { assembleSite, siteFolder } from "./site-folder.mjs";

const { values, tokens } = parseArgs({ options: { stock: { type: "boolean", default: false }, without: { type: "string" } }, strict: false, tokens: true });
/** The places of our own options, and of their values. */
const ours = new Set(tokens.filter(({ name }) => name === "stock" || name === "without").flatMap(({ index, inlineValue }) => (inlineValue === false ? [index, index + 1] : [index])));
const forGatsby = process.argv.slice(2).filter((_, index) => !ours.has(index));
const lean = leanProcess(root, values.stock ? null : (values.without?.split(",") ?? []));
if (lean.notice !== null) console.warn(lean.notice);
const folders = siteFolder(process.env.SITE, lean.variant);
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
if (lean.uses.includes("compiled-config")) await compileConfig(stage);
const types = typesOf(stage);
// A test runner says NODE_ENV=test, which Gatsby would take over, and compile the pages in another way. The copy has no
// history of its own: dates of pages come from that of the sources.
const env = { NODE_ENV: "production", SITE_SOURCES: sources, GATSBY_LOGGER: "yurnalist", SITE_TYPES: types.areCurrent ? "" : "1", ...lean.environment };
const onStart = (pid) => noteChild(stage, pid);
// Without the flag Gatsby takes no notice of the site's base path.
const gatsby = [...lean.nodeArguments, path.join(root, "node_modules/gatsby/cli.js"), "build", "--prefix-paths", ...forGatsby];
await runOrExit(process.execPath, gatsby, { cwd: stage, env, onStart });
types.keep();
await publish(folders);
releaseStage(stage);

/** Gatsby writes the types of the queries, which are committed: half a second that is of use only when the program has changed. */
function typesOf(folder) {
  const file = "src/gatsby-types.d.ts";
  const note = path.join(folder, ".cache/types-of.txt");
  const digest = programDigest(folder, path.join(root, file));
  const areCurrent = sources !== root || (existsSync(note) && readFileSync(note, "utf8") === digest);
  const keep = () => {
    if (areCurrent) return;
    const [written, ours] = [path.join(folder, file), path.join(root, file)];
    if (!(existsSync(ours) && readFileSync(ours).equals(readFileSync(written)))) copyFileSync(written, ours);
    writeFileSync(note, programDigest(folder, ours));
  };
  return { areCurrent, keep };
}
