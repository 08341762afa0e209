/**
 * `npm start`: from a fresh clone to a served site. Options: `--port N` (8000), `--no-build` (serves the
 * existing build). `SITE=path/to/site` as for `npm run build`.
 */
import { parseArgs } from "node:util";
import { runOrExit } from "./run";
import { serve, servedSite } from "./serve";
import { siteFolder } from "./site-folder";

const options = {
  port: { type: "string", default: "8000" },
  "no-build": { type: "boolean", default: false },
} as const;
const { values } = parseArgs({ options });
if (!values["no-build"]) await runOrExit("npm", ["run", "--silent", "build"]);
const site = servedSite(siteFolder(process.env["SITE"]));
if (site === null) {
  console.error("There is no site to serve. `npm run build` makes one.");
  process.exit(1);
}
const { address } = await serve({ port: Number(values.port), ...site });
console.log(`\nThe site is at ${address} — Ctrl-C ends it.`);
