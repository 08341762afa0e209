import { createRequire } from "node:module";
import path from "node:path";

/** Resolves modules as Gatsby itself does: from its own folder, as the site finds it. */
export const gatsbyRequire = (root = process.cwd()): NodeJS.Require =>
  createRequire(createRequire(path.resolve(root, "package.json")).resolve("gatsby/package.json"));
