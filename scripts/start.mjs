/** `npm start`: from a fresh clone to a served site. Options: `--port N` (8000), `--no-build` (serve what is built). */
import { parseArgs } from "node:util";
import { installMissing } from "./install-missing.mjs";
import { runOrExit } from "./run.mjs";

const { values } = parseArgs({ options: { port: { type: "string", default: "8000" }, "no-build": { type: "boolean", default: false } } });
await installMissing();
if (!values["no-build"]) await runOrExit("npm", ["run", "--silent", "build"]);
const { serve } = await import("./serve.mjs");
const { address } = await serve({ port: Number(values.port) });
console.log(`\nThe site is at ${address} — Ctrl-C ends it.`);
