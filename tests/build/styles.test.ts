/** Sites in styles of their own, of definitions or of looks: each is built as another engine's would be. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "vitest";
import { builtOther, removeBuilt } from "../support/other-site";
import { expectTexts } from "../support/page-texts";
import { root } from "../support/site-inputs";
import { expectThemedSite } from "../support/themed-site";

const sites = path.join(root, "tests/fixtures/sites");

test("a site of plain modules, and of comments for Moonwave, has everything that they declare", () => {
  const site = mkdtempSync(path.join(tmpdir(), "modules-"));
  cpSync(path.join(sites, "moonwave"), site, { recursive: true });
  cpSync(path.join(sites, "plain-modules/definitions"), path.join(site, "definitions"), { recursive: true });
  expectTexts(builtOther(site), {
    "docs/api/planes": ["planes.canFold", "Folds a sheet.", "planes.MAX_FOLDS"],
    "docs/api/paper": ["Sheet"],
    "docs/api/Kite": ["Flies kites over a field.", "Height above the ground", "Wind", "Landed"],
    "docs/api/Knots": ["Knots"],
  });
  rmSync(site, { recursive: true });
  removeBuilt(site);
});

test("a site has its own components, pages, styles and scripts", () =>
  expectThemedSite(builtOther(path.join(sites, "themed"))));
