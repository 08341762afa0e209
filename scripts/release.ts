/**
 * `npm run release`: packs what is published to `dist/release/<version>/`, with an SBOM, and tries to publish
 * it; `-- --publish` publishes it. `--registry URL` selects another registry than npm's own, and
 * `--no-provenance` does not sign where the packages were built. Exits with 1 if the release is not ready: all
 * that is missing is printed.
 */
import { mkdirSync, rmSync, mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { sourceFiles } from "./checkout-files";
import { packPackages, type Archives } from "./release/pack-packages";
import { alreadyPublished, canSign, publishPackages } from "./release/publish-packages";
import { unready, versionOf } from "./release/readiness";
import { untested } from "./release/tested";
import { root, run } from "./run";
import { tmpdir } from "node:os";
import { NOTHING_FILES, OVERRIDES } from "../packages/create-luau-docs/src/overrides";

const { values } = parseArgs({
  options: {
    publish: { type: "boolean", default: false },
    provenance: { type: "boolean", default: true },
    registry: { type: "string" },
  },
  allowNegative: true,
});
const version = versionOf(root);
const findings: string[] = [...unready(root)];

/** Ends the run where a release would be published. */
function endIfUnready(): void {
  if (findings.length === 0) return;
  console.error([`${version} cannot be published:`, ...findings.map((found) => `  ${found}`)].join("\n"));
  process.exit(1);
}

const taken = await alreadyPublished(version, values.registry);
if (taken === null)
  console.log("The registry cannot be reached: whether the version is free is not checked.");
findings.push(...(taken ?? []));
const isSigned = values.provenance && (!values.publish || canSign(process.env));
if (values.provenance && !canSign(process.env)) {
  const reason = "Provenance requires a CI with OIDC, such as .github/workflows/release.yml.";
  if (values.publish) findings.push(`${reason} \`--no-provenance\` publishes without it.`);
  else console.log(`${reason} This run signs nothing.`);
}
if (values.publish) endIfUnready();

const target = path.join(root, "dist/release", version);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const { workspace, archives } = packPackages(sourceFiles(root), target);
rmSync(workspace, { recursive: true });
console.log(`Packed ${Object.keys(archives).join(", ")} in dist/release/${version}/`);
const others = untested(archives);
if (others.length > 0)
  findings.push(
    `The archives of ${others.join(", ")} are not those that were tested. Run \`npm test -- product\`.`,
  );
findings.push(...(await writeSbom(archives, version, path.join(target, "sbom.cdx.json"))));
if (values.publish) endIfUnready();

const options = { isFinal: values.publish, hasProvenance: isSigned, registry: values.registry };
findings.push(...(await publishPackages(archives, options)));
endIfUnready();

/** @returns the problem in words; none if the file was written */
async function writeSbom(archives: Archives, version: string, file: string): Promise<readonly string[]> {
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
