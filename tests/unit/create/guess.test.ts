/** Guesses of a project's definitions, and of its site's title. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { guessSite } from "../../../packages/create-luau-docs/src/guess-site";
import { siteFiles } from "../../../packages/create-luau-docs/src/new-site-files";
import { siteOrPreview } from "../../../packages/luau-docs/src/preview-site";
import { guessedAnswers, templates } from "../../support/created-site";
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

describe("the definitions are", () => {
  test.each([
    [
      "what a Rojo project installs, not what documents more",
      {
        "default.project.json": rojo("kite", { $path: "code" }),
        "code/a.luau": moduleWith(1),
        "game/b.luau": moduleWith(9),
      },
      [["code"], "1 module, 1 documented function"],
    ],
    [
      "the packages of a repository, also below libs",
      Object.fromEntries(
        ["Kite", "Bin"].flatMap((name) => [
          [`libs/${name}/default.project.json`, rojo(name, { $path: `${name}.luau` })],
          [`libs/${name}/${name}.luau`, moduleWith(1)],
        ]),
      ),
      [["libs"], "2 modules, 2 documented functions"],
    ],
    [
      "the packages that a repository develops in Packages, as installed ones are called",
      Object.fromEntries(
        ["Kite", "Bin"].flatMap((name) => [
          [`Packages/${name}/default.project.json`, rojo(name, { $path: "Source" })],
          [`Packages/${name}/Source/init.luau`, moduleWith(1)],
          [`Packages/_Index/${name}/init.luau`, moduleWith(9)],
        ]),
      ),
      [["Packages/*/Source"], "2 modules, 2 documented functions"],
    ],
    [
      "never those of benchmarks, tools, tests or installed packages",
      {
        "core/a.luau": moduleWith(2),
        ...Object.fromEntries(
          ["bin", "benchmarks", "Tests", "Packages/_Index/x", "libs", "node_modules/x", "core/tests"].map(
            (folder) => [`${folder}/big.luau`, moduleWith(50)],
          ),
        ),
      },
      [["core"], "1 module, 2 documented functions"],
    ],
    [
      "a file at the top",
      {
        "kite.luau": moduleWith(3),
        "spec.luau": moduleWith(9),
        "run.server.luau": "print(1)\n",
        ".editor.lua": moduleWith(9),
      },
      [["kite.luau"], "1 module, 3 documented functions"],
    ],
    [
      "the file of a pesde package",
      {
        "pesde.toml": '[target]\nlib = "code/init.luau"\n',
        "code/init.luau": moduleWith(1),
        "more/b.luau": moduleWith(5),
      },
      [["code"], "1 module, 1 documented function"],
    ],
    [
      "the folder around parts of any size",
      Object.fromEntries([1, 20, 2].map((count) => [`src/shared/Part${count}/init.luau`, moduleWith(count)])),
      [["src/shared"], "3 modules, 23 documented functions"],
    ],
    [
      "parts of about the same size together",
      { "core/a.luau": moduleWith(4), "net/b.luau": moduleWith(3), "mini/c.luau": moduleWith(0) },
      [["core", "net"], "2 modules, 7 documented functions"],
    ],
  ])("%s", async (_name, files, [places, contents]) => {
    const root = projectOf({ ...GIT, ...files });
    // Wherever the site and the command are.
    const { offers } = await guessSite(path.join(root, "deep/docs"), "/");
    expect(offers[0]).toEqual({ places, contents });
  });
});

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

const statusOf = (cwd: string): string =>
  String(execFileSync("git", ["status", "--porcelain", "--untracked-files=all"], { cwd }));
