/** The built command, as npm runs it: what it creates, and what it refuses. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { TEMPLATES } from "../../../packages/create-luau-docs/src/template";
import { writeSite } from "../../../packages/create-luau-docs/src/write-site";
import { filesUnder } from "../../../src/node/files/published-files";
import { createCommand, createSite } from "../../support/created-site";
import { root } from "../../support/site-inputs";
import { folderOfEachTest } from "../../support/temporary-folder";

const run = (...args: readonly string[]) => runIn(pathOf(), ...args);

function runIn(cwd: string, ...args: readonly string[]) {
  const options = { cwd, encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [createCommand, ...args], options);
  return { status, stdout, stderr };
}

const EXAMPLE = ["--yes", "--no-vendor", "--template", "definitions"];

const { pathOf, write, read } = folderOfEachTest("create-command");

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
        `  cd ${path.relative(pathOf(), root)}`,
        `  npx --no-install luau-docs dev ${path.relative(root, pathOf("my-engine"))}`,
        "",
        "The page is updated whenever you save definitions/lanterns.d.luau.",
        "",
      ].join("\n"),
    });
    expect(readdirSync(pathOf())).toEqual(["my-engine"]);
  });

  test("in the current folder, if that is an empty repository", () => {
    write("kit/.git/HEAD", "ref: refs/heads/main\n");
    expect(runIn(pathOf("kit"), ".", ...EXAMPLE).stdout).not.toContain("workflow");
    expect(JSON.parse(read("kit/package.json")).name).toBe("kit");
    expect(readdirSync(pathOf("kit")).filter((name) => name.startsWith(".create"))).toEqual([]);
  });

  test("below a repository, whose workflows are at its top", () => {
    write(".git/HEAD", "ref: refs/heads/main\n");
    expect(run("docs", ...EXAMPLE).stdout).toContain("repository: ../.github/workflows/docs.yml, ");
    expect(readdirSync(pathOf()).sort()).toEqual([".git", ".github", ".mcp.json", ".vscode", "docs"]);
  });

  test.each([
    ["package.json", '{ "workspaces": ["packages/*"] }', "workspaces"],
    ["package.json", '{ "workspaces": { "packages": ["./packages/**/"] } }', "workspaces"],
    ["pnpm-workspace.yaml", "packages:\n  - packages/*\n", "packages"],
    ["package.json", '{ "workspaces": ["packages/*", "!packages/docs"] }', null],
    ["package.json", '{ "workspaces": ["libs/*"] }', null],
    ["package.json", "{", null],
  ])("outside of the workspace of %s with %s", (file, text, field) => {
    write(file, text);
    const { stdout } = run("packages/docs", ...EXAMPLE);
    if (field === null) expect(stdout).not.toContain("!packages");
    else expect(stdout).toMatch(new RegExp(`In ${file}, add "!packages/docs" to \`${field}.*\`: `));
  });

  test("for existing definitions, which do not change", () => {
    write("src/kite.luau", "local kite = {}\nreturn kite\n");
    expect(run("docs", "--yes", "--no-vendor", "--definitions", "src").stdout).toContain(
      "save a file in ../src.",
    );
    expect(read("docs/site.config.ts")).toContain('definitions: "../src",');
    expect(readdirSync(pathOf("src"))).toEqual(["kite.luau"]);
  });

  test.each(TEMPLATES)("with the same files each time: %s", (template) => {
    for (const place of ["first", "second"]) mkdirSync(pathOf(place));
    const [one, other] = ["first", "second"].map((place) =>
      contentsOf(createSite(pathOf(`${place}/kit`), "--template", template)),
    );
    expect(one).toEqual(other);
    expect(one?.length).toBeGreaterThan(9);
  });
});

test("who may read a site is decided by the umask", () => {
  mkdirSync(pathOf("usual"));
  createSite(pathOf("kit"));
  expect(statSync(pathOf("kit")).mode).toBe(statSync(pathOf("usual")).mode);
});

test("a failure in the middle leaves nothing", () => {
  mkdirSync(pathOf("empty"));
  const above = ["../.vscode/a", "../.mcp.json", "../.mcp.json/b"];
  for (const [folder, ...files] of [
    ["kit", "a", "a/b"],
    ["empty", "a", "a/b"],
    ["kit", ...above],
  ])
    expect(writeSite(pathOf(folder), new Map(files.map((file) => [file, ""])))).toMatch(
      /^Nothing was created: /,
    );
  expect(filesUnder(pathOf())).toEqual([]);
  expect(readdirSync(pathOf())).toEqual(["empty"]);
});

test("the package needs no other packages", () => {
  const folder = path.join(root, "packages/create-luau-docs");
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  expect(dependencies).toBeUndefined();
  const bundle = path.join(folder, "dist/create-luau-docs.cjs");
  expect(statSync(bundle).size).toBeLessThan(600_000);
  const required = readFileSync(bundle, "utf8").matchAll(/\brequire\("([^"]+)"\)/g);
  const ofNode = /^node:|^(?:buffer|fs|path|tty|events|child_process|process)$|^\.\.\/package\.json$/;
  for (const [, name = ""] of required) expect(name).toMatch(ofNode);
});
