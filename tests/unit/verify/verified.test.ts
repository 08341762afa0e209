/** From an engine over `verified.json` to pages and published files. */
import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { beforeEach, expect, test } from "vitest";
import { coverageOf } from "../../../packages/luau-defs/src/check";
import { openSession } from "../../../plugins/gatsby-source-luau-defs/src/session";
import { compare, writeVerified } from "../../../packages/luau-defs/src/engine";
import { planOf, probed } from "./engine";
import { snapshotModules } from "../../support/snapshot-modules";
import { folderOfEachTest } from "../../support/temporary-folder";
import { fixtureText } from "../../support/read-cases";

const DEFINITIONS = fixtureText("engines/timer-and-clock.d.luau");
const OTHER = "export type Id = number\n";
const ENGINE = "Timer = { clear = function(id) end }";
const LUNE = { engine: "Lune 0.11.1", date: "2026-11-24" };
const { pathOf, write } = folderOfEachTest("verified");

beforeEach(() => {
  write("definitions/inner/timer.d.luau", DEFINITIONS);
  write("definitions/other.d.luau", OTHER);
});

function record(): string {
  const plan = planOf({ "definitions/inner/timer.d.luau": DEFINITIONS, "definitions/other.d.luau": OTHER });
  const options = { reportFile: "report.txt", withUnderscored: false };
  return writeVerified(compare(plan, probed(plan, { prelude: ENGINE }), options), LUNE);
}

const readSite = async () => {
  const session = openSession({ requests: ["definitions"], cwd: pathOf(), severities: {} });
  const snapshot = await session.read("all");
  const { files, model } = snapshot.output;
  const converted = files.map((file) => file.converted);
  const coverage = coverageOf(converted, [], model.verified);
  return { ...snapshot, modules: snapshotModules(snapshot), coverage };
};

test("is sorted, has no more than was found out, and is the same every time", () => {
  expect(record()).toBe(record());
  expect(JSON.parse(record())).toEqual({
    format: "luau-defs verified 1",
    ...LUNE,
    counts: { present: 1, missing: 1 },
    modules: { timer: { present: ["Timer.clear"], missing: ["Timer.start"] } },
  });
});

test("pages say with which engine a module was compared, and what that lacks", async () => {
  write("definitions/verified.json", record());
  const { modules, files, diagnostics, coverage } = await readSite();
  expect(diagnostics).toEqual([]);
  expect(modules.map(({ slug, verified }) => [slug, verified])).toEqual([
    ["other", null],
    ["timer", LUNE],
  ]);
  const timer = modules.find(({ slug }) => slug === "timer");
  expect(timer?.functions.map(({ path: name, doc }) => [name, doc.missingIn])).toEqual([
    ["Timer.clear", null],
    ["Timer.start", "Lune 0.11.1"],
  ]);
  // Nothing is claimed of what was not asked.
  expect(timer?.classes.map(({ doc }) => doc.missingIn)).toEqual([null]);
  const textOf = (name: string): string => files.find((file) => file.path === name)?.body() ?? "";
  expect(textOf("timer.md")).toContain("Verified with Lune 0.11.1 on 2026-11-24.");
  expect(textOf("timer.md").match(/\*\*Not in Lune 0\.11\.1\.\*\*/g)).toHaveLength(1);
  const schema = JSON.parse(readFileSync("static/schemas/api-module.schema.json", "utf8")) as object; // ours
  const isValid = new Ajv().compile(schema);
  expect(isValid(JSON.parse(textOf("timer.json"))), JSON.stringify(isValid.errors)).toBe(true);
  expect(textOf("timer.json").match(/"missingIn": "Lune 0\.11\.1"/g)).toHaveLength(1);
  expect(coverage.verified).toEqual([{ ...LUNE, present: 1, missing: 1 }]);
});

test("without the file, there is no trace of it", async () => {
  const { modules, files, coverage } = await readSite();
  expect(modules.map(({ verified }) => verified)).toEqual([null, null]);
  expect(files.filter(({ body }) => /verified|missingIn|Not in/i.test(body()))).toEqual([]);
  expect(coverage).not.toHaveProperty("verified");
});

test("of a symbol that is newer than the file, nothing is said", async () => {
  write("definitions/verified.json", record());
  write("definitions/inner/timer.d.luau", DEFINITIONS.replace("\tstart", "\tlater: () -> (),\n\tstart"));
  const { modules } = await readSite();
  const timer = modules.find(({ slug }) => slug === "timer");
  expect(timer?.functions.map(({ path: name, doc }) => [name, doc.missingIn])).toEqual([
    ["Timer.clear", null],
    ["Timer.later", null],
    ["Timer.start", "Lune 0.11.1"],
  ]);
});

const UNDATED = JSON.stringify({ format: "luau-defs verified 1", engine: "x", date: "soon", modules: {} });

test.each([
  ["{", "it is not valid JSON"],
  ["[]", "its `format` is not `luau-defs verified 1`"],
  [UNDATED, "no `date`"],
])("a file with %s is reported, and not used", async (text, reason) => {
  write("definitions/verified.json", text);
  const { modules, diagnostics } = await readSite();
  expect(diagnostics).toMatchObject([{ rule: "verified-file", file: "definitions/verified.json" }]);
  expect(diagnostics[0]?.message).toContain(reason);
  expect(modules.map(({ verified }) => verified)).toEqual([null, null]);
});
