import { createRequire } from "node:module";
import path from "node:path";

/** Resolves modules from Gatsby's own folder, as found from the site. */
export const gatsbyRequire = (root = process.cwd()): NodeJS.Require =>
  createRequire(createRequire(path.resolve(root, "package.json")).resolve("gatsby/package.json"));
