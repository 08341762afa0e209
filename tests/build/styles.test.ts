/** Sites whose definitions are in styles of their own: each is built as another engine's would be. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../support/site-inputs";

/** What readers must find, by page. */
const sites: readonly (readonly [name: string, pages: Readonly<Record<string, readonly string[]>>])[] = [
  [
    "plain-modules",
    {
      "docs/api/planes": ["planes.canFold", "Folds a sheet.", "planes.MAX_FOLDS"],
      "docs/api/paper": ["Sheet"],
    },
  ],
  [
    "moonwave",
    {
      "docs/api/kite": ["Flies kites over a field.", "Height above the ground", "Wind", "Landed"],
      "docs/api/knots": ["knots"],
    },
  ],
  [
    "generated-file",
    {
      "docs/api/globalTypes": ["Enum.Cargo", "Boat", "Enum.Flag"],
      "docs/api/globalTypes/Enum.Cargo": ["Grain", "Timber"],
      "docs/api/globalTypes/Boat": ["Arrived", "weather.example/classes/Breeze"],
    },
  ],
];

test.each(sites)("the site %s has everything that its definitions declare", (name, pages) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/ts.mjs", "scripts/build.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, SITE: `tests/fixtures/sites/${name}`, CI: "1" },
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  const published = path.join(root, "dist/sites", name, "public");
  for (const [page, texts] of Object.entries(pages)) {
    const file = [`${page}.html`, `${page}/index.html`]
      .map((one) => path.join(published, one))
      .find((one) => existsSync(one));
    const html = file === undefined ? "" : readFileSync(file, "utf8").replaceAll("<wbr/>", "");
    for (const text of texts) expect(html, `${page} of ${name}`).toContain(text);
  }
});
