/** Checks `luau-defs.config.json` by running `luau-defs config`, and remembers the last valid settings. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PrintedSetting } from "luau-contract";
import type { Diagnostic } from "luau-diagnostics";
import { isStock, siteSources } from "../files/build-inputs";
import { readOrNull } from "../files/write-unless-same";
import { definitionsConfig } from "./definition-settings";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";

interface PrintedSettings {
  readonly settings: readonly PrintedSetting[];
  readonly findings: readonly Diagnostic[];
}

/** Reads the settings with which commands read a site's definitions. luau-defs is found from `program`. */
export function printedSettings(site: string, program?: string): PrintedSettings {
  const file = definitionsConfig(site);
  const config = file === null ? [] : ["--config", file];
  const args = [luauDefsProgram(program), "config", "--format", "json", ...config];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: site, encoding: "utf8" });
  if (stdout === "") throw new Error(`The settings of the definitions cannot be read: ${stderr}`);
  return JSON.parse(stdout) as PrintedSettings;
}

/** In the stage: the last settings without problems, with the digest of the program that read them. */
const VALID = ".valid-settings";

export function definitionProblems(): readonly Diagnostic[] {
  const site = siteSources();
  const file = definitionsConfig(site);
  if (file === null) return [];
  // Without our own renderer, the folder may be the checkout.
  if (isStock()) return printedSettings(site).findings;
  const key = JSON.stringify([luauDefsDigest(), file, readFileSync(path.join(site, file), "utf8")]);
  if (readOrNull(VALID) === key) return [];
  const { findings } = printedSettings(site);
  if (findings.length === 0) writeFileSync(VALID, key);
  return findings;
}

/** The command line of luau-defs, as it is found from a folder. */
export function luauDefsProgram(folder = "."): string {
  const { resolve } = createRequire(path.resolve(folder, "package.json"));
  return path.join(path.dirname(resolve("luau-defs/package.json")), "bin/luau-defs.cjs");
}

export const luauDefsDigest = (): string =>
  createHash("sha256")
    .update(readFileSync(path.resolve(luauDefsProgram(), "../../dist/luau-defs.cjs")))
    .digest("hex");
