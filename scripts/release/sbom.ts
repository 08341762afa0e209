/** In: packed archives. Out: a list of all that a new site installs, with versions and licences (CycloneDX). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NOTHING_FILES, OVERRIDES } from "../../packages/create-luau-docs/src/overrides";
import { run } from "../run";
import type { Archives } from "./pack-packages";

export async function writeSbom(
  archives: Archives,
  version: string,
  file: string,
): Promise<readonly string[]> {
  const site = mkdtempSync(path.join(tmpdir(), "sbom-"));
  try {
    const dependencies = Object.fromEntries(
      ["luau-defs", "luau-docs"].map((name) => [name, `file:${path.resolve(archives[name] ?? "")}`]),
    );
    writeFileSync(
      path.join(site, "package.json"),
      JSON.stringify({ name: "site", version, private: true, dependencies, overrides: OVERRIDES }),
    );
    for (const [name, text] of NOTHING_FILES) {
      mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
      writeFileSync(path.join(site, name), text);
    }
    const quiet = { quiet: true, cwd: site };
    const resolve = ["install", "--package-lock-only", "--prefer-offline", "--no-audit", "--no-fund"];
    const resolved = await run("npm", resolve, quiet);
    if (resolved.code !== 0)
      return [`The packages of a new site cannot be resolved:\n${resolved.output.trim()}`];
    const { code, output } = await run(
      "npm",
      ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"],
      quiet,
    );
    if (code !== 0) return [`npm writes no list of a new site's packages:\n${output.trim()}`];
    // The archives' paths are of this machine.
    writeFileSync(file, output.replaceAll(/file:[^"]*\/(?=[^"/]+\.tgz)/g, "file:"));
    return [];
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}
