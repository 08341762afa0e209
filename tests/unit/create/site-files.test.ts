/** The files of a new site: its configuration is valid, its definitions and its guide without a problem. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { HOSTS } from "../../../packages/create-luau-docs/src/host";
import type { Request } from "../../../packages/create-luau-docs/src/plan";
import { siteFiles } from "../../../packages/create-luau-docs/src/new-site-files";
import { TEMPLATES, type Template } from "../../../packages/create-luau-docs/src/template";
import { addressText, makeRoutes, readReference } from "../../../packages/luau-defs/src/link";
import { lint, parseConfig } from "../../../packages/luau-defs/src/check";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { readSiteConfig } from "../../../src/lib/site-config/read-site-config";
import { answersTo, templates } from "../../support/created-site";
import { root } from "../../support/site-inputs";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const cwd = temporaryFolder("create-files");
const write = writerIn(cwd);

const filesFor = (request: Partial<Request>) =>
  siteFiles(answersTo({ folder: "my-engine", ...request }, cwd), templates);

/** The configuration, as the site's build reads it. */
function configOf(files: ReadonlyMap<string, string>) {
  const { code } = transformSync(files.get("site.config.ts") ?? "", { loader: "ts", format: "cjs" });
  const module: { exports: { siteConfig?: unknown } } = { exports: {} };
  new Function("module", code)(module);
  return readSiteConfig(module.exports.siteConfig);
}

test("no file of a site starts a program or names a package that somebody else could publish", () => {
  const texts = HOSTS.flatMap((host) => [...filesFor({ host }).values()]);
  for (const text of texts) expect(text).not.toMatch(/npx(?! --no-install|"[^]{0,60}?"--no-install")|"npm:/);
});

test("the empty package that `overrides` name is a folder of the site, which npm copies", () => {
  const { overrides } = JSON.parse(filesFor({}).get("package.json") ?? "");
  const names = Object.values(overrides.gatsby).filter((value) => String(value).startsWith("file:"));
  expect(new Set(names)).toEqual(new Set(["file:nothing"]));
  expect(JSON.parse(filesFor({}).get("nothing/package.json") ?? "")).toMatchObject({ name: "nothing" });
  expect(filesFor({}).get(".npmrc")).toContain("install-links=true");
});

describe.each(TEMPLATES)("the template %s", (template: Template) => {
  const files = filesFor({ template });

  test("has the parts of a site, and nothing else", () => {
    const own = [...files.keys()].filter((file) => !file.startsWith("definitions/"));
    expect(own.sort()).toEqual([
      ...[".github/workflows/docs.yml", ".gitignore", ".mcp.json", ".npmrc", ".vscode/extensions.json"],
      ...[".vscode/mcp.json", ".vscode/settings.json", "AGENTS.md", "README.md", "content/docs/intro.mdx"],
      ...["content/docs/sidebar.yml", ...(template === "big-file" ? ["luau-defs.config.json"] : [])],
      ...["nothing/index.js", "nothing/package.json", "package.json", "site.config.ts"],
      ...["static/favicon.svg", "tsconfig.json"],
    ]);
    expect(files.size - own.length).toBe(1);
    expect([...files.values()].join("\n")).not.toMatch(/(?<!\$)\{\{|undefined|null(?!-loader)/);
  });

  test("has a valid configuration", () => {
    const { site, problems } = configOf(files);
    expect(problems).toEqual([]);
    expect(site?.title).toBe("My Engine");
    expect(site?.checks.samples).toBe("throw");
    expect(site?.definitionsName).toBe("my_engine");
    expect(site?.versions[0]?.pages).toBe(template === "big-file" ? "class" : "module");
  });

  const texts = [...files].filter(([file]) => file.endsWith(".luau"));
  const sources = texts.map(([file, text]) => sourceFile(file, text));
  const settings = parseConfig("luau-defs.config.json", files.get("luau-defs.config.json") ?? "{}").value;

  test("has definitions without a problem or warning", async () => {
    const reference = await readReference(settings.reference, cwd);
    const { value, diagnostics } = runOnSources(sources, { reference });
    const found = lint(value.files, diagnostics, settings).map(({ diagnostic }) => diagnostic);
    expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
  });

  test("has a guide whose links lead to entries", () => {
    const pages = template === "big-file" ? "class" : "module";
    const { model } = runOnSources(sources).value;
    const addresses = makeRoutes(model, "/docs/api", pages).addresses.map(addressText);
    const guide = files.get("content/docs/intro.mdx") ?? "";
    const links = Array.from(guide.matchAll(/\]\(\/docs\/api\/([^)]+)\)/g), ([, link]) => link);
    expect(links).toHaveLength(2);
    for (const link of links) expect(addresses).toContain(link);
  });
});

test("the package depends on `luau-docs` of the same version, and runs it", () => {
  const { dependencies, overrides, scripts, name } = JSON.parse(filesFor({}).get("package.json") ?? "");
  const own = JSON.parse(readFileSync(path.join(root, "packages/create-luau-docs/package.json"), "utf8"));
  const checkout = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  expect(overrides.gatsby).toMatchObject(checkout.overrides.gatsby);
  expect({ name, dependencies }).toEqual({ name: "my-engine", dependencies: { "luau-docs": own.version } });
  expect(Object.values(scripts)).toEqual(["dev", "build", "start", "check"].map((one) => `luau-docs ${one}`));
});

test("existing definitions are used where they are", () => {
  write("engine/api/kite.d.luau", "declare kite: number\n");
  const files = filesFor({ definitions: ["engine/api"] });
  expect(configOf(files).problems).toEqual([]);
  expect(configOf(files).site?.definitions).toEqual(["../engine/api"]);
  expect(configOf(files).site?.checks.samples).toBe("warn");
  expect(files.get("README.md")).toContain("| `../engine/api/` |");
  const { mcpServers } = JSON.parse(files.get(".mcp.json") ?? "");
  expect(mcpServers["my-engine"].args.slice(1, 4)).toEqual(["luau-defs", "mcp", "../engine/api"]);
  expect(files.get("content/docs/intro.mdx")).toContain("First steps with My Engine");
  expect([...files.keys()].filter((file) => file.endsWith(".luau"))).toEqual([]);
});

test("folders and globs are written as they were named, and globs stand for their folders", () => {
  for (const file of ["src/init.luau", "packages/kite/lib/init.luau", "packages/kite/lib/index.d.ts"])
    write(`mono/${file}`, "return {}\n");
  const definitions = ["mono/src", "mono/packages/*/lib"];
  const files = filesFor({ folder: "mono/docs", definitions });
  expect(answersTo({ folder: "mono/docs", definitions }, cwd).template).toBe("plain-modules");
  expect(configOf(files).site?.definitions).toEqual(["../src", "../packages/*/lib"]);
  expect(files.get("README.md")).toContain("| `../src/`, `../packages/*/lib` |");
  const { mcpServers } = JSON.parse(files.get(".mcp.json") ?? "");
  expect(mcpServers["mono"].args.slice(2, 5)).toEqual(["mcp", "../src", "../packages/*/lib"]);
  const workflow = files.get(".github/workflows/docs.yml") ?? "";
  expect(workflow).toContain("coverage ../src '../packages/*/lib'");
  expect(() => answersTo({ definitions: ["mono/packages/*/li"] }, cwd)).toThrow(
    /^No definitions match mono\/packages\/\*\/li\.$/,
  );
});

test("settings for editors are complete", () => {
  const files = filesFor({});
  const settings = JSON.parse(files.get(".vscode/settings.json") ?? "");
  expect(settings["[luau]"]).toMatchObject({ "editor.defaultFormatter": "luau-defs.luau-defs" });
  const config = filesFor({ template: "big-file" }).get("luau-defs.config.json") ?? "";
  expect(JSON.parse(config)).toMatchObject({ pages: "class" });
});

test("a large file with comments has a page for each class, and its descriptions are checked", () => {
  write("large/engine.d.luau", "--- A kite.\ndeclare kite: number\n".repeat(200));
  const files = filesFor({ definitions: ["large"] });
  expect(configOf(files).site?.versions[0]?.pages).toBe("class");
  expect(JSON.parse(files.get("luau-defs.config.json") ?? "")).toEqual({ pages: "class" });
});

describe("a generated file's types", () => {
  const configFor = (name: string, text: string) => {
    write(`${name}/all.d.luau`, text);
    const files = filesFor({ definitions: [name], template: "big-file" });
    expect(configOf(files).site?.reference).toEqual({ groups: [], titles: {}, icons: {} });
    const { rules: _rules, pages: _pages, ...types } = JSON.parse(files.get("luau-defs.config.json") ?? "{}");
    return types;
  };

  test("are configured if it has them", () => {
    const types = ["KitEnum", "KitEnumItem"].map((name) => `declare extern type ${name} with end\n`);
    const text = `${types.join("")}declare extern type A with\n\tHit: KitSignal<number>\nend\n`;
    const enums = { item: "KitEnumItem", table: "KitEnum" };
    expect(configFor("with", text)).toMatchObject({ enums, events: { type: "KitSignal" } });
  });

  test("are not if it has none", () => {
    expect(configFor("without", "declare a: number\n")).toEqual({});
  });
});

describe("the platform", () => {
  const MODULE = "local M = {}\nreturn M\n";
  const platformOf = (name: string, files: Record<string, string>) => {
    write(`${name}/.git/HEAD`, "ref: refs/heads/main\n");
    for (const [file, text] of Object.entries(files)) write(`${name}/${file}`, text);
    const site = filesFor({ folder: path.join(cwd, name, "docs"), definitions: [`${name}/src`] });
    return JSON.parse(site.get("luau-defs.config.json") ?? "null");
  };

  const roblox = `--- game:GetService("Players")\n${MODULE}`;
  const lune = `local fs = require("@lune/fs")\n${MODULE}`;
  test.each([
    ["by a file of its tools", { "wally.toml": "", "src/a.luau": MODULE }, { platform: "roblox" }],
    ["by its tree", { "src/a.luau": `local p = script.Parent\n${MODULE}` }, { platform: "roblox" }],
    ["by its modules", { "rokit.toml": "", "src/a.luau": lune }, { platform: "lune" }],
    ["by most files", { "src/a.luau": roblox, "src/b.luau": lune, "src/c.luau": lune }, { platform: "lune" }],
    ["not where there is none", { "src/a.luau": MODULE }, null],
  ])("is set %s", (name, files, expected) => {
    expect(platformOf(name.replaceAll(" ", "-"), files)).toEqual(expected);
  });
});

describe("in a git repository", () => {
  const repository = path.join(cwd, "repository");
  beforeAll(() => {
    mkdirSync(repository);
    const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: repository });
    git("init", "--quiet", "--initial-branch", "trunk");
    git("remote", "add", "origin", "git@github.com:kit/engine.git");
  });
  const filesIn = (folder: string) => filesFor({ folder: path.join(repository, folder) });

  test("links lead to the site's folder of it", () => {
    const { site } = configOf(filesIn("tools/docs"));
    const repository = "https://github.com/kit/engine";
    expect(site).toMatchObject({
      repository,
      sourceUrl: `${repository}/blob/trunk/tools/docs/{path}#L{line}-L{endLine}`,
      editUrl: `${repository}/edit/trunk/tools/docs/{path}`,
    });
  });

  test("a site in its folder `docs` is called after it", () => {
    const { site } = configOf(filesIn("docs"));
    expect(site).toMatchObject({ title: "Engine", url: "https://engine.example", definitionsName: "engine" });
    expect(configOf(filesIn("kit")).site?.title).toBe("Kit");
  });
});
