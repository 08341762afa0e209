/** Sites in styles of their own, of definitions or of looks: each is built as another engine's would be. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { expectTexts } from "../support/page-texts";
import { root } from "../support/site-inputs";
import { expectThemedSite } from "../support/themed-site";

function build(name: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/ts.mjs", "scripts/build.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, SITE: `tests/fixtures/sites/${name}`, CI: "1" },
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  return path.join(root, "dist/sites", name, "public");
}

test("a site of plain modules has everything that they declare", () =>
  expectTexts(build("plain-modules"), {
    "docs/api/planes": ["planes.canFold", "Folds a sheet.", "planes.MAX_FOLDS"],
    "docs/api/paper": ["Sheet"],
  }));

test("a site of comments for Moonwave has everything that they describe", () =>
  expectTexts(build("moonwave"), {
    "docs/api/Kite": ["Flies kites over a field.", "Height above the ground", "Wind", "Landed"],
    "docs/api/Knots": ["Knots"],
  }));

test("a site has its own components, pages, styles and scripts", () => expectThemedSite(build("themed")));
