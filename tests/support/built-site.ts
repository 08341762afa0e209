/** Two built sites and their offline copies, built once for several tests. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { inputsDigest, root } from "./site-inputs";

/** The site of another engine: three versions, two locales, a base path. */
const FIXTURE = "tests/fixtures/sites/three-versions";

/** The folder of the product's site, which is built unless it is up to date. */
export const builtSite = (): string => kept("site", path.join(root, "public"), () => run("build", "."));

/** The folder of the fixture site. */
export const builtFixtureSite = (): string =>
  kept("fixture", path.join(root, "dist/sites/three-versions/public"), () => run("build", FIXTURE));

/** The folder of an unpacked offline copy of the product's site; its path needs encoding in an address. */
export const offlineCopy = (): string => copyOf("site", ".");
export const offlineFixtureCopy = (): string => copyOf("fixture", FIXTURE);

function copyOf(name: string, site: string): string {
  const folder = path.join(root, "dist/offline copies", name);
  return kept(`${name}-copy`, folder, () => {
    if (site === ".") builtSite();
    else builtFixtureSite();
    rmSync(folder, { recursive: true, force: true });
    const home = mkdtempSync(path.join(tmpdir(), "offline-"));
    const zip = path.join(home, "copy.zip");
    run("offline", site, "--out", zip);
    for (const [file, contents] of Object.entries(unzipSync(readFileSync(zip)))) {
      const target = path.join(folder, file.replace(/^[^/]*\//, ""));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, contents);
    }
    rmSync(home, { recursive: true });
  });
}

/**
 * The names of those that this process or the one that started it has found or made. If a source changes while
 * tests run, their processes do not make a site again, at once.
 */
const MADE = "MADE_SITES";
const current = new Set(process.env[MADE]?.split(","));

/** Returns a folder, which is made again when the inputs of the site have changed. */
function kept(name: string, folder: string, make: () => void): string {
  if (current.has(name)) return folder;
  const stamp = path.join(root, `node_modules/.cache/${name}-made-from.txt`);
  const digest = createHash("sha256")
    .update(inputsDigest())
    .update(inputsDigest(path.join(root, FIXTURE)))
    .digest("hex");
  const isCurrent =
    existsSync(path.join(folder, "index.html")) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === digest;
  if (!isCurrent) {
    make();
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, digest);
  }
  process.env[MADE] = [...current.add(name)].join(",");
  return folder;
}

/** Runs a command of the product. @param site the folder of the site */
function run(command: string, site: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["packages/luau-docs/bin/luau-docs.mjs", command, site, ...args],
    { cwd: root, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`luau-docs ${command} failed:\n${stdout}\n${stderr}`);
}
