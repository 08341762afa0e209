import path from "node:path";
import { build } from "esbuild";
import { root } from "../run.mjs";

/**
 * Imports a module of the site's sources, which are TypeScript. It runs apart from this program: nothing in it is shared.
 * @param {string} file from the checkout's root
 */
export async function importSource(file) {
  const { outputFiles } = await build({ entryPoints: [path.join(root, file)], bundle: true, format: "esm", target: "node20", write: false });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
