import { expect, test, vi } from "vitest";
import { add, resultOf, skipped, summary } from "../../../scripts/test/outcome";
import { playwrightCounts } from "../../../scripts/test/playwright-report";
import { runQueue } from "../../../scripts/test/queue";
import { withTool } from "../../../scripts/test/steps";
import { vitestCounts } from "../../../scripts/test/vitest-report";
import { root } from "../../../scripts/run";

const vitestReport = {
  numPassedTests: 1,
  numFailedTests: 1,
  testResults: [
    {
      name: `${root}/tests/unit/oven.test.ts`,
      status: "failed",
      message: "",
      assertionResults: [
        { fullName: "an oven bakes", status: "passed", failureMessages: [] },
        { fullName: "an oven cools", status: "failed", failureMessages: ["expected 200 to be 20"] },
      ],
    },
    {
      name: `${root}/tests/unit/broken.test.ts`,
      status: "failed",
      message: "Unexpected token",
      assertionResults: [],
    },
  ],
};

const playwrightReport = {
  stats: { expected: 2, unexpected: 0, flaky: 1 },
  suites: [
    {
      specs: [
        {
          file: "site/oven.spec.ts",
          line: 3,
          title: "the door opens",
          tests: [{ status: "flaky", results: [{ error: { message: "It stayed closed." } }, {}] }],
        },
      ],
    },
  ],
};

test("the summary ends with the tests that failed, a line for each step, and the total", () => {
  const results = [
    resultOf("types", { passed: 0, failed: 1, output: "lid.ts(1,1): error TS1005\n" }, ", 2 s"),
    resultOf("unit", vitestCounts(vitestReport)),
    resultOf("browser", playwrightCounts(playwrightReport)),
    resultOf("rust", { passed: 9, failed: 0, note: "rebuilt", output: "fine" }),
  ];
  expect(summary(results)).toBe(`Failed:

  types
    lid.ts(1,1): error TS1005

  tests/unit/oven.test.ts › an oven cools
    expected 200 to be 20

  tests/unit/broken.test.ts
    Unexpected token

  tests/browser/site/oven.spec.ts:3 › the door opens (flaky)
    It stayed closed.


types        0 passed, 1 failed, 2 s
unit         1 passed, 1 failed
browser      2 passed, 1 failed
rust         9 passed, 0 failed (rebuilt)

12 passed, 3 failed`);
});

test("steps run in their order, two at a time, and their results keep that order", async () => {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => async (): Promise<string> => {
    log.push(name);
    await new Promise<void>((end) => ends.set(name, end));
    return name;
  };
  const results = runQueue(["build", "types", "lint"].map(task), 2);
  expect(log).toEqual(["build", "types"]);
  ends.get("types")?.();
  await vi.waitFor(() => expect(log).toEqual(["build", "types", "lint"]));
  ends.get("lint")?.();
  ends.get("build")?.();
  expect(await results).toEqual(["build", "types", "lint"]);
});

test("a part whose tool is missing is skipped, and the summary says so", async () => {
  const present = withTool(process.execPath, async () => ({ passed: 2, failed: 0, note: "rebuilt" }));
  const missing = withTool("no-such-formatter", async () => ({ passed: 0, failed: 1 }));
  const step = add(await missing(), add(await present(), skipped("rebuilt")));
  expect(resultOf("rust", step).line).toBe(
    "rust         2 passed, 0 failed (no no-such-formatter on this machine; rebuilt)",
  );
});
