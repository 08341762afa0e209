// @ts-check
/**
 * Adds the parts of the published package that a checkout has elsewhere: `program/`, below a site's files;
 * `dist/`, the commands in one file each, and the types of what sites import; our packages that a site's program
 * imports. `prepack` adds, `postpack` removes.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";

const packageFolder = path.resolve(import.meta.dirname, "..");
const checkout = path.resolve(packageFolder, "../..");
const program = path.join(packageFolder, "program");
const dist = path.join(packageFolder, "dist");
/** npm packs those of `bundleDependencies` from here. */
const bundled = path.join(packageFolder, "node_modules");

/** Files of the checkout: see scripts/build/program-parts.ts. Only its compiler needs the types of queries. */
const PARTS = [
  "src",
  "i18n",
  "static/schemas",
  "deploy",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
  "tsconfig.json",
  ".browserslistrc",
];
const TYPES_OF_QUERIES = path.join(checkout, "src/gatsby-types.d.ts");

/** @satisfies {import("esbuild").BuildOptions} */
const BUNDLE = /** @type {const} */ ({
  absWorkingDir: packageFolder,
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  // Node's module scope for bundled CommonJS and our scripts, which use it.
  banner: {
    js: `import { createRequire as requireFrom } from "node:module";
const require = requireFrom(import.meta.url), __dirname = import.meta.dirname;`,
  },
  metafile: true,
  logLevel: "warning",
});

for (const added of [program, dist, bundled]) rmSync(added, { recursive: true, force: true });
if (process.argv[2] === "add") {
  copyProgram();
  for (const name of read(path.join(packageFolder, "package.json")).bundleDependencies)
    if (name !== "satori") copyPackage(name);
  const inputs = { ...(await bundleCommands()), ...(await bundleSatori()) };
  writeFileSync(path.join(dist, "meta.json"), JSON.stringify({ inputs }));
  writeTypes();
}

function copyProgram() {
  for (const part of PARTS)
    cpSync(path.join(checkout, part), path.join(program, part), {
      recursive: true,
      filter: (file) => file !== TYPES_OF_QUERIES,
    });
  const { version, license, dependencies } = read(path.join(checkout, "package.json"));
  // Gatsby requires that a site depends on it.
  const manifest = { name: "luau-docs", version, private: true, license, dependencies };
  writeFileSync(path.join(program, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {string} name */
function copyPackage(name) {
  const from = path.join(checkout, "packages", name);
  execFileSync("npm", ["run", "--silent", "prepack"], { cwd: from, stdio: "inherit", shell: true });
  for (const part of ["package.json", ...read(path.join(from, "package.json")).files])
    cpSync(path.join(from, part), path.join(bundled, name, part), { recursive: true });
}

/** Bundles all but the packages. Returns the bundled files. */
async function bundleCommands() {
  const names = Object.keys(read(path.join(packageFolder, "package.json")).dependencies);
  const { metafile } = await build({
    ...BUNDLE,
    entryPoints: [
      path.join(packageFolder, "src/luau-docs.ts"),
      path.join(checkout, "scripts/dev/gatsby-worker.ts"),
    ],
    outdir: dist,
    outExtension: { ".js": ".mjs" },
    entryNames: "[name]",
    splitting: true,
    conditions: ["workspace"],
    external: names.flatMap((name) => [name, `${name}/*`]),
  });
  return metafile.inputs;
}

/** Bundles one of its three builds: npm would install 26 MB and twelve packages. Returns the files. */
async function bundleSatori() {
  const folder = path.join(bundled, "satori");
  const { metafile } = await build({
    ...BUNDLE,
    stdin: { contents: 'export { default } from "satori"', resolveDir: packageFolder },
    outfile: path.join(folder, "index.js"),
  });
  const { version, license } = read(path.join(checkout, "node_modules/satori/package.json"));
  const manifest = { name: "satori", version, license, type: "module", exports: "./index.js" };
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(path.join(checkout, "node_modules/satori/LICENSE"), path.join(folder, "LICENSE"));
  return metafile.inputs;
}

/** `index.js` is empty: sites import types alone. */
function writeTypes() {
  const compiler = createRequire(import.meta.url).resolve("typescript/lib/tsc.js");
  execFileSync(process.execPath, [compiler, "-p", path.join(packageFolder, "tsconfig.build.json")], {
    stdio: "inherit",
  });
  writeFileSync(path.join(dist, "index.js"), "");
}

/**
 * @param {string} file
 * @returns {{
 *   version: string,
 *   license: string,
 *   files: readonly string[],
 *   bundleDependencies: readonly string[],
 *   dependencies: Record<string, string>,
 * }}
 */
function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
