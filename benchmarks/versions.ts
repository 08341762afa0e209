/**
 * `npm run bench:versions`: what frozen versions cost. Builds the product's site without frozen versions and
 * with five, interleaved, from empty caches and again: processor time, time on the clock, and the size of what
 * is published, by part. Options: `--runs 3`, `--versions 5`. It enforces no budget: benchmarks/README.md has the figures.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { freezeVersion } from "../scripts/freeze-version";
import { root, scriptArguments } from "../scripts/run";
import { siteFolder } from "../scripts/site-folder";
import { median } from "./median";
import { measureCommand } from "./site/measure-command";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "3" }, versions: { type: "string", default: "5" } },
});
const home = mkdtempSync(path.join(tmpdir(), "bench-versions-"));

interface Figures {
  readonly seconds: number;
  readonly processor: number;
  readonly kilobytes: number;
}

/** A copy of the product's site with a number of frozen versions. */
function makeSite(count: number): string {
  const site = path.join(home, `bench-versions-${count}`);
  for (const part of ["site.config.ts", "luau-defs.config.json", "definitions", "content", "static"])
    cpSync(path.join(root, part), path.join(site, part), { recursive: true });
  for (let version = 1; version <= count; version += 1)
    freezeVersion(site, `${version}.0`, `2026-0${version}-01`);
  return site;
}

/** From empty caches, and again with those of this build. */
async function build(site: string): Promise<readonly Figures[]> {
  rmSync(siteFolder(site).stage, { recursive: true, force: true });
  return [await buildOnce(site), await buildOnce(site)];
}

async function buildOnce(site: string): Promise<Figures> {
  const { published } = siteFolder(site);
  const env = { SITE: site, CI: "1" };
  const { seconds, processorSeconds, code, output } = await measureCommand(
    process.execPath,
    scriptArguments("scripts/build.ts"),
    { cwd: root, env },
  );
  if (code !== 0) throw new Error(`The site cannot be built:\n${output}`);
  return { seconds, processor: processorSeconds ?? Number.NaN, kilobytes: sizeOf(published) / 1024 };
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

const sites = [makeSite(0), makeSite(Number(values.versions))];
const runs: (readonly Figures[])[][] = sites.map(() => []);
for (let run = 0; run < Number(values.runs); run += 1)
  for (const [at, site] of sites.entries()) runs[at]?.push(await build(site));

for (const [at, caches] of ["From empty caches", "Again"].entries()) {
  console.log(`${caches}:`);
  for (const part of ["seconds", "processor", "kilobytes"] as const) {
    const [none = 0, some = 0] = runs.map((all) =>
      median(all.map((builds) => builds[at]?.[part] ?? Number.NaN)),
    );
    const more = (100 * (some - none)) / none;
    console.log(`  ${part}: ${none.toFixed(1)} → ${some.toFixed(1)} (+${more.toFixed(0)} %)`);
  }
}

console.log("\nPublished, by the kind of file (KB, without and with versions):");
const kinds = sites.map((site) => sizesByKind(siteFolder(site).published));
for (const kind of new Set(kinds.flatMap((sizes) => [...sizes.keys()]))) {
  const [before = 0, after = 0] = kinds.map((sizes) => (sizes.get(kind) ?? 0) / 1024);
  if (after - before > 20) console.log(`  ${kind}: ${before.toFixed(0)} → ${after.toFixed(0)}`);
}
for (const site of sites) {
  const { stage, published } = siteFolder(site);
  for (const folder of [stage, path.dirname(published)]) rmSync(folder, { recursive: true, force: true });
}
rmSync(home, { recursive: true });

/** By folder and ending: `social .png`. */
function sizesByKind(folder: string): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const [part = ""] = path.relative(folder, file).split(path.sep);
    const kind = `${part} ${path.extname(file)}`;
    sizes.set(kind, (sizes.get(kind) ?? 0) + statSync(file).size);
  }
  return sizes;
}
