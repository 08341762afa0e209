import { createRequire } from "node:module";
import path from "node:path";

/** Finds modules as Gatsby itself does. Gatsby compiles its configuration to a place of its own, where a plain require.resolve is not to be had. */
export const ofGatsby = (): NodeJS.Require => createRequire(createRequire(path.resolve("package.json")).resolve("gatsby/package.json"));
