/**
 * The mock engine does what the reference says: each error, default and limit of a definition file is a
 * key of `NAME.mock.test.luau`, whose function shows it, or shows that the mock reports "not simulated".
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "full-moon-wasm";
import { describe, expect, test } from "vitest";
import { runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { findFiles, readMocks } from "../../../packages/luau-defs/src/read";
import { filesOfCase, fixtureText, readCases } from "../../support/read-cases";
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
const MODULES = Object.entries(filesOfCase(readCases("mock/required-modules.txt")[0]?.slice(1) ?? [])).map(
  ([name, text]) => ({ name, text }),
);

/** In one line, so that errors have the lines of the file. */
const HELPERS = ` ${fixtureText("mock/check-helpers.luau").replaceAll("\n", " ")}`;
