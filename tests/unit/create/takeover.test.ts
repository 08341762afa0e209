/** What a new site takes over from the projects `tests/fixtures/*-project`. */
import { cpSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readExport } from "../../../packages/create-luau-docs/src/takeover/literals";
import { parseToml } from "../../../packages/create-luau-docs/src/takeover/values";
import { takeOver } from "../../../packages/create-luau-docs/src/takeover/takeover";
import { nextSteps } from "../../../packages/create-luau-docs/src/next-steps";
import { readDefinitions } from "../../../packages/create-luau-docs/src/definition-files";
import { siteFiles } from "../../../packages/create-luau-docs/src/site-files";
import { answersTo, templates } from "../../support/created-site";
import { expectCases } from "../../support/read-cases";
import { root } from "../../support/site-inputs";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

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
  const answers = answersTo({}, project);
  expect(answers.project).toBe(project);
  const takeover = takeOver(project, readDefinitions(answers.definitions ?? []));
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
  const project = path.join(repository, "packages/website");
  const write = writerIn(repository);
  write(".git/HEAD", "ref: refs/heads/main\n");
  write("packages/website/docusaurus.config.mjs", "export default { title: 'Kites' };");
  write("packages/website/docs/intro.md", "# Start\n\nHere.\n");
  const answers = answersTo({}, repository);
  expect(answers).toMatchObject({ project, definitions: null });
  const files = siteFiles(answers, templates, takeOver(project, []));
  expect([...files.keys()].filter((file) => /^(?:content|definitions)\//.test(file))).toEqual([
    "content/docs/intro.mdx",
    "content/docs/sidebar.yml",
    "definitions/lanterns.d.luau",
  ]);
});

// What is not a literal is left out, and its path is listed.
test("configurations in JavaScript are read without executing them", () =>
  expectCases("cases/config-exports.txt", ([text = ""]) => JSON.stringify(readExport(text))));

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

test("configurations in TOML are read", () =>
  expectCases("cases/toml.txt", ([text = ""]) => JSON.stringify(parseToml(text))));
