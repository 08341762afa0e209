/** The names of entry points whose folders say nothing: those of their packages. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findFiles } from "../../../packages/luau-defs/src/read";
import { runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { toGraphql } from "../../../packages/luau-defs/src/write";
import { moduleFolder } from "./module-files";

const { work, write } = moduleFolder();

/** A module without a name of its own. */
const MODULE = "local module = {}\n\n--- Does it.\nfunction module.run(): () end\n\nreturn module\n";
const named = (name: string) => MODULE.replaceAll("module", name);

type Files = Readonly<Record<string, string>>;

/** `slug label: what is required`, of each page; the files are below a repository. */
async function pages(files: Files, { folder = "repo", requests = ["."] } = {}) {
  const cwd = path.join(work, folder);
  mkdirSync(path.join(cwd, ".git"), { recursive: true });
  write(Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])));
  const { files: found } = await findFiles(requests, cwd);
  const { value, diagnostics } = await runPipeline(found, { cwd });
  expect(diagnostics).toEqual([]);
  return toGraphql(value.model).modules.map(({ slug, label, requireHtml }) => {
    const [, line = ""] = /require\(([^<]*)\)/.exec(requireHtml) ?? [];
    return `${slug} ${label}: ${line.replaceAll("&quot;", '"')}`;
  });
}

const rojo = (name: string, at: string) => JSON.stringify({ name, tree: { $path: at } });

test.each<[string, Files, readonly string[]]>([
  [
    "Rojo's project",
    { "default.project.json": rojo("Lantern", "src"), "wally.toml": '[package]\nname = "quay/lantern"\n' },
    ["Lantern Lantern: ReplicatedStorage.Packages.Lantern"],
  ],
  [
    "wally",
    { "wally.toml": '[package]\nname = "quay/lantern"\nrealm = "shared"\n' },
    ["lantern lantern: ReplicatedStorage.Packages.lantern"],
  ],
  [
    "wally, for servers, with a place",
    {
      "wally.toml":
        '[package]\nname = "quay/oil-lamp"\nrealm = "server"\n[place]\nserver-packages = "game.ServerStorage.Wally"\n',
    },
    ["oil-lamp oilLamp: ServerStorage.Wally.oilLamp"],
  ],
  [
    "pesde",
    { "pesde.toml": 'name = "quay/lantern"\n[target]\nenvironment = "lune"\nlib = "src/init.luau"\n' },
    ['lantern lantern: "./lune_packages/lantern"'],
  ],
  ["npm", { "package.json": '{ "name": "@quay/lantern" }' }, ['lantern lantern: "./lantern"']],
  ["the repository's folder", {}, ['repo repo: "./repo"']],
  [
    "a place of Rojo's, whose instance counts",
    {
      "default.project.json": JSON.stringify({
        name: "test-place",
        tree: { $className: "DataModel", ReplicatedStorage: { Kit: { Lantern: { $path: "src" } } } },
      }),
    },
    ["Lantern Lantern: ReplicatedStorage.Kit.Lantern"],
  ],
  [
    "a manifest that says nothing, as if there were none",
    { "default.project.json": rojo("src", "src"), "wally.toml": "[package\n" },
    ["repo repo: ReplicatedStorage.Packages.repo"],
  ],
])("src is named by %s", async (_by, manifests, expected) => {
  expect(await pages({ ...manifests, "src/init.luau": MODULE }, { requests: ["src"] })).toEqual(expected);
});

test("what the table is called is its title, and what scripts call the package", async () => {
  const files = {
    "default.project.json": rojo("lantern", "lib"),
    "lib/init.lua": `--- @class Lantern\n${named("Lantern")}`,
    "lib/Wick/init.lua": named("Wick"),
    "lib/Wick/trim-it.lua": named("trim"),
  };
  expect(await pages(files)).toEqual([
    "Lantern Lantern: ReplicatedStorage.Packages.Lantern",
    "Wick Wick: ReplicatedStorage.Packages.Lantern.Wick",
    'trim-it trim: ReplicatedStorage.Packages.Lantern.Wick["trim-it"]',
  ]);
});

test("each package of a repository has its own name", async () => {
  const files = {
    "wally.toml": '[package]\nname = "quay/all"\n',
    "packages/a/src/init.luau": MODULE,
    "packages/b/default.project.json": rojo("bay", "src"),
    "packages/b/src/init.luau": MODULE,
    "packages/b/src/tide.luau": MODULE,
    "packages/c/wally.toml": '[package]\nname = "quay/crew"\n',
    "packages/c/lib/init.luau": MODULE,
    "modules/d/wally.toml": '[package]\nname = "quay/deck"\n',
    "modules/d/init.luau": MODULE,
    "modules/e/init.luau": MODULE,
    "modules/e/bay.luau": MODULE,
    "modules/f/pesde.toml": 'name = "quay/flag"\n[target]\nenvironment = "luau"\nlib = "lib.luau"\n',
    "modules/f/lib.luau": MODULE,
    "tools/src/lib/init.luau": MODULE,
  };
  expect((await pages(files)).map((line) => line.split(" ")[0])).toEqual([
    "a",
    "bay",
    "crew",
    "deck",
    "e",
    "e-bay",
    "flag",
    "tide",
    "tools",
  ]);
});

test("two packages of one name, and two folders of one package, have two addresses", async () => {
  expect(
    await pages({
      "a/wally.toml": '[package]\nname = "quay/kit"\n',
      "a/src/init.luau": MODULE,
      "b/wally.toml": '[package]\nname = "shore/kit"\n',
      "b/src/init.luau": MODULE,
      "lib/init.luau": MODULE,
      "src/init.luau": MODULE,
      "src/lib/init.luau": MODULE,
    }),
  ).toEqual([
    "b-kit bKit: ReplicatedStorage.Packages.kit",
    "kit kit: ReplicatedStorage.Packages.kit",
    'lib lib: "./lib"',
    'repo repo: "./repo"',
    'src-repo srcRepo: "./srcRepo"',
  ]);
});

test("a repository's folder may be called src, and a package may be its top", async () => {
  expect(await pages({ "init.luau": MODULE }, { folder: "src" })).toEqual(['src src: "./src"']);
  expect(await pages({ "init.luau": MODULE }, { folder: "kit" })).toEqual(['kit kit: "./kit"']);
  expect(await pages({ "src/init.luau": MODULE }, { folder: "two/src" })).toEqual(['src src: "./src"']);
});

test("a frozen version has the names of the site, and a page that is published keeps its address", async () => {
  const files = {
    "wally.toml": '[package]\nname = "quay/lantern"\n',
    "content/versions/1.0/definitions/init.luau": MODULE,
    "src/init.luau": MODULE,
  };
  const [frozen] = await pages(files, { requests: ["content/versions/1.0/definitions"] });
  const [current] = await pages(files, { requests: ["src"] });
  expect([frozen?.split(":")[0], current?.split(":")[0]]).toEqual(["lantern lantern", "lantern lantern"]);
  expect(
    await pages(
      { "src/published-anchors.txt": "src\nsrc#run\n", "src/init.luau": MODULE },
      { folder: "old" },
    ),
  ).toEqual(['src src: "./src"']);
});

test("an alias of .luaurc requires what no manager installs", async () => {
  const files = {
    ".luaurc": '{ "aliases": { "Kit": "./kit", "all": "." } }',
    "kit/init.luau": named("Kit"),
    "kit/net/client.luau": MODULE,
  };
  expect(await pages(files)).toEqual(['client client: "@kit/net/client"', 'kit Kit: "@kit"']);
});
