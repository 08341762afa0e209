/** The requirements of a release, and the scope under which it is published. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { packageFolders, published, type Manifest } from "../../../scripts/release/packages";
import { canSign } from "../../../scripts/release/publish-packages";
import { unready } from "../../../scripts/release/readiness";
import { applyScope, scopedCommands } from "../../../scripts/release/scope";
import { root } from "../../support/site-inputs";
import { folderOfEachTest } from "../../support/temporary-folder";

const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: pathOf(), stdio: "pipe" });
const { pathOf, write, read } = folderOfEachTest("ready");

const PLACES = {
  homepage: "https://kit.github.io",
  bugs: { url: "https://code.kit.dev/kit/issues" },
  repository: { url: "git+https://code.kit.dev/kit.git" },
};
const manifest = (name: string, more: object = {}): string =>
  JSON.stringify({ name, version: "0.2.0", ...PLACES, ...more });

const writeManifest = (name: string, more: object): void =>
  write(`packages/${name}/package.json`, manifest(name, more));

beforeEach(() => {
  write("package.json", manifest("kites"));
  write("CHANGELOG.md", "# Changes\n\n## 0.2.0 (2026-01-31)\n");
  for (const [name, folder] of Object.entries(packageFolders))
    write(`${folder}/package.json`, manifest(name));
  writeManifest("luau-docs", { dependencies: { "luau-defs": "0.2.0" } });
  git("init", "--quiet");
  git("config", "user.name", "Kit");
  git("config", "user.email", "kit@kit.example");
  release("Release 0.2.0");
});

function release(message: string): void {
  git("add", ".");
  git("commit", "--quiet", "--message", message);
  git("tag", "--force", "v0.2.0");
}

describe("a release", () => {
  test("is ready in the commit that `npm version` makes", () => {
    expect(unready(pathOf())).toEqual([]);
  });

  test("has one version, in the dependencies of packages on each other too", () => {
    write("packages/luau-search/package.json", JSON.stringify({ name: "luau-search", version: "0.1.0" }));
    writeManifest("luau-docs", { dependencies: { "luau-defs": "0.1.0" } });
    release("Forget two");
    expect(unready(pathOf())).toEqual([
      "packages/luau-search/package.json: `version` is 0.1.0, and the release is 0.2.0. Run `npm version`.",
      "packages/luau-docs/package.json: `luau-defs` is 0.1.0, and the release is 0.2.0. Run `npm version`.",
    ]);
  });

  test("is described, with its day", () => {
    write("CHANGELOG.md", "# Changes\n\n## 0.2.0 (unreleased)\n");
    release("Forget the day");
    const problem: unknown = expect.stringContaining("CHANGELOG.md: 0.2.0 has no section with a date");
    expect(unready(pathOf())).toEqual([problem]);
  });

  test("is named by the documents, which say how it is installed", () => {
    const texts = "<!-- start: unreleased -->\n<!-- start: released -->\nIt.\n";
    write("scripts/documents/release-texts.md", texts);
    write("README.md", "<!-- generated: start -->\n<!-- end -->\n");
    release("Forget the README");
    const problem = "README.md does not say how the release is installed. Run `npm version`.";
    expect(unready(pathOf())).toEqual([problem]);
  });

  test("is a commit with a tag", () => {
    git("tag", "--delete", "v0.2.0");
    write("notes.md", "");
    expect(unready(pathOf())).toEqual([
      "notes.md and perhaps others are not committed.",
      "The commit has no tag v0.2.0. Run `npm version`.",
    ]);
  });

  test("has no address that is a placeholder", () => {
    writeManifest("luau-docs", { homepage: "https://luau-docs.example" });
    writeManifest("create-luau-docs", { repository: { url: "git+https://code.kit.example/kit.git" } });
    release("Forget the addresses");
    expect(unready(pathOf())).toEqual([
      "packages/luau-docs/package.json: `homepage` is https://luau-docs.example, a placeholder. Write the address of the documentation.",
      "packages/create-luau-docs/package.json: `repository.url` is git+https://code.kit.example/kit.git, a placeholder. Write the address of the repository, after `git+`.",
    ]);
  });
});

test("packages are published after those that they install", () => {
  const needs = (name: string): readonly string[] => {
    const file = path.join(root, packageFolders[name] ?? "", "package.json");
    const { dependencies = {} } = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    return Object.keys(dependencies).filter((one) => published.includes(one));
  };
  expect(published.flatMap(needs)).toEqual(["luau-defs", "gatsby-source-luau-defs", "luau-defs"]);
  for (const [index, name] of published.entries())
    for (const needed of needs(name)) expect(published.indexOf(needed)).toBeLessThan(index);
});

test("a CI with OIDC can sign, and others cannot", () => {
  expect(canSign({ ACTIONS_ID_TOKEN_REQUEST_URL: "https://code.kit.dev" })).toBe(true);
  expect(canSign({ CI: "true" })).toBe(false);
});

describe("a scope", () => {
  test("is part of the names of what is published, and packages keep their plain names where they are used", () => {
    const folder = pathOf("packages/luau-docs");
    write("packages/luau-docs/dist/help.mjs", '`npm create luau-docs`; import "luau-docs";\n');
    applyScope(folder, "@kit");
    expect(JSON.parse(read("packages/luau-docs/package.json"))).toMatchObject({
      name: "@kit/luau-docs",
      version: "0.2.0",
      dependencies: { "luau-defs": "npm:@kit/luau-defs@0.2.0" },
    });
    const help = read("packages/luau-docs/dist/help.mjs");
    expect(help).toBe('`npm create @kit/luau-docs`; import "luau-docs";\n');
  });

  test.each([
    ["npm create luau-docs@latest kit -- --yes", "npm create @kit/luau-docs@latest kit -- --yes"],
    ["npx create-luau-docs docs", "npx @kit/create-luau-docs docs"],
    ["npm install luau-defs", "npm install luau-defs@npm:@kit/luau-defs"],
    ["npx luau-docs dev", "npx luau-docs dev"],
  ])("changes the command %s", (command, scoped) => {
    expect(scopedCommands(command, "@kit")).toBe(scoped);
  });
});
