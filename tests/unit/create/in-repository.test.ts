/** A new site below the top of a repository: what is read at the top is written there, over no existing file. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { describe, expect, test } from "vitest";
import { findRepository } from "../../../packages/create-luau-docs/src/repository";
import { siteFiles } from "../../../packages/create-luau-docs/src/new-site-files";
import { answersTo, createCommand, templates } from "../../support/created-site";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

describe("below the top of a repository that has files of its own", () => {
  const repository = temporaryFolder("create-in-repository");
  const write = writerIn(repository);
  write(".git/HEAD", "ref: refs/heads/main\n");
  const site = path.join(repository, "tools/docs");
  const above = (files: ReadonlyMap<string, string>): readonly string[] =>
    [...files.keys()].filter((file) => file.startsWith("../"));

  test("what is read at the top is written there, with paths from there", () => {
    const files = siteFiles(answersTo({ folder: site, host: "netlify" }, repository), templates);
    expect(above(files)).toEqual([
      "../../.github/workflows/docs.yml",
      "../../netlify.toml",
      "../../.vscode/extensions.json",
      "../../.vscode/settings.json",
      "../../.vscode/mcp.json",
      "../../.mcp.json",
    ]);
    expect(parseToml(files.get("../../netlify.toml") ?? "")).toMatchObject({
      build: { base: "tools/docs", publish: "public" },
    });
    const { mcpServers } = JSON.parse(files.get("../../.mcp.json") ?? "");
    expect(Object.values(mcpServers)).toMatchObject([
      {
        args: [
          ...["--no-install", "--prefix", "tools/docs", "luau-defs", "mcp", "tools/docs/definitions"],
          ...["--guides", "tools/docs/content/docs"],
        ],
      },
    ]);
    // The formatter is for the definitions, not for all Luau of the repository.
    expect(files.get("../../.vscode/settings.json")).not.toContain("[luau]");
  });

  test("no existing file is written, and the last lines say what to add to it", () => {
    for (const file of [".mcp.json", ".vscode/settings.json", ".github/workflows/docs.yml", "netlify.toml"])
      write(file, "own\n");
    const files = siteFiles(answersTo({ folder: site, host: "netlify" }, repository), templates);
    expect(above(files)).toEqual([
      "../../.github/workflows/docs-docs.yml",
      "../../.vscode/extensions.json",
      "../../.vscode/mcp.json",
    ]);
    const options = "tools/docs --yes --no-vendor --template definitions --host netlify".split(" ");
    const create = [createCommand, ...options];
    const { stdout, status } = spawnSync(process.execPath, create, { cwd: repository, encoding: "utf8" });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^At the top of the repository: \.\.\/\.\.\/\.github.*mcp\.json\.$/m);
    const added = (file: string) => stdout.split(`\nAdd to the repository’s ${file}: `)[1] ?? "";
    expect(added(".vscode/settings.json")).toMatch(/^\{"files\.watcherExclude".*\}$/m);
    expect(added(".mcp.json")).toMatch(/^\{"mcpServers":.*"--prefix","tools\/docs".*\}$/m);
    expect(readFileSync(path.join(repository, ".mcp.json"), "utf8")).toBe("own\n");
    const readme = readFileSync(path.join(site, "README.md"), "utf8");
    expect(readme).toContain("base directory `tools/docs`");
    expect(readme).toContain("`../../.vscode`, `../../.mcp.json`, `AGENTS.md`");
  });

  test("a worktree is a repository of its own", () => {
    write("worktree/.git", "gitdir: ../.git/worktrees/kit\n");
    write(".git/worktrees/kit/HEAD", "ref: refs/heads/kit\n");
    write(".git/config", '[remote "origin"]\n\turl = git@github.com:Kit/engine.git\n');
    expect(findRepository(path.join(repository, "worktree/docs"))).toEqual({
      folder: path.join(repository, "worktree"),
      url: "https://github.com/Kit/engine",
      branch: "kit",
    });
  });
});
