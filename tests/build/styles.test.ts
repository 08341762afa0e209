/** Sites in styles of their own, of definitions or of looks: each is built as another engine's would be. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { expectTexts } from "../support/page-texts";
import { root } from "../support/site-inputs";
import { expectThemedSite } from "../support/themed-site";

const sites = path.join(root, "tests/fixtures/sites");

function build(site: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/ts.mjs", "scripts/build.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, SITE: site, CI: "1" },
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  return path.join(root, "dist/sites", path.basename(site), "public");
}

test("a site of plain modules, and of comments for Moonwave, has everything that they declare", () => {
  const site = mkdtempSync(path.join(tmpdir(), "modules-"));
  cpSync(path.join(sites, "moonwave"), site, { recursive: true });
  cpSync(path.join(sites, "plain-modules/definitions"), path.join(site, "definitions"), { recursive: true });
  expectTexts(build(site), {
    "docs/api/planes": ["planes.canFold", "Folds a sheet.", "planes.MAX_FOLDS"],
    "docs/api/paper": ["Sheet"],
    "docs/api/Kite": ["Flies kites over a field.", "Height above the ground", "Wind", "Landed"],
    "docs/api/Knots": ["Knots"],
  });
  for (const folder of [site, path.join(root, "dist/sites", path.basename(site))])
    rmSync(folder, { recursive: true });
});

test("a site has its own components, pages, styles and scripts", () =>
  expectThemedSite(build(path.join(sites, "themed"))));
