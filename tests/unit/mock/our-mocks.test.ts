/** The mocks of our own engine: what happens in a game that nobody plays. */
import { expect, test } from "vitest";
import { runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { findFiles, readMocks } from "../../../packages/luau-defs/src/read";
import { expectCases, fixtureText } from "../../support/read-cases";
import { mockOfOutput, run } from "./engine";

const { files } = await findFiles(["definitions"], ".");
const { value } = await runPipeline(files);
const prelude = mockOfOutput(value, await readMocks(files, "."));

const MAIN = /^main\.luau:/gm;

/** What a script prints, and its errors with the functions that led to them. */
const outputOf = (script: string): readonly string[] =>
  run(prelude, script).events.flatMap((event) => {
    if (event.kind === "print") return [event.text];
    if (event.kind !== "error") return [];
    return [`error: ${event.message}`, ...event.traceback.trim().replaceAll(MAIN, "  $&").split("\n")];
  });

// A script; what it prints, and its errors.
test("scripts run on the project's own engine", () =>
  expectCases("cases/our-mocks.txt", ([script = ""]) => outputOf(script).join("\n")));

test("errors, tracebacks and places never show the prelude", () => {
  const lines = outputOf(fixtureText("mock/nested-errors.luau"));
  expect(lines.join("\n")).not.toContain("[prelude]");
  expect(lines).toContain("[C]\t-1");
});
