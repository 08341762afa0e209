/** Writes `src/gatsby-types.d.ts`, the types of our queries; those of the schema are unused. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { openData } from "gatsby-lean";
import { enterStage } from "../src/node/files/build-inputs";
import { writeUnlessSame } from "../src/node/files/write-unless-same";
import { compileProgram } from "./build/compile-program";
import { root } from "./run";
import { assembleSite } from "./build/assemble-site";
import { stageFor } from "./site-folder";

const file = "src/gatsby-types.d.ts";
const stage = stageFor(root, "types");
assembleSite({ sources: root, stage });
enterStage(stage, { sources: root, renderer: "own" });
await compileProgram(stage);
const data = await openData("build");
await data.writeTypes();
const types = readFileSync(file, "utf8").match(/^type \w+(?:Fragment|Query) = .*$/gm) ?? [];
writeUnlessSame(
  path.join(root, file),
  `/* Written by \`npm run check:types\`. */\ndeclare namespace Queries {\n${types.join("\n")}\n}\n`,
);
process.exit(0);
