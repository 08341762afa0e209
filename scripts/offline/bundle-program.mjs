/** Bundles the program of the copy from the site's own components: see src/offline. */
import path from "node:path";
import { build } from "esbuild";

/** Modules that are others in the copy, by how they are asked for. */
const stands = [
  [/\/with-prefix$/, "src/offline/with-prefix.ts"],
  [/^\.\/search-engine$/, "src/offline/search-engine.ts"],
  [/^site-data$/, ".cache/site/data.json"],
  [/^search-texts$/, ".cache/site/search-texts.json"],
];

/**
 * @param {string} folder the site's folder as it was built: sources, and what the build noted
 * @param {readonly string[]} pagesLikeFiles paths of pages that may look like those of files: see src/lib/offline/file-of-path.ts
 * @returns {Promise<ReadonlyMap<string, Uint8Array>>} by the name of the file
 */
export async function bundleProgram(folder, pagesLikeFiles) {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ["src/offline/early.ts", "src/offline/page.ts"],
    outdir: "offline",
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    legalComments: "inline",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".module.css": "local-css" },
    plugins: [standIns(folder, pagesLikeFiles)],
  });
  return new Map(outputFiles.map(({ path: file, contents }) => [path.basename(file), contents]));
}

const standIns = (folder, pagesLikeFiles) => ({
  name: "stand-ins",
  setup({ onResolve, onLoad }) {
    for (const [filter, file] of stands) onResolve({ filter }, () => ({ path: path.join(folder, file) }));
    onResolve({ filter: /^offline-pages$/ }, ({ path: name }) => ({ path: name, namespace: "offline" }));
    onLoad({ filter: /.*/, namespace: "offline" }, () => ({ contents: JSON.stringify(pagesLikeFiles), loader: "json" }));
  },
});
