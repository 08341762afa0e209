// @ts-check
/** Declarations of the library, with those of our packages that it is bundled with: nothing is installed with it. */
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const home = path.resolve(import.meta.dirname, "..");
const types = path.join(home, "dist/types");

const config = path.join(home, "tsconfig.build.json");
/** @type {{ compilerOptions: { paths: Readonly<Record<string, readonly string[]>> } }} */
const { compilerOptions } = JSON.parse(readFileSync(config, "utf8"));

rmSync(types, { recursive: true, force: true });
const compiler = createRequire(import.meta.url).resolve("typescript/lib/tsc.js");
execFileSync(process.execPath, [compiler, "-p", config], { stdio: "inherit" });

for (const name of readdirSync(types, { recursive: true, encoding: "utf8" })) {
  if (!name.endsWith(".d.ts")) continue;
  const file = path.join(types, name);
  const text = readFileSync(file, "utf8");
  const own = text.replaceAll(/(?<=\bfrom |import\()"([\w/-]+)"/g, (specifier, imported) => {
    const [source] = compilerOptions.paths[imported] ?? [];
    if (source === undefined) return specifier;
    // `../../packages/…` of this folder is `packages/…` of the types.
    const target = path.join(types, source.replace(/^(?:\.\.\/)+|\.ts$/g, ""));
    return JSON.stringify(path.relative(path.dirname(file), target).split(path.sep).join("/"));
  });
  if (own !== text) writeFileSync(file, own);
}
