// @ts-check
/**
 * Adds to an archive its LICENSE, and THIRD-PARTY-NOTICES.md with the licences of all
 * foreign code that `dist/meta.json`, esbuild's list, says is bundled. Runs in a package's folder: `prepack` adds,
 * `postpack` removes.
 */
import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const LICENCE = "LICENSE";
const NOTICES = "THIRD-PARTY-NOTICES.md";
const BUNDLED = "dist/meta.json";

if (process.argv[2] === "add") {
  copyFileSync(path.resolve(import.meta.dirname, "../..", LICENCE), LICENCE);
  /** @type {{ readonly inputs: Readonly<Record<string, unknown>> }} */
  const { inputs } = JSON.parse(readFileSync(BUNDLED, "utf8"));
  const folders = new Set(Object.keys(inputs).flatMap(packageOf));
  const notices = [...folders].sort().flatMap(noticesOf);
  if (notices.length > 0) writeFileSync(NOTICES, ["# Third-party notices\n", ...notices].join("\n"));
  rmSync(BUNDLED);
} else {
  for (const file of [LICENCE, NOTICES]) rmSync(file, { force: true });
}

/** The folder of the package that a file is of, unless it is of this one. @param {string} file */
function packageOf(file) {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+|(?:\.\.\/)+packages\/[^/]+)\//.exec(file) ?? [];
  return folder === undefined ? [] : [folder];
}

/** The notices of a package; for our own packages, those of their sources. @param {string} folder */
function noticesOf(folder) {
  if (!folder.includes("node_modules")) return [NOTICES, "LICENSES"].flatMap((name) => textsOf(folder, name));
  /** @type {{ readonly name: string, readonly version: string, readonly license: string }} */
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const texts = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)\b/i.test(file));
  return [`## ${name} ${version} (${license})\n`, ...texts.flatMap((text) => textsOf(folder, text))];
}

/** @param {string} folder @param {string} name @returns {readonly string[]} */
function textsOf(folder, name) {
  const file = path.join(folder, name);
  if (!existsSync(file)) return [];
  if (name === "LICENSES") return readdirSync(file).flatMap((text) => textsOf(file, text));
  return [`${readFileSync(file, "utf8").trim()}\n`];
}
