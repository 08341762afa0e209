/** Modules that a module requires: by paths, by aliases, in Roblox' tree, and those of others. */
import { rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { typeText } from "luau-syntax";
import { expect, test } from "vitest";
import { runOnSources, runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { readRequired } from "../../../packages/luau-defs/src/link";
import { findFiles, type PipelineCache, readSources, sourceFile } from "../../../packages/luau-defs/src/read";
import { expectCases, filesOfCase, problemLines } from "../../support/read-cases";
import { folderWith } from "../../support/temporary-folder";

const USER = `local locks = require("@house/locks")
local Door = {}
function Door.lock(lock: locks.Lock) end
return Door
`;

// Files; the types of parameters with what they lead to, and what is reported.
test("types of modules that are required", () =>
  expectCases("cases/required-modules.txt", async (parts) => {
    const files = filesOfCase(parts);
    const paths = Object.keys(files).filter((file) => /(?<!config)\.luau$/.test(file));
    const { value, diagnostics } = await runPipeline(paths, { cwd: folderWith(files) });
    const functions = value.model.modules.flatMap((module) => module.functions);
    const types = functions.flatMap(({ signatures }) => signatures[0].parameters.map(({ type }) => type));
    const targets = types.map(
      (type) => `${typeText(type)} → ${JSON.stringify("target" in type ? type.target : null)}`,
    );
    return [...targets, ...problemLines(diagnostics)].join("\n");
  }));

test("a module is found by a file alone, whatever it and the working directory are called", async () => {
  const work = folderWith({
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

test("a module is looked for again when an alias has changed", () => {
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
