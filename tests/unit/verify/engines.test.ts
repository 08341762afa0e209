/** Engines that are large or hostile, and those that agree with their definitions. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { compare, readReport, writeProbe } from "../../../packages/luau-defs/src/engine";
import { mockOfOutput } from "../mock/engine";
import { planOf, definitionsOf, printed, probed } from "./engine";

const OPTIONS = { reportFile: "report.txt", withUnderscored: false };
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

test("20,000 members are asked", () => {
  const fields = range(20_000).map((index) => `\tmember${index}: (a: number) -> (),`);
  const plan = planOf({ "large.d.luau": `declare Large: {\n${fields.join("\n")}\n}\n` });
  const prelude = `
    Large = {}
    for index = 0, 19998 do Large["member" .. index] = function(a) end end`;
  const report = probed(plan, { prelude });
  const { differences, present } = compare(plan, report, OPTIONS);
  expect(report.cut).toEqual([]);
  expect(present).toHaveLength(20_000);
  expect(differences.map(({ rule, path: name }) => `${rule} ${name}`)).toEqual([
    "missing-in-engine Large.member19999",
  ]);
});

test("20,000 globals are asked, each by its name", () => {
  const plan = planOf({
    "flat.d.luau": range(20_000)
      .map((index) => `declare flat${index}: number\n`)
      .join(""),
  });
  const prelude = `for index = 0, 19999 do (getfenv() :: any)["flat" .. index] = index end`;
  expect(compare(plan, probed(plan, { prelude }), OPTIONS)).toMatchObject({ differences: [], missing: [] });
});

test("tables of any size and depth end, and say that they are cut", () => {
  const plan = planOf({ "engine.d.luau": "declare Engine: { size: number }\n" });
  const prelude = `
    local many = {}
    for index = 1, 300000 do many["name" .. index] = index end
    local deep = {}
    for _ = 1, 1000 do deep = { deep = deep } end
    local endless = setmetatable({}, { __index = function(self) return self end })
    local ring = {}
    setmetatable(ring, { __index = ring })
    Engine = { size = 1, many = many, deep = deep, endless = endless, ring = ring, list = table.create(100000, 1) }`;
  const report = probed(plan, { prelude });
  expect(report.cut).toEqual([["Engine", "many"]]);
  expect(report.facts.filter(({ names }) => names[1] === "many").length).toBe(2001);
  expect(compare(plan, report, OPTIONS).differences.map(({ path: name }) => name)).toEqual([
    "Engine.deep",
    "Engine.endless",
    "Engine.list",
    "Engine.many",
    "Engine.ring",
  ]);
});

test("an engine without Luau's own functions and tables is probed", () => {
  const plan = planOf({ "engine.d.luau": "declare Engine: { start: (scene: string) -> () }\n" });
  const prelude = `
    Engine = { start = function() end }
    debug, utf8, typeof, getfenv, _G = nil, nil, nil, nil, nil
    console = { log = print }`;
  const { output } = printed(writeProbe(plan, { print: "console.log", fixtures: null }), prelude);
  const read = readReport(output, "report.txt");
  expect(read).toMatchObject({
    kind: "report",
    report: { facts: [{ type: "table" }, { type: "function", arity: null }] },
  });
});

test("the mock engine of the product's definitions agrees with them", () => {
  const folder = "definitions";
  const names = readdirSync(folder).filter((file) => file.endsWith(".d.luau"));
  const files = Object.fromEntries(
    names.map((file) => [file, readFileSync(path.join(folder, file), "utf8")] as const),
  );
  const plan = planOf(files);
  const result = compare(plan, probed(plan, { prelude: mockOfOutput(definitionsOf(files)) }), OPTIONS);
  expect(result.present.length).toBeGreaterThan(100);
  expect(result.differences.filter(({ rule }) => rule !== "undeclared-in-engine")).toEqual([]);
});
