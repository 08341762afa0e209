/** Modules that a module requires: by paths, by aliases, in Roblox' tree, and those of others. */
import { rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { runOnSources, runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { readRequired } from "../../../packages/luau-defs/src/link";
import { findFiles, type PipelineCache, readSources, sourceFile } from "../../../packages/luau-defs/src/read";
import { findings, moduleFolder } from "./module-files";

const { work, write } = moduleFolder();

describe("what is required", () => {
  const USER =
    'local locks = require("@house/locks")\nlocal Door = {}\nfunction Door.lock(lock: locks.Lock) end\nreturn Door\n';

  test("is found through the aliases of .luaurc, those of the nearest file first", async () => {
    write({
      ".luaurc": '{ "aliases": { "house": "./nowhere", }, // old\n}',
      "kit/.luaurc": '/* "aliases": {} */ { "aliases": { "House": "../parts" } }',
      "kit/door.luau": USER,
      "parts/locks.luau": "export type Lock = { key: string }\nreturn nil\n",
      "other/locks2.luau": "export type Lock = { key: string }\nreturn nil\n",
    });
    const {
      value: { model },
      diagnostics,
    } = await runPipeline(["kit/door.luau", "parts/locks.luau", "other/locks2.luau"], { cwd: work });
    expect(diagnostics).toEqual([]);
    expect(
      model.modules.find(({ slug }) => slug === "door")?.functions[0]?.signatures[0].parameters[0]?.type,
    ).toMatchObject({ prefix: "locks", target: { kind: "symbol", id: "locks/type:Lock" } });
  });

  test("is found through the aliases of .config.luau", async () => {
    write({
      ".config.luau": 'return { luau = { aliases = { kit = "./kit", ["House"] = "./parts" } } } -- ours',
      "kit/door.luau": USER,
      "parts/locks.luau": "export type Lock = number\nreturn nil\n",
    });
    const { diagnostics } = await runPipeline(["kit/door.luau", "parts/locks.luau"], { cwd: work });
    expect(diagnostics).toEqual([]);
  });

  test("is found through an alias that begins with another one, of this folder or of one above", async () => {
    write({
      ".luaurc": '{ "aliases": { "house": "@rooms/inner", "rooms": "@SELF/parts", "round": "@round" } }',
      "kit/.luaurc": '{ "aliases": { "house": "@house/deep" } }',
      "kit/door.luau": USER,
      "parts/inner/deep/locks.luau": "export type Lock = number\nreturn nil\n",
    });
    const { diagnostics } = await runPipeline(["kit/door.luau", "parts/inner/deep/locks.luau"], {
      cwd: work,
    });
    expect(diagnostics).toEqual([]);
  });

  test("is found by a file alone, whatever it and the working directory are called", async () => {
    write({
      ".luaurc": '{ "aliases": { "house": "./parts" } }',
      "kit/door.luau": USER,
      "parts/locks.luau": 'local keys = require("../keys")\nexport type Lock = keys.Key\nreturn nil\n',
      "keys.luau": "export type Key = number\nreturn nil\n",
    });
    const link = `${work}-link`;
    rmSync(link, { force: true });
    symlinkSync(work, link);
    const base = path.basename(work);
    const names = ["kit/door.luau", "./kit/door.luau", String.raw`kit\door.luau`, `../${base}/kit/door.luau`];
    for (const name of [...names, path.join(work, "kit/door.luau"), path.join(link, "kit/door.luau")])
      for (const cwd of [work, link]) {
        const { files } = await findFiles([name], cwd);
        expect({ name, files }).toEqual({ name, files: ["kit/door.luau"] });
      }
    const { value } = await readSources(["kit/door.luau"], work);
    expect(await readRequired(value, work)).toEqual(["parts/locks.luau", "keys.luau"]);
    const elsewhere = await readSources([path.join(work, "kit/door.luau")], "/");
    expect(await readRequired(elsewhere.value, "/")).toContain(path.join(work, "parts/locks.luau"));
    rmSync(link);
  });

  test("is found by Luau in neither of two configurations of one folder, which is reported", async () => {
    write({ ".luaurc": "{}", ".config.luau": "return {}", "kit/door.luau": "return {}\n" });
    const { diagnostics } = await runPipeline(["kit/door.luau"], { cwd: work });
    expect(diagnostics.map(({ rule }) => rule)).toContain("broken-luaurc");
  });

  /** The entries of `kit/door.luau`, with the contents of `kit/locks.luau` and `parts/init.luau`. */
  const requiring = (lines: string, file = "kit/door.luau") =>
    runOnSources([
      sourceFile(file, `${lines}\nlocal Door = {}\nfunction Door.lock(lock: L.Lock) end\nreturn Door\n`),
      sourceFile("kit/locks.luau", "export type Lock = number\nreturn nil\n"),
      sourceFile("parts/init.luau", "export type Lock = number\nreturn nil\n"),
    ]);

  test.each([
    "local L = require(script.Parent.locks)",
    "local Kit = script.Parent\nlocal L = require(Kit.locks)",
    'local Kit = script:FindFirstAncestor("kit")\nlocal L = require(Kit:WaitForChild("locks"))',
    "local Kit = script.Parent\nlocal Root = Kit.Parent\nlocal L = require(Root.Parts)",
    "local Packages = script.Parent.Parent :: any\nlocal L = require((Packages :: any).parts)",
  ])("is found in the tree of scripts: %s", (lines) => {
    const { value, diagnostics } = requiring(lines);
    expect(diagnostics).toEqual([]);
    expect(
      value.model.modules.find(({ slug }) => slug === "door")?.functions[0]?.signatures[0].parameters[0]
        ?.type,
    ).toMatchObject({ target: { kind: "symbol" } });
  });

  test.each([
    "local L = require(script.Parent.Packages.Promise)",
    'local Storage = game:GetService("ReplicatedStorage")\nlocal L = require(Storage.Packages.Locks)',
    'local L = require("@packages/locks2")',
    'local L = require("../../elsewhere/locks")',
  ])("is any where it belongs to others, and said once: %s", (lines) => {
    const { diagnostics } = requiring(lines);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["missing-module"]);
    const { diagnostics: unused } = requiring(lines.replace("local L", "local M"), "kit/key.luau");
    expect(unused.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
      "module-type There is no type `L.Lock`.",
    ]);
  });

  test("says what belongs to others once for all files", () => {
    const user =
      "local P = require(script.Parent.Promise)\nlocal M = {}\nfunction M.go(p: P.Promise) end\nreturn M\n";
    const { diagnostics } = runOnSources(["a", "b"].map((name) => sourceFile(`kit/${name}.luau`, user)));
    expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual(["kit/a.luau missing-module"]);
  });

  test("says all that belongs to others at once", () => {
    const names = ["Promise", "Signal", "Trove", "Timer"];
    const lines = names.map((name) => `local ${name} = require(script.Parent.Packages.${name})\n`).join("");
    const types = names.map((name, index) => `p${index}: ${name}.${name}`).join(", ");
    const user = `${lines}local M = {}\nfunction M.go(${types}) end\nreturn M\n`;
    const { diagnostics } = runOnSources([sourceFile("kit/a.luau", user)]);
    expect(diagnostics.map(({ line, severity, message }) => `${line} ${severity} ${message}`)).toEqual([
      "1 warning 4 packages are not among the files: `script.Parent.Packages.Promise`, " +
        "`script.Parent.Packages.Signal`, `script.Parent.Packages.Trove`, 1 other. Their types lead nowhere.",
    ]);
  });

  test("is missed where the alias leads elsewhere", async () => {
    write({
      ".luaurc": '{ "aliases": { "house": "./nowhere" } }',
      "kit/door.luau": USER,
      "parts/locks.luau": "export type Lock = number\nreturn nil\n",
    });
    const { diagnostics } = await runPipeline(["kit/door.luau", "parts/locks.luau"], { cwd: work });
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["missing-module"]);
  });

  test.each([
    ['{\n\t"aliases": { "house": "../parts" \n', ".luaurc:3:1", /not valid JSON/],
    ['// Ours.\n{ "aliases": ["house"] }', ".luaurc:2:3", /must be an object/],
    ['{ /* old */ "aliases": { "house": 1, }, }', ".luaurc:1:26", /`house` is not a path/],
    ["[]", ".luaurc:1:1", /must be an object/],
  ])("is missed where .luaurc is %j, which is reported", async (luaurc, place, message) => {
    write({ ".luaurc": luaurc, "kit/door.luau": USER });
    const { diagnostics } = await runPipeline(["kit/door.luau"], { cwd: work });
    const found = diagnostics.filter(({ rule }) => rule === "broken-luaurc");
    expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([place]);
    expect(found[0]?.message).toMatch(message);
  });

  test("is looked for again when an alias has changed", () => {
    const cache: PipelineCache = new Map();
    const lock = sourceFile("parts/locks.luau", "export type Lock = number\nreturn nil\n");
    const rules = (folder: string) =>
      runOnSources([{ ...sourceFile("door.luau", USER), aliases: new Map([["house", folder]]) }, lock], {
        cache,
      }).diagnostics.map(({ rule }) => rule);
    expect([rules("nowhere"), rules("parts"), rules("nowhere")]).toEqual([
      ["missing-module"],
      [],
      ["missing-module"],
    ]);
  });

  test("has types of its own: two modules may export one name", () => {
    const text = "export type Options = { a: number }\nreturn nil\n";
    expect(
      findings({
        "a.luau": text,
        "b.luau": text,
        "c.luau": "local C = {}\nfunction C.f(o: Options) end\nreturn C\n",
      }),
    ).toEqual(["c.luau:2 module-type"]);
  });

  test("may lack a type in a module but not in definitions, whatever the file is called", () => {
    const module = "local C = {}\nfunction C.f(o: Missing) end\nreturn C\n";
    expect([findings({ "c.d.luau": module }), findings({ "d.luau": "declare d: Missing\n" })]).toEqual([
      ["c.d.luau:2 module-type"],
      ["d.luau:1 unknown-type"],
    ]);
  });
});
