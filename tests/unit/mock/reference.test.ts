/**
 * The mock engine does what the reference says: each error, default and limit of a definition file is a
 * key of `NAME.mock.test.luau`, whose function shows it, or shows that the mock reports "not simulated".
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "full-moon-wasm";
import { describe, expect, test } from "vitest";
import { runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { findFiles, readMocks } from "../../../packages/luau-defs/src/read";
import { mockOfOutput, run } from "./engine";
import { promisesIn, wordsOf } from "./promises";

const { files } = await findFiles(["definitions"], ".");
const { value } = await runPipeline(files);
const prelude = mockOfOutput(value, await readMocks(files, "."));
const names = readdirSync("definitions").flatMap((name) => name.match(/^(\w+)\.d\.luau$/)?.[1] ?? []);

describe.each(names)("%s", (name) => {
  const text = readFileSync(`definitions/${name}.d.luau`, "utf8");
  const promises = promisesIn(text);
  const path = `definitions/${name}.mock.test.luau`;
  const checks = existsSync(path) ? readFileSync(path, "utf8") : "return {}";
  const keys = [...checks.matchAll(/^\t\["(.*)"\] = /gm)].map(([, key = ""]) => key.replaceAll('\\"', '"'));

  test("each error, default and limit has a check, and each check a sentence", () => {
    expect([...promises.keys()].filter((sentence) => !keys.includes(sentence))).toEqual([]);
    const words = wordsOf(text);
    expect(keys.filter((key) => !words.includes(key))).toEqual([]);
    expect(parse(checks)).toBeDefined();
  });

  test.each(keys)("%s", (key) => {
    const paths = (promises.get(key) ?? []).map((entry) => JSON.stringify(entry));
    const script = `${HELPERS} local checks = (function() ${checks}\nend)()
checks[${JSON.stringify(key)}]({ ${paths.join(", ")} })`;
    const { events } = run(prelude, script, {}, MODULES);
    const printed = events.flatMap((event) => (event.kind === "print" ? [event.text] : []));
    const errors = events.flatMap((event) => (event.kind === "error" ? [event.message] : []));
    expect(errors.filter((message) => !/\(expected\)|in 100 rounds/.test(message))).toEqual([]);
    expect(printed.filter((line) => line !== "ok" && line !== "not simulated")).toEqual([]);
    expect(printed.length).toBeGreaterThan(0);
    if (!printed.includes("not simulated")) return;
    const remarks = events.flatMap((event) => (event.kind === "trace" && !event.source ? [event.name] : []));
    expect(remarks.join(" ")).toContain("not simulated");
  });
});

/** What checks of `require` load. */
const MODULES = [
  {
    name: "lib/index.luau",
    text: `return { at = Luau.getScriptPath(), folder = Luau.getScriptDirectory(), isSandbox = issandbox(),
file = Filesystem.toAbsolutePath("./x"), own = require("own.luau") }`,
  },
  { name: "lib/own.luau", text: `return Luau.getScriptPath()` },
  { name: "table.luau", text: `return { name = "table" }` },
  { name: "nothing.luau", text: "local nothing = 1" },
  { name: "several.luau", text: "return 1, 2" },
  { name: "raises.luau", text: `error("(raised)")` },
  { name: "broken.luau", text: "local a =\n= 1" },
  { name: "cycle.luau", text: `return require("./cycle.luau")` },
];

/** In one line, so that errors have the lines of the file. */
const HELPERS = `
local function expect(condition, text)
	print(if condition then "ok" else text or "The condition does not hold: " .. debug.info(2, "l"))
end
local function same(actual, expected)
	expect(actual == expected, tostring(actual) .. " is not " .. tostring(expected) .. ": " .. debug.info(2, "l"))
end
local function throws(run, ...)
	local isDone, message = pcall(run, ...)
	expect(not isDone, "No error: " .. debug.info(2, "l"))
	expect(not string.find(tostring(message), "prelude", 1, true), tostring(message))
end
local function says(text, run, ...)
	local isDone, message = pcall(run, ...)
	expect(not isDone and string.find(tostring(message), text, 1, true) ~= nil, tostring(message))
end
local function near(actual, expected)
	expect(vector.magnitude(actual - expected) < 1e-4, tostring(actual) .. " is not " .. tostring(expected))
end
local function at(path)
	local owner, name = string.match(path, "^(%w+)%.(%w+)$")
	return getfenv()[owner][name]
end
local function notSimulated(run)
	return function(paths)
		run(paths)
		print("not simulated")
	end
end
`.replaceAll("\n", " ");
