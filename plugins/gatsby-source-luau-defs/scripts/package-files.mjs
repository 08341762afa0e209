/**
 * What a package needs at its top and a checkout must not have: `gatsby-node.js`, which in a checkout would
 * stand beside `gatsby-node.ts` and confuse Gatsby, and the licence, which a checkout has once. `prepack`
 * adds, `postpack` removes.
 */
import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..");
const gatsbyNode = join(folder, "gatsby-node.js");
const licence = join(folder, "LICENSE");

if (process.argv[2] === "add") {
  writeFileSync(gatsbyNode, 'module.exports = require("./dist/gatsby-node.cjs");\n');
  copyFileSync(join(folder, "../../LICENSE"), licence);
} else {
  rmSync(gatsbyNode, { force: true });
  rmSync(licence, { force: true });
}
