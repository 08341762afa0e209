/**
 * `npm start`: from a fresh clone to a served site. Options: `--port N` (8000), `--no-build` (serves the
 * existing build). `SITE=path/to/site` as for `npm run build`.
 */
import { parseArgs } from "node:util";
import { scriptArguments } from "./run";
import { startSite } from "./start-site";
import { siteFolder } from "./site-folder";

const options = {
  port: { type: "string", default: "8000" },
  "no-build": { type: "boolean", default: false },
} as const;
const { values } = parseArgs({ options });
await startSite(siteFolder(process.env["SITE"]), {
  port: Number(values.port),
  build: values["no-build"] ? null : scriptArguments("scripts/build.ts"),
});
