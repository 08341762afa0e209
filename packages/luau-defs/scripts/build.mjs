// @ts-check
/**
 * Bundles the package with all that it imports, so that nothing is installed with it, and adds the files that
 * the bundles read.
 */
import { copyFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const home = path.resolve(import.meta.dirname, "..");
const packages = path.resolve(home, "..");

const { metafile } = await build({
  absWorkingDir: home,
  entryPoints: {
    "luau-defs": "src/front/cli/main.ts",
    "interface-worker": "src/front/lsp/interface-worker.ts",
    "format-worker": "src/front/lsp/format-worker.ts",
    "sample-worker": "src/front/lsp/sample-worker.ts",
    "work-thread": "src/front/cli/work-thread.ts",
    index: "src/index.ts",
    site: "src/site.ts",
  },
  outdir: "dist",
  outExtension: { ".js": ".cjs" },
  bundle: true,
  conditions: ["workspace"],
  platform: "node",
  target: "node20",
  format: "cjs",
  // Of chokidar, on macOS only, which does without it.
  external: ["fsevents"],
  // tinyglobby is an ES module.
  banner: { js: 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;' },
  define: { "import.meta.url": "importMetaUrl" },
  metafile: true,
  logLevel: "warning",
});
for (const file of ["luau-wasm/luau.wasm", "luau-wasm/provenance.json", "full-moon-wasm/full_moon.wasm"])
  copyFileSync(path.join(packages, file), path.join(home, "dist", path.basename(file)));
writeFileSync(path.join(home, "dist/meta.json"), JSON.stringify(metafile));
