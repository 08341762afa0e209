/**
 * `npm run release`: packs packages in `dist/release/<version>/`, with an SBOM, and tries to publish
 * them; `-- --publish` publishes them. Exits with 1 if the release is not ready, and prints all that is missing.
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { sourceFiles } from "./checkout-files";
import { packPackages, untested } from "./release/pack-packages";
import { alreadyPublished, canSign, publishPackages } from "./release/publish-packages";
import { unready, versionOf } from "./release/readiness";
import { writeSbom } from "./release/sbom";
import { root } from "./run";

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

function endIfUnready(): void {
  if (findings.length === 0) return;
  console.error([`${version} cannot be published:`, ...findings.map((one) => `  ${one}`)].join("\n"));
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
