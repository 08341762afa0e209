/** New sites for the projects `tests/fixtures/*-project`, whose sites they replace. */
import { cpSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseToml } from "../../../packages/create-luau-docs/src/takeover/config-values";
import { readDocusaurus } from "../../../packages/create-luau-docs/src/takeover/docusaurus";
import { takeOver } from "../../../packages/create-luau-docs/src/takeover/takeover";
import { nextSteps } from "../../../packages/create-luau-docs/src/next-steps";
import { siteFiles } from "../../../packages/create-luau-docs/src/new-site-files";
import { answersTo, guessedAnswers, templates } from "../../support/created-site";
import { expectCases } from "../../support/read-cases";
import { root } from "../../support/site-inputs";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const BLOG = "blog/2024-05-01-first-flight";

test.each([
  ["moonwave-project", ["static/logo.svg"]],
  [
    "docusaurus-project",
    ["static/img/logo.svg", ...["docs/02-tutorial", BLOG].map((of) => `content/${of}/line.png`)],
  ],
])("title, address, guides, posts, pictures and redirects of a %s", async (name, pictures) => {
  const project = temporaryFolder("takeover");
  cpSync(path.join(root, "tests/fixtures", name), project, { recursive: true });
  // The project's code is found.
  const answers = await guessedAnswers({}, project);
  expect(answers.project).toBe(project);
  const takeover = takeOver(project);
  const files = siteFiles(answers, templates, takeover);
  const shown = [...files].filter(([file]) => /^(?:site\.config\.ts|content\/)/.test(file));
  const text = shown.map(([file, content]) => `=== ${file}\n${content}`).join("\n");
  const [, ...report] = nextSteps(answers, files, { cwd: project, takeover }).split(/Created .*\n|\n\nNext/);
  const all = `${report[0] ?? ""}\n\n${text}`.replace(`© ${new Date().getFullYear()}`, "© YEAR");
  await expect(all).toMatchFileSnapshot(path.join(root, `tests/fixtures/${name}.txt`));
  expect([...takeover.pictures.keys()]).toEqual(pictures);
});

test.each([
  ["the default folder", "", "packages/website/docs"],
  [
    "another folder",
    "docs: { sidebarPath: './{.js', path: '../../manual' }, pages: { path: 'pages' }",
    "manual",
  ],
  ["a folder for a version", "docs: { versions: { current: { path: 'next' } } }", "packages/website/docs"],
  ["folders of other plugins", "docs: {} /* path: 'a' */ }], ['x', { path: 'b' ", "packages/website/docs"],
  [
    "settings of the theme",
    "}]], themeConfig: { docs: { sidebar: {} } }, x: [[{ 'docs': { path: `guides` }",
    "packages/website/guides",
  ],
  [
    "regular expressions with quotes, brackets and slashes",
    `docs: { exclude: [/['"]/, /x\\//, /[/{]/], path: '../../manual', re: /"/ }`,
    "manual",
  ],
  ["a missing folder", "docs: { path: 'missing' }", "packages/website/docs"],
])("a site two folders below the top of a repository without definitions: %s", (_name, options, folder) => {
  const repository = temporaryFolder("takeover");
  const project = path.join(repository, "packages/website");
  const write = writerIn(repository);
  write(".git/HEAD", "ref: refs/heads/main\n");
  const config = `export default { title: 'Kites', presets: [['classic', { ${options} }]] };`;
  write("packages/website/docusaurus.config.mjs", config);
  write("packages/website/next/other.md", "# Other\n");
  write(`${folder}/intro.md`, "# Start\n\nHere.\n");
  const answers = answersTo({}, repository);
  expect(answers).toMatchObject({ project, definitions: null });
  const files = siteFiles(answers, templates, takeOver(project));
  expect([...files.keys()].filter((file) => /^(?:content|definitions)\//.test(file))).toEqual([
    "content/docs/intro.md",
    "definitions/lanterns.d.luau",
  ]);
});

test.each([
  ["of the preset", "presets: [['classic', { docs: { routeBasePath: 'manual' } }]]", "/manual"],
  [
    "of the preset's default",
    "x: { routeBasePath: 'news' }, presets: [['c', { docs: { path: 'a' } }]]",
    "/docs",
  ],
  [
    "of the plugin, with settings of the theme",
    "plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: 'manual' }]], " +
      "presets: [['classic', { docs: false }]], themeConfig: { docs: { sidebar: { hideable: true } } }",
    "/manual",
  ],
])("the address of guides of a Docusaurus site, %s", (_name, options, docsBase) => {
  const project = temporaryFolder("takeover");
  writerIn(project)("docusaurus.config.js", `export default { ${options} };`);
  expect(readDocusaurus(project).docsBase).toBe(docsBase);
});

test("configurations in TOML are read", () =>
  expectCases("cases/toml.txt", ([text = ""]) => JSON.stringify(parseToml(text))));
