/** Writes the types of the site's own queries, `src/gatsby-types.d.ts`, if they have changed. */
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { openData } from "gatsby-lean";
import { compileProgram } from "./build/compile-program";
import { modules, root } from "./run";
import { assembleSite, cacheFolder, stageFor } from "./site-folder";

const file = "src/gatsby-types.d.ts";
const stage = stageFor(root, "types");
assembleSite({ sources: root, stage });
process.chdir(stage);
process.env["SITE_RENDERER"] = "own";
await compileProgram(stage);
const data = await openData({ command: "build", modules, cache: cacheFolder(root) });
await data.writeTypes();
const committed = path.join(root, file);
const isSame = existsSync(committed) && readFileSync(committed).equals(readFileSync(file));
if (!isSame) copyFileSync(file, committed);
process.exit(0);
