import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";
import { root } from "../support/site-inputs";

const fixture = path.join(root, "tests/fixtures/sites/one-guide");
const folder = mkdtempSync(path.join(tmpdir(), "one-guide-"));
const built = ["dist/sites", "dist/stages/sites"].map((place) =>
  path.join(root, place, path.basename(folder)),
);

afterAll(() => {
  for (const place of [folder, ...built]) rmSync(place, { recursive: true, force: true });
});

interface Build {
  readonly status: number | null;
  /** The first line of each warning. */
  readonly warnings: readonly string[];
  readonly output: string;
}

/** Builds the fixture site with some of its files in another wording. */
function build(changes: Readonly<Record<string, (text: string) => string>> = {}): Build {
  cpSync(fixture, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const target = path.join(folder, file);
    writeFileSync(target, change(readFileSync(target, "utf8")));
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/ts.mjs", "scripts/build.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, SITE: folder, CI: "1" },
  });
  const output = `${stdout}\n${stderr}`;
  return { status, output, warnings: output.split("\n").filter((line) => /^warn/i.test(line)) };
}

const guide = "content/docs/intro.mdx";
const adding = (line: string) => (text: string) => `${text}\n${line}\n`;

test("a site without mistakes is built without a warning, though it has no page of most templates", () => {
  const { status, warnings, output } = build();
  expect(warnings).toEqual([]);
  expect(output).not.toContain("useStaticQuery");
  expect(status).toBe(0);
});

test("broken links between Markdown files, broken anchors and duplicate routes are warnings, each reported once", () => {
  cpSync(fixture, folder, { recursive: true });
  writeFileSync(
    path.join(folder, "content/docs/twin.mdx"),
    "---\ntitle: Twin\ndescription: The same address.\nslug: intro\n---\n\n[z](#nowhere)\n",
  );
  const { status, warnings, output } = build({
    [guide]: adding("[x](./gone.mdx), [y](gone.md#start), [z](#nowhere)"),
  });
  rmSync(path.join(folder, "content/docs/twin.mdx"));
  const of = (rule: string) => warnings.filter((line) => line.includes(` ${rule} `)).length;
  expect(
    [of("broken-markdown-link"), of("broken-anchor"), of("duplicate-route"), warnings.length],
    output,
  ).toEqual([2, 1, 1, 4]);
  expect(status).toBe(0);
});

test("broken links to pages stop the build, in guides as in the configuration", () => {
  const { status, output } = build({
    [guide]: adding('[x](/docs/gone), <a href="/docs/lost">y</a>, [z](./gone.png)'),
    "site.config.ts": (text) =>
      text.replace("items: [", 'items: [{ type: "default", to: "/docs/missing", label: "x" }, '),
  });
  for (const url of ["/docs/gone", "/docs/lost", "./gone.png", "/docs/missing"])
    expect(output).toContain(`\`${url}\` leads to nothing`);
  expect(status).not.toBe(0);
});

test("a navbar item for a sidebar without a doc stops the build", () => {
  const { status, output } = build({
    "content/docs/sidebar.yml": () => "docs:\n  - link: Forum\n    href: https://kit.example/forum\n",
  });
  expect(output).toContain("Please double-check this item in navbar.items[0] of site.config.ts");
  expect(output.replace(/\s+/g, " ")).toContain(
    "The docs sidebar with the id “docs” of the version Next has no page that a navbar item could link to",
  );
  expect(status).not.toBe(0);
});
