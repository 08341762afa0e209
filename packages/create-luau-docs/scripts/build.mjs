// @ts-check
/** Bundles the command with all that it imports, and adds the parser, so that nothing is installed with it. */
import { copyFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const packageFolder = path.resolve(import.meta.dirname, "..");

const { metafile } = await build({
  absWorkingDir: packageFolder,
  entryPoints: { "create-luau-docs": "src/main.ts" },
  outdir: "dist",
  outExtension: { ".js": ".cjs" },
  bundle: true,
  minify: true,
  conditions: ["workspace"],
  platform: "node",
  target: "node20",
  format: "cjs",
  // chokidar requires it on macOS only, and works without it.
  external: ["./package.json", "fsevents"],
  // tinyglobby is an ES module.
  banner: { js: 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;' },
  define: { "import.meta.url": "importMetaUrl" },
  metafile: true,
  logLevel: "warning",
});
copyFileSync(
  path.join(packageFolder, "../full-moon-wasm/full_moon.wasm"),
  path.join(packageFolder, "dist/full_moon.wasm"),
);
writeFileSync(path.join(packageFolder, "dist/meta.json"), JSON.stringify(metafile));
