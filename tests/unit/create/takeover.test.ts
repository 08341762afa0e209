/** What a new site takes over from the projects `tests/fixtures/*-project`. */
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readExport } from "../../../packages/create-luau-docs/src/takeover/literals";
import { parseToml } from "../../../packages/create-luau-docs/src/takeover/values";
import { takeOver } from "../../../packages/create-luau-docs/src/takeover/takeover";
import { nextSteps } from "../../../packages/create-luau-docs/src/next-steps";
import { toAnswers } from "../../../packages/create-luau-docs/src/plan";
import { readDefinitions } from "../../../packages/create-luau-docs/src/definition-files";
import { siteFiles } from "../../../packages/create-luau-docs/src/site-files";
import { root } from "../../support/site-inputs";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const templates = path.join(root, "packages/create-luau-docs/templates");

test.each([
  ["moonwave-project", ["static/logo.svg"]],
  [
    "docusaurus-project",
    [
      "static/img/logo.svg",
      "content/docs/02-tutorial/line.png",
      "content/blog/2024-05-01-first-flight/line.png",
    ],
  ],
])("configuration, guides, posts and home page of a %s", async (name, pictures) => {
  const project = temporaryFolder("takeover");
  cpSync(path.join(root, "tests/fixtures", name), project, { recursive: true });
  // The project's code is found.
  const answers = toAnswers({ folder: "site", template: null, definitions: null, host: null }, project);
  if ("mistake" in answers || answers.definitions === null) throw new Error("no answers");
  expect(answers.project).toBe(project);
  const takeover = takeOver(project, readDefinitions(answers.definitions));
  const files = siteFiles(answers, templates, takeover);
  const shown = [...files].filter(([file]) => /^(?:site\.config\.ts|content\/)/.test(file));
  const text = shown.map(([file, content]) => `=== ${file}\n${content}`).join("\n");
  const [, ...report] = nextSteps(answers, files, { cwd: project, takeover }).split(/Created .*\n|\n\nNext/);
  const all = `${report[0] ?? ""}\n\n${text}`.replace(`© ${new Date().getFullYear()}`, "© YEAR");
  await expect(all).toMatchFileSnapshot(path.join(root, `tests/fixtures/${name}.txt`));
  expect([...takeover.pictures.keys()]).toEqual(pictures);
});

test("a site two folders below the top of a repository without definitions", () => {
  const repository = temporaryFolder("takeover");
  mkdirSync(path.join(repository, ".git"));
  writeFileSync(path.join(repository, ".git/HEAD"), "ref: refs/heads/main\n");
  const project = path.join(repository, "packages/website");
  mkdirSync(path.join(project, "docs"), { recursive: true });
  writeFileSync(path.join(project, "docusaurus.config.mjs"), "export default { title: 'Kites' };");
  writeFileSync(path.join(project, "docs/intro.md"), "# Start\n\nHere.\n");
  const answers = toAnswers({ folder: "site", template: null, definitions: null, host: null }, repository);
  if ("mistake" in answers) throw new Error(answers.mistake);
  expect(answers).toMatchObject({ project, definitions: null });
  const files = siteFiles(answers, templates, takeOver(project, []));
  expect([...files.keys()].filter((file) => /^(?:content|definitions)\//.test(file))).toEqual([
    "content/docs/intro.mdx",
    "content/docs/sidebar.yml",
    "definitions/lanterns.d.luau",
  ]);
});

describe("a configuration in JavaScript", () => {
  test.each([
    [
      "module.exports = { a: `1${'2'}` + 3, b: [true, null, -1] };",
      { a: "123", b: [true, null, undefined] },
      ["b[2]"],
    ],
    [
      "const base = { a: 1 };\nexport default () => ({ ...base, b: require('./b') });",
      { a: 1, b: undefined },
      ["b"],
    ],
    ["async function config() { const a = 'x'; return { a }; }\nmodule.exports = config;", { a: "x" }, []],
    ["const a = a;\nexport default { a } satisfies Config;", { a: undefined }, ["a"]],
    ["export default load();", undefined, [""]],
    ["console.log();", undefined, []],
  ])("%s", (text, value, computed) => {
    expect(readExport(text)).toEqual({ value, computed });
  });

  test("with wrong syntax", () => {
    expect(readExport("export default {")).toBeNull();
  });
});

test("links of a Docusaurus site to Moonwave's pages lead to the reference", () => {
  const project = temporaryFolder("takeover");
  const write = writerIn(() => project);
  write("docusaurus.config.js", 'module.exports = { title: "Kites", url: "https://kites.example" };\n');
  write("docs/intro.md", "# Begin\n\nSee [Kite](/api/Kite#fly) and [wind](/api/Wind).\n");
  const code = "--[=[\n\t@class Kite\n]=]\nlocal Kite = {}\nfunction Kite:fly() end\nreturn Kite\n";
  const { texts, left } = takeOver(project, [{ path: "Kite.luau", text: code }]);
  expect(texts.get("content/docs/intro.mdx")).toContain(
    "[Kite](/docs/api/Kite#Kite.fly) and [wind](/docs/api/Wind)",
  );
  expect(left).toEqual([]);
});

describe("TOML", () => {
  test.each([
    ['a = "x\\n\\u0041" # b', { a: "x\nA" }],
    ["a.b = 1_000\n'c d' = true", { a: { b: 1000 }, "c d": true }],
    [
      "[[a.b]]\nc = [1, # d\n 2,]\n[[a.b]]\n[a.b.e]\nf = {g = '\\'}",
      { a: { b: [{ c: [1, 2] }, { e: { f: { g: "\\" } } }] } },
    ],
    ["a = '''\nx\n'''", { a: "x\n" }],
    ["a = ", null],
    ["[a\n", null],
    ["= 1", null],
    ["a = 1\n[a.b]", null],
  ])("%j", (text, value) => {
    expect(parseToml(text)).toEqual(value);
  });
});
