/** GitHub runs what `npm test` runs, and its steps count what Vitest and Playwright report. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { countsOf } from "../../../scripts/test/outcome";
import { root } from "../../support/site-inputs";

/** On request only. */
const ALONE = ["emscripten", "speed"];

interface Job {
  readonly strategy?: { readonly matrix: { readonly steps?: readonly string[] } };
  readonly steps: readonly { readonly run?: string }[];
}

/** The steps that a job names, with those of its matrix. */
const stepsOf = ({ strategy, steps }: Job): readonly string[] =>
  steps
    .flatMap(({ run = "" }) => /^npm test -- (.+)$/.exec(run)?.[1] ?? [])
    .flatMap((names) => (names === "${{ matrix.steps }}" ? (strategy?.matrix.steps ?? []) : names))
    .flatMap((names) => names.split(" "));

/** The newest Node that does not run the tests. */
const sorted = (names: readonly string[]): readonly string[] =>
  names.map((name) => name.replace(/^node\d+$/, "node")).sort();

test("the workflow has each step of `npm test` once", () => {
  const text = readFileSync(path.join(root, ".github/workflows/checks.yml"), "utf8");
  const { jobs } = parse(text) as { readonly jobs: Readonly<Record<string, Job>> };
  const args = [path.join(root, "scripts/ts.mjs"), path.join(root, "scripts/test.ts"), "?"];
  const { stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  const steps = /The steps: (.+)\.$/m.exec(stderr)?.[1]?.split(", ") ?? [];
  expect(steps.length).toBeGreaterThan(10);
  expect(sorted(Object.values(jobs).flatMap(stepsOf))).toEqual(
    sorted(steps.filter((name) => !ALONE.includes(name))),
  );
});

test("a failed test counts once, however many errors it has, and also if it passed when it was repeated", () => {
  const testcase = (name: string, result: string): string =>
    `<testcase classname="a.test.ts" name="${name}">${result}</testcase>`;
  const tests = [
    testcase("passes", "<system-out>failure</system-out>"),
    testcase("is skipped", "<skipped/>"),
    testcase("fails", "<failure>One.</failure><error>Two.</error>"),
    testcase("is flaky", "<flakyFailure><stackTrace>Three.</stackTrace></flakyFailure>"),
  ].join("");
  expect(countsOf(`<testsuites><testsuite>${tests}</testsuite></testsuites>`)).toEqual({
    passed: 1,
    failed: 2,
    failures: ["a.test.ts › fails\nOne.Two.", "a.test.ts › is flaky\nThree."],
  });
  expect(countsOf("")).toEqual({ passed: 0, failed: 0, failures: [] });
});
