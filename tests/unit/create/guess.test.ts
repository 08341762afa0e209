/** Guesses of a project's definitions, and of its site's title. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readDefinitions } from "../../../packages/create-luau-docs/src/find-definitions";
import { guessSite } from "../../../packages/create-luau-docs/src/guess-site";
import { siteFiles } from "../../../packages/create-luau-docs/src/new-site-files";
import { siteOrPreview } from "../../../packages/luau-docs/src/preview-site";
import { guessedAnswers, templates } from "../../support/created-site";
import { expectCases, filesOfCase } from "../../support/read-cases";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

/** A module with documented functions. */
const moduleWith = (count: number): string =>
  `local M = {}\n${Array.from({ length: count }, (_, at) => `--- Does it.\nfunction M.f${at}() end\n`).join("")}return M\n`;

const GIT = { ".git/HEAD": "ref: refs/heads/main\n" };
const rojo = (name: string, tree: object): string => JSON.stringify({ name, tree });

function projectOf(files: Readonly<Record<string, string>>): string {
  const root = path.join(temporaryFolder("create-guess"), "kite-flight");
  mkdirSync(root);
  const write = writerIn(root);
  for (const [file, text] of Object.entries(files)) write(file, text);
  return root;
}

// Files, of which some are modules with a number of functions; the first offer.
test("the definitions are guessed", () =>
  expectCases("cases/guess.txt", async (parts) => {
    const files = Object.entries({ ...GIT, ...filesOfCase(parts) }).map(([file, text]) => {
      const [, count] = /^(\d+) functions\n$/.exec(text) ?? [];
      return [file, count === undefined ? text : moduleWith(Number(count))];
    });
    // Wherever the site and the command are.
    const root = projectOf(Object.fromEntries(files));
    const { offers } = await guessSite(path.join(root, "deep/docs"), "/");
    return `${offers[0]?.places.join(", ")}: ${offers[0]?.contents}`;
  }));

test("folders of tests in them are excluded, and names and sample are the project's own", async () => {
  const root = projectOf({
    ...GIT,
    "wally.toml": '[package]\nname = "kit/kiteflight"\ndescription = "Flies kites."\n',
    "README.md": '<h1 align="center">KiteFlight</h1>\n\n```lua\nkite.fly()\n```\n',
    "src/init.luau": moduleWith(1),
    "src/test/a.luau": moduleWith(1),
  });
  const answers = await guessedAnswers({ folder: "Manual" }, root);
  const files = siteFiles(answers, templates);
  expect(answers).toMatchObject({ name: "manual", platform: "roblox" });
  expect(JSON.parse(files.get("luau-defs.config.json") ?? "")).toEqual({
    platform: "roblox",
    exclude: ["test"],
  });
  const config = files.get("site.config.ts") ?? "";
  expect(config).toContain('title: "KiteFlight"');
  expect(config).toContain('tagline: "Flies kites"');
  expect(files.get("content/docs/intro.mdx")).toContain("```lua\nkite.fly()\n```");
  expect([...files.values()].join("\n")).not.toMatch(/my engine|scripting (?:interface|reference)/i);
});

test("in a folder with code, the site is in a folder of its own", async () => {
  const root = projectOf({ ...GIT, "docs/guide.md": "# Guide\n", "kite.luau": moduleWith(1) });
  expect(await guessedAnswers({ folder: "." }, root)).toMatchObject({
    folder: path.join(root, "site"),
    definitions: [path.join(root, "kite.luau")],
  });
  expect(await guessedAnswers({ folder: "docs" }, root)).toMatchObject({ folder: path.join(root, "docs") });
});

test("a folder without a site is shown as what create would write, and Git sees no new file", async () => {
  const root = projectOf({ "README.md": "# Kite\n", "default.project.json": rojo("kite", { $path: "src" }) });
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  writerIn(root)("src/init.luau", moduleWith(1));
  const before = statusOf(root);
  const { sources } = await siteOrPreview(path.join(root, "src"));
  const read = (file: string): string => readFileSync(path.join(sources, file), "utf8");
  expect(statusOf(root)).toBe(before);
  const preview = read("site.config.ts");
  const written = siteFiles(await guessedAnswers({ folder: "docs" }, root), templates).get("site.config.ts");
  const titles = /^ {2}(?:title|tagline): .*$/gm;
  expect(preview.match(titles)).toEqual(written?.match(titles));
  expect(preview).toContain('definitions: "../../src"');
  expect(read("content/docs/sidebar.yml")).toBe("docs:\n  - reference: API reference\n");
});

test.each([
  ["src", 'title: "Kite Flight"', '["../../a.luau", "../../wing"]'],
  [".", 'title: "Kite Flight"', '"../../src"'],
])(
  "without a repository, nothing above the named folder is written: %s",
  async (named, title, definitions) => {
    const root = projectOf({
      "README.md": "# Kite\n",
      "src/a.luau": moduleWith(1),
      "src/wing/b.luau": moduleWith(1),
    });
    const { sources } = await siteOrPreview(path.join(root, named));
    expect(sources).toBe(path.join(root, named, ".luau-docs/preview"));
    expect(readFileSync(path.join(sources, "site.config.ts"), "utf8")).toContain(title);
    expect(readFileSync(path.join(sources, "site.config.ts"), "utf8")).toContain(
      `definitions: ${definitions},`,
    );
  },
);

test.each(["docs", "site", "website", "documentation"])(
  "a site in %s is called after the folder above",
  async (folder) => {
    const root = projectOf({ "src/kite.luau": moduleWith(1) });
    const config = siteFiles(await guessedAnswers({ folder }, root), templates).get("site.config.ts");
    expect(config).toContain('title: "Kite Flight"');
  },
);

const statusOf = (cwd: string): string =>
  String(execFileSync("git", ["status", "--porcelain", "--untracked-files=all"], { cwd }));

// Root may read every file but this.
test.runIf(process.platform === "linux")("files that cannot be read count as missing", () => {
  const root = projectOf({ "kite.d.luau": "declare kite: number\n" });
  symlinkSync("/proc/self/mem", path.join(root, "line.d.luau"));
  const files = readDefinitions([path.join(root, "line.d.luau"), root]);
  expect(files).toEqual([{ path: "kite.d.luau", text: "declare kite: number\n" }]);
});
