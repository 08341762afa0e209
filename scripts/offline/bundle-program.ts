import path from "node:path";
import { build, type Plugin } from "esbuild";

/** Modules that are replaced in the copy, by their import paths. */
const replaced: readonly (readonly [imported: RegExp, file: string])[] = [
  [/\/with-prefix$/, "src/offline/with-prefix.ts"],
  [/^\.\/page-search-engine$/, "src/offline/offline-search-engine.ts"],
  [/^site-data$/, ".cache/site/data.json"],
  [/^search-texts$/, ".cache/site/search-texts.json"],
];

/**
 * Bundles the copy's client script from the site's own components: see src/offline.
 * @param folder the site's build folder, with sources and generated modules
 * @param pagesLikeFiles paths of pages that resemble file names: see src/lib/offline/file-of-path.ts
 * @returns by file name
 */
export async function bundleProgram(
  folder: string,
  pagesLikeFiles: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
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
    plugins: [replacements(folder, pagesLikeFiles)],
  });
  return new Map(outputFiles.map(({ path: file, contents }) => [path.basename(file), contents]));
}

const replacements = (folder: string, pagesLikeFiles: readonly string[]): Plugin => ({
  name: "replacements",
  setup({ onResolve, onLoad }) {
    for (const [filter, file] of replaced) onResolve({ filter }, () => ({ path: path.join(folder, file) }));
    onResolve({ filter: /^offline-pages$/ }, ({ path: name }) => ({ path: name, namespace: "offline" }));
    onLoad({ filter: /.*/, namespace: "offline" }, () => ({
      contents: JSON.stringify(pagesLikeFiles),
      loader: "json",
    }));
  },
});
