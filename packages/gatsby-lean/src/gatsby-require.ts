import { createRequire } from "node:module";
import path from "node:path";

/** The copies that Gatsby itself loads may not be those of the site. */
export const gatsbyRequire = (root = process.cwd()): NodeJS.Require =>
  createRequire(createRequire(path.resolve(root, "package.json")).resolve("gatsby/package.json"));
