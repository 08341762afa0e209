/** The names of pages whose files have the same name. */
import { expect, test } from "vitest";
import { runOnSources, runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { findFiles, sourceFile, type SourceFile } from "../../../packages/luau-defs/src/read";
import { findings, moduleFolder, run } from "./module-files";

const { work, write } = moduleFolder();

const MODULE = "local Door = {}\n\nfunction Door.open() end\n\nreturn Door\n";

test("modules of one name in several folders take their folders' names, but for the one nearest to the top", () => {
  const text = "export type A = number\nreturn nil\n";
  const { value, diagnostics } = run({
    "kit/a/types.luau": text,
    "kit/b/types.luau": text,
    "kit/types.luau": text,
    "kit/b/types/init.luau": text,
  });
  expect(diagnostics).toEqual([]);
  expect(value.model.modules.map(({ slug, location }) => `${slug} ${location.file}`)).toEqual([
    "a-types kit/a/types.luau",
    "b-types kit/b/types.luau",
    "kit-b-types kit/b/types/init.luau",
    "types kit/types.luau",
  ]);
  expect(findings({ "types.luau": text, "types.d.luau": "declare x: number\n" })).toEqual([
    "types.d.luau:1 duplicate-module",
  ]);
});

test("of files with one name, pages are named after what is returned, then a class, then the folder", () => {
  const returns = (name: string) => `local ${name} = {}\nfunction ${name}.go(): () end\nreturn ${name}\n`;
  const files = {
    "kit/fs.luau": 'return require("./io/fs")\n',
    "kit/io/fs.luau": returns("fs"),
    "kit/net/fs.luau": returns("remote"),
    "kit/old/fs.luau": `--- @class Legacy\n${returns("module")}`,
    "kit/new/fs.luau": returns("module"),
    "kit/Pool.luau": returns("pool"),
    "kit/pool/init.luau": `return { pool = 1 :: number }\n`,
    "kit/pool/Pool.luau": returns("Pool"),
  };
  const pages = (sources: readonly SourceFile[]) =>
    runOnSources(sources).value.model.modules.map(({ slug, location }) => `${location.file} ${slug}`);
  const sources = Object.entries(files).map(([name, text]) => sourceFile(name, text));
  const expected = [
    "kit/Pool.luau Pool",
    "kit/fs.luau kit-fs",
    "kit/io/fs.luau fs",
    "kit/net/fs.luau remote",
    "kit/new/fs.luau new-fs",
    "kit/old/fs.luau Legacy",
    "kit/pool/Pool.luau pool-Pool",
    "kit/pool/init.luau kit-pool",
  ];
  expect([...pages(sources)].sort()).toEqual(expected);
  expect([...pages([...sources].reverse())].sort()).toEqual(expected);
  expect(runOnSources(sources).value.notes).toEqual([
    "5 pages are not named after the file, since another one has its name: kit-fs (kit/fs.luau), " +
      "remote (kit/net/fs.luau), " +
      "new-fs (kit/new/fs.luau), pool-Pool (kit/pool/Pool.luau), " +
      "kit-pool (kit/pool/init.luau).",
  ]);
  expect(
    findings({
      "kit/pool/init.luau": "return { a = 1 :: number }\n",
      "kit/pool/Pool.luau": returns("Pool"),
    }),
  ).toEqual([]);
  expect(findings({ "pool.luau": returns("pool"), "pool.lua": returns("pool") })).toEqual([
    "pool.lua:1 duplicate-module",
  ]);
  const [upper, lower] = [returns("Reel"), returns("reel")];
  expect(findings({ "Reel.luau": upper, "reel.luau": lower })).toEqual(["reel.luau:1 duplicate-module"]);
  expect(pages([sourceFile("kit/Reel.luau", upper), sourceFile("kit/reel.luau", lower)])).toEqual([
    "kit/Reel.luau Reel",
    "kit/reel.luau kit-reel",
  ]);
});

test("tables beside the module are below its page, in each of two files", () => {
  const text = `--- @class Toys.Kite
local Kite = { Interface = {}, Prototype = {} }
export type Kite = { name: string }
--- Flies.
function Kite.Prototype.fly(self: Kite): () end
--- Makes one.
function Kite.Interface.new(): Kite return nil :: any end
return Kite.Interface
`;
  const { value, diagnostics } = run({ "a/kite.luau": text, "b/kite.luau": text });
  expect(diagnostics).toEqual([]);
  expect(value.model.modules.map(({ slug, name }) => `${slug} ${name}`)).toEqual([
    "b-kite bKite",
    "b-kite.Kite.Interface Kite.Interface",
    "b-kite.Kite.Prototype Kite.Prototype",
    "kite Kite",
    "kite.Interface Kite.Interface",
    "kite.Prototype Kite.Prototype",
  ]);
});

test("a page that was published under its folder's name keeps it", async () => {
  write({
    "kit/a/module.luau": MODULE,
    "kit/b/module.luau": MODULE.replaceAll("Door", "Gate"),
    "kit/published-anchors.txt": "# ours\nmodule#open\nb-module\na-module -> module\n",
  });
  const slugs = async () => {
    const { files } = await findFiles(["kit"], work);
    const { value } = await runPipeline(files, { cwd: work });
    return value.model.modules.map(({ slug }) => slug);
  };
  expect(await slugs()).toEqual(["b-module", "module"]);
  write({ "kit/published-anchors.txt": "b-module#open\n" });
  expect(await slugs()).toEqual(["Door", "b-module"]);
});

test.each([
  ["a plain comment", "-- @class Wing"],
  ["a comment of one line", "--[[ @class Wing ]]"],
  ["a rule", "---- @class Wing"],
  ["a string", 'local text = "\\\n@class Wing\n"'],
  ["a long string", "local text = [[\n@class Wing\n]]"],
  ["a sample in lines", "--- Flies.\n--- ```lua\n--- --- @class Wing\n--- @class Wing\n--- ```"],
  ["a sample in a block", "--[=[\n\tFlies.\n\t```lua\n\t@class Wing\n\t```\n]=]"],
])("a class in %s does not name the page", (_, text) => {
  expect(sourceFile("kit/kite.luau", `${text}\nreturn {}\n`).slug).toBe("kite");
});

test.each([
  ["a line", "--- @class Wing"],
  ["a block", "--[=[\n\t@class Wing\n]=]"],
  ["a block after a sample", "--[=[\n\t```lua\n\tx\n\t```\n\t@class Wing\n]=]"],
  ["one of several that the file returns", "--- @class Tail\nlocal a\n--- @class Wing\nlocal Wing = {}"],
])("a class in %s names the page", (_, text) => {
  expect(sourceFile("kit/kite.luau", `${text}\r\nreturn table.freeze(Wing)\n`).slug).toBe("Wing");
});
