import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { tmpdir } from "node:os";
import { stripVTControlCharacters } from "node:util";
import { afterAll, expect, test } from "vitest";
import { root } from "../support/site-inputs";

const fixture = path.join(root, "tests/fixtures/sites/three-versions");
const folder = mkdtempSync(path.join(tmpdir(), "broken-site-"));
const built = ["dist/sites", "dist/stages/sites"].map((place) =>
  path.join(root, place, path.basename(folder)),
);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const place of built) rmSync(place, { recursive: true, force: true });
});

/** Builds the fixture site with one of its files changed. */
function build(
  file: string,
  change: (text: string) => string,
): { readonly status: number | null; readonly output: string } {
  cpSync(fixture, folder, { recursive: true });
  const target = path.join(folder, file);
  writeFileSync(target, change(readFileSync(target, "utf8")));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/ts.mjs", "scripts/build.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, SITE: folder, CI: "1" },
  });
  // The reporter breaks lines at the width of a terminal, and colours them.
  return { status, output: stripVTControlCharacters(`${stdout}\n${stderr}`).replace(/\s+/g, " ") };
}

test("a wrong value in site.config.ts stops the build with its path, what was found and what was expected", () => {
  const { status, output } = build("site.config.ts", (text) =>
    text.replace('defaultMode: "dark"', 'defaultMode: "drak"'),
  );
  expect(status).not.toBe(0);
  expect(output).toMatch(
    /site\.config\.ts:\d+:\d+ error site-config `colourMode\.defaultMode`: found "drak", expected one of "light", "dark"/,
  );
  expect(output).toContain("help: Did you mean `dark`?");
  // What Gatsby says of an error in its own configuration would be about another file.
  expect(output).not.toContain("gatsby-config");
});

test("navbar items that name what does not exist stop the build, all at once, with the ids that there are", () => {
  const { status, output } = build("site.config.ts", (text) =>
    text
      .replace('docId: "intro"', 'docId: "introduction"')
      .replace('sidebarId: "docs"', 'sidebarId: "manual"'),
  );
  expect(status).not.toBe(0);
  expect(output).toContain("Please double-check this item in navbar.items[0]");
  expect(output).toContain("There is no doc with the id “introduction”");
  expect(output).toMatch(/The doc ids are: .*\bapi\/oven\b.*\bintro\b/);
  expect(output).toContain("Please double-check this item in navbar.items[1]");
  expect(output).toContain("There is no docs sidebar with the id “manual”");
  expect(output).toContain("i18n/ar/messages.json lacks");
});

test("a page component without a default export stops the build", () => {
  const page = "src/pages/extra.tsx";
  const { status, output } = build("site.config.ts", (text) => {
    cpSync(path.join(root, "src/pages/index.tsx"), path.join(folder, page), { recursive: true });
    writeFileSync(path.join(folder, page), "export const NotAPage = () => null;\n");
    return text;
  });
  expect(status).not.toBe(0);
  expect(output).toContain("extra.tsx");
  expect(output).toMatch(/must export a React component|default export/);
});
