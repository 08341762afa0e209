/** Bundles the client script that every page loads, and the parts that it fetches later. */
import path from "node:path";
import { context, type Metafile } from "esbuild";
import { ASSETS, type Assets } from "./assets";
import { scriptTargets } from "./browser-targets";
import { files, parts, styles, urls } from "./esbuild-plugins";
import type { BundleContext, Bundles } from "./bundles";
import { moduleFiles } from "../site-data/generated-modules";

const ENTRY = "src/client/entry.ts";

export const clientContext = (assets: Assets, prefix: string): Promise<BundleContext> =>
  context({
    absWorkingDir: process.cwd(),
    entryPoints: [{ in: ENTRY, out: "app" }],
    inject: ["src/client/shared.ts"],
    outdir: `public/${ASSETS}`,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    metafile: true,
    write: false,
    target: scriptTargets(),
    jsx: "automatic",
    legalComments: "linked",
    alias: moduleFiles("client"),
    define: { "process.env.NODE_ENV": '"production"', __PATH_PREFIX__: JSON.stringify(prefix) },
    plugins: [styles, files(assets), urls(assets), parts(assets)],
    logLevel: "silent",
  });

export function readClientBundle({ outputs }: Metafile, assets: Assets): Omit<Bundles, "styles" | "fonts"> {
  const entryFile = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === ENTRY) ?? "";
  const addressOf = (file: string): string => `${assets.address}/${path.basename(file)}`;
  return { script: addressOf(entryFile), parts: staticImports(entryFile, outputs).map(addressOf) };
}

/** The transitive static imports of a file. */
function staticImports(file: string, outputs: Metafile["outputs"]): readonly string[] {
  const sources = new Set<string>();
  const visit = (name: string): void => {
    for (const { path: imported, kind, external } of outputs[name]?.imports ?? []) {
      if (kind !== "import-statement" || external === true || sources.has(imported)) continue;
      sources.add(imported);
      visit(imported);
    }
  };
  visit(file);
  return [...sources].sort();
}
