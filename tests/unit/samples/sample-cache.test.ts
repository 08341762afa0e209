import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Elsewhere } from "luau-search";
import { loadLuau } from "luau-wasm/node";
import { beforeEach, describe, expect, test } from "vitest";
import { checkSamples, type SampleCache, textDocument } from "../../../packages/luau-defs/src/engine";
import { definitionsIn } from "./definitions-in";
import { startCache } from "../../../src/node/samples/run-check";
import { temporaryFolder } from "../../support/temporary-folder";

const ENGINE = `
declare Timer: { clear: (id: number) -> () }
declare function require(path: string): any
`;

/** A code block. */
const sample = (code: string): string => `\`\`\`luau\n${code}\n\`\`\`\n`;

const checkGuide = (guide: string, cache: SampleCache, engine = ENGINE, elsewhere?: Elsewhere) =>
  checkSamples([textDocument("guide.mdx", guide)], {
    definitions: definitionsIn(engine),
    ...(elsewhere && { elsewhere }),
    loadLuau,
    luauDigest: "test",
    cache,
  });

/** Checks two samples, of which the first is always the same. */
const check = (code: string, cache: SampleCache, engine = ENGINE) =>
  checkGuide(sample("print(1)") + sample(code), cache, engine);

test("only what has changed is checked again", () => {
  const cache: SampleCache = new Map();
  expect(check("print(2)", cache).value).toMatchObject({ total: 2, excluded: 0, ran: 2 });
  expect(check("print(2)", cache).value.ran).toBe(0);
  expect(check('Timer.clear("1")', cache).value.ran).toBe(1);
  const again = checkGuide(`# Moved\n\n${sample('Timer.clear("1")')}`, cache);
  expect(again.value.ran).toBe(0);
  expect(again.diagnostics).toMatchObject([{ line: 4, column: 13 }]);
  // And whether Luau accepts `Timer` and `require`.
  expect(cache.size).toBe(3);
});

test("comments of the definitions change nothing, nor do definitions that a sample cannot reach", () => {
  const cache: SampleCache = new Map();
  check("print(2)", cache);
  expect(check("print(2)", cache, `--- A comment.\n${ENGINE}-- Another.\n`).value.ran).toBe(0);
  expect(check("print(2)", cache, `${ENGINE}declare x: number\n`).value.ran).toBe(0);
  expect(check("print(2)", cache, `${ENGINE}declare print: nil\n`).value.ran).toBe(2);
});

test("a change counts for all that reaches it, in however many steps", () => {
  const cache: SampleCache = new Map();
  const engine = (id: string) =>
    `export type Ids = { ${id} }\ndeclare class Door\n\tids: Ids\nend\ndeclare Doors: { first: Door }\n`;
  const use = "local id: number = Doors.first.ids[1]\nprint(id)";
  expect(check(use, cache, engine("number")).diagnostics).toEqual([]);
  const { value, diagnostics } = check(use, cache, engine("string"));
  expect(value.ran).toBe(1);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    "Expected this to be 'number', but got 'string'",
  ]);
});

test("the nearest name is that of today", () => {
  const cache: SampleCache = new Map();
  const suggestionsWith = (more: string) =>
    check("Tymers.clear(1)", cache, `${ENGINE}${more}`).diagnostics.map(({ suggestion }) => suggestion);
  expect(suggestionsWith("")).toEqual(["Did you mean `Timer`?"]);
  expect(suggestionsWith("declare Timers: number\n")).toEqual(["Did you mean `Timers`?"]);
  expect(suggestionsWith("")).toEqual(["Did you mean `Timer`?"]);
});

test("what names of other engines are called is what they are called today", () => {
  const cache: SampleCache = new Map();
  const suggestionWith = (declared: string, path: string) => {
    const known = { engine: "Roblox", concept: "", path, isEquivalent: true };
    const elsewhere: Elsewhere = ({ path: name }) => ({ name, ...known });
    const guide = sample("Timer.qzxwv(1)");
    return checkGuide(guide, cache, `${ENGINE}${declared}`, elsewhere).diagnostics[0]?.suggestion;
  };
  expect(suggestionWith("declare a: { b: number }\n", "a.b")).toBe("`qzxwv` (Roblox) is `a.b` here.");
  expect(suggestionWith("declare a: { c: number }\n", "a.c")).toBe("`qzxwv` (Roblox) is `a.c` here.");
});

describe("start cache", () => {
  let folder = "";
  beforeEach(() => {
    folder = temporaryFolder("start-cache");
  });
  const fileOf = (version: string): string => path.join(folder, `${version}.json`);
  const read = (version: string): string => readFileSync(fileOf(version), "utf8");

  test("a version without results of its own starts with those of the newest one, others keep theirs", () => {
    writeFileSync(fileOf("next"), "of next");
    writeFileSync(fileOf("2.0"), "of 2.0");
    for (const version of ["2.0", "1.0"]) startCache(fileOf(version), fileOf("next"));
    expect(["2.0", "1.0"].map(read)).toEqual(["of 2.0", "of next"]);
  });
});
