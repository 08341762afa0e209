/** The built command, as npm runs it: what it creates, and what it refuses. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { TEMPLATES } from "../../../packages/create-luau-docs/src/template";
import { writeSite } from "../../../packages/create-luau-docs/src/write-site";
import { filesUnder } from "../../../src/node/files/published-files";
import { createCommand, createSite } from "../../support/created-site";
import { root } from "../../support/site-inputs";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

let cwd = "";
beforeEach(() => {
  cwd = temporaryFolder("create-command");
});

function run(...args: readonly string[]) {
  const options = { cwd, encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [createCommand, ...args], options);
  return { status, stdout, stderr };
}

const EXAMPLE = ["--yes", "--no-vendor", "--template", "definitions"];

const write = writerIn(() => cwd);

const contentsOf = (folder: string) =>
  [...filesUnder(folder)].sort().map((file) => [file, readFileSync(path.join(folder, file), "utf8")]);

describe("a site is created", () => {
  test("and the next commands are printed", () => {
    expect(run("my-engine", ...EXAMPLE)).toEqual({
      status: 0,
      stderr: "",
      stdout: [
        "",
        "Created my-engine: 18 files. Next:",
        "",
        `  cd ${path.relative(cwd, root)}`,
        `  npx --no-install luau-docs dev ${path.relative(root, path.join(cwd, "my-engine"))}`,
        "",
        "The page is updated whenever you save definitions/lanterns.d.luau.",
        "",
      ].join("\n"),
    });
    expect(readdirSync(cwd)).toEqual(["my-engine"]);
  });

  test("in the current folder, if that is an empty repository", () => {
    write("kit/.git/HEAD", "ref: refs/heads/main\n");
    cwd = path.join(cwd, "kit");
    expect(run(".", ...EXAMPLE).stdout).not.toContain("workflow");
    expect(JSON.parse(readFileSync(path.join(cwd, "package.json"), "utf8")).name).toBe("kit");
    expect(readdirSync(cwd).filter((name) => name.startsWith(".create"))).toEqual([]);
  });

  test("below a repository, whose workflows are at its top", () => {
    write(".git/HEAD", "ref: refs/heads/main\n");
    expect(run("docs", ...EXAMPLE).stdout).toContain("repository: ../.github/workflows/docs.yml, ");
    expect(readdirSync(cwd).sort()).toEqual([".git", ".github", ".mcp.json", ".vscode", "docs"]);
  });

  test.each([
    [
      "package.json",
      '{ "workspaces": ["packages/*"] }',
      'In package.json, add "!packages/docs" to `workspaces`: ',
    ],
    ["package.json", '{ "workspaces": { "packages": ["./packages/**/"] } }', 'add "!packages/docs" to'],
    [
      "pnpm-workspace.yaml",
      "packages:\n  - packages/*\n",
      'In pnpm-workspace.yaml, add "!packages/docs" to `packages`: ',
    ],
    ["package.json", '{ "workspaces": ["packages/*", "!packages/docs"] }', null],
    ["package.json", '{ "workspaces": ["libs/*"] }', null],
    ["package.json", "{", null],
  ])("outside of the workspace of %s with %s", (file, text, step) => {
    write(file, text);
    const { stdout } = run("packages/docs", ...EXAMPLE);
    if (step === null) expect(stdout).not.toContain("!packages");
    else expect(stdout).toContain(step);
  });

  test("for existing definitions, which do not change", () => {
    write("src/kite.luau", "local kite = {}\nreturn kite\n");
    expect(run("docs", "--yes", "--no-vendor", "--definitions", "src").stdout).toContain(
      "save a file in ../src.",
    );
    expect(readFileSync(path.join(cwd, "docs/site.config.ts"), "utf8")).toContain('definitions: "../src",');
    expect(readdirSync(path.join(cwd, "src"))).toEqual(["kite.luau"]);
  });

  test.each(TEMPLATES)("with the same files each time: %s", (template) => {
    for (const place of ["first", "second"]) mkdirSync(path.join(cwd, place));
    const [one, other] = ["first", "second"].map((place) =>
      contentsOf(createSite(path.join(cwd, place, "kit"), "--template", template)),
    );
    expect(one).toEqual(other);
    expect(one?.length).toBeGreaterThan(9);
  });
});

test("who may read a site is decided by the umask", () => {
  mkdirSync(path.join(cwd, "usual"));
  createSite(path.join(cwd, "kit"));
  expect(statSync(path.join(cwd, "kit")).mode).toBe(statSync(path.join(cwd, "usual")).mode);
});

test("a failure in the middle leaves nothing", () => {
  const files = new Map([
    ["a", ""],
    ["a/b", ""],
  ]);
  expect(writeSite(path.join(cwd, "kit"), files)).toMatch(/^Nothing was created: /);
  mkdirSync(path.join(cwd, "empty"));
  expect(writeSite(path.join(cwd, "empty"), files)).toMatch(/^Nothing was created: /);
  const above = new Map([
    ["../.vscode/a", ""],
    ["../.mcp.json", ""],
    ["../.mcp.json/b", ""],
  ]);
  expect(writeSite(path.join(cwd, "kit"), above)).toMatch(/^Nothing was created: /);
  expect(filesUnder(cwd)).toEqual([]);
  expect(readdirSync(cwd)).toEqual(["empty"]);
});

test("the package needs no other packages", () => {
  const folder = path.join(root, "packages/create-luau-docs");
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  expect(dependencies).toBeUndefined();
  const bundle = path.join(folder, "dist/create-luau-docs.cjs");
  expect(statSync(bundle).size).toBeLessThan(600_000);
  const required = readFileSync(bundle, "utf8").matchAll(/\brequire\("([^"]+)"\)/g);
  for (const [, name = ""] of required)
    expect(name).toMatch(
      /^node:|^(?:buffer|fs|path|tty|events|child_process|process)$|^\.\.\/package\.json$/,
    );
});
