import { existsSync, readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { definitionProblems } from "../../../src/node/settings/definition-problems";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

/** A program in place of luau-defs: it notes that it ran, and refuses settings with the word "wrong". */
const program = `
const { appendFileSync, readFileSync } = require("node:fs");
appendFileSync("runs", "|");
const isWrong = readFileSync("luau-defs.config.json", "utf8").includes("wrong");
console.log(JSON.stringify({ settings: [], findings: isWrong ? [{ rule: "unknown-setting" }] : [] }));
`;

test("valid settings are checked once, and again when they or the program change", () => {
  const folder = temporaryFolder("valid-settings");
  const checkout = process.cwd();
  const write = writerIn(folder);
  write("node_modules/luau-defs/package.json", '{ "name": "luau-defs" }');
  write("node_modules/luau-defs/bin/luau-defs.cjs", 'require("../dist/luau-defs.cjs");');
  write("node_modules/luau-defs/dist/luau-defs.cjs", program);
  onTestFinished(() => {
    process.chdir(checkout);
    vi.unstubAllEnvs();
  });
  process.chdir(folder);
  vi.stubEnv("SITE_SOURCES", folder);
  vi.stubEnv("SITE_RENDERER", "own");
  const rules = (): readonly string[] => definitionProblems().map(({ rule }) => rule);
  const runs = (): number => (existsSync("runs") ? readFileSync("runs", "utf8").length : 0);
  expect([rules(), runs()]).toEqual([[], 0]);
  write("luau-defs.config.json", "{}");
  expect([rules(), rules(), runs()]).toEqual([[], [], 1]);
  write("luau-defs.config.json", '{ "wrong": 1 }');
  expect([rules(), rules(), runs()]).toEqual([["unknown-setting"], ["unknown-setting"], 3]);
  write("luau-defs.config.json", "{}");
  expect([rules(), runs()]).toEqual([[], 3]);
  write("node_modules/luau-defs/dist/luau-defs.cjs", `${program}// 2`);
  expect([rules(), rules(), runs()]).toEqual([[], [], 4]);
  write(".valid-settings", "[");
  expect([rules(), runs()]).toEqual([[], 5]);
  vi.stubEnv("SITE_RENDERER", "gatsby");
  expect([rules(), runs()]).toEqual([[], 6]);
});
