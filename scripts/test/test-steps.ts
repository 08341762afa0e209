/** In: a command, or tests. Out: a step that runs them, and its outcome. */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureTestBrowser } from "../browser";
import { has, run } from "../run";
import { skipped, type Counts, type Outcome } from "./outcome";
import { relativePath } from "../../src/node/files/relative-path";

export const wanted: readonly string[] = process.argv.slice(2);

/** A single step is shown while it runs; of several, each is shown when it has finished. */
export const quiet = wanted.length !== 1;

export const scratch = mkdtempSync(path.join(tmpdir(), "tests-"));

export type Environment = Readonly<Record<string, string>>;

export type Step = () => Promise<Outcome>;

export const check =
  (command: string, args: readonly string[]): Step =>
  async () => {
    const { code, output } = await run(command, args, { quiet });
    return { ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }), output };
  };

export const withTool =
  (tool: string, step: Step): Step =>
  async () =>
    (await has(tool)) ? step() : skipped(`no ${tool} on this machine`);

/** A command whose output or report has counts; a run without any counts as one failure. */
export async function counted(
  command: string,
  args: readonly string[],
  read: (output: string) => Counts,
  env: Environment = {},
): Promise<Outcome> {
  const { code, output } = await run(command, args, { env, quiet });
  const counts = read(output);
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, output };
  return { ...counts, output };
}

export const vitest =
  (project: string, env: Environment = {}, folders: readonly string[] = []): Step =>
  () => {
    const report = path.join(mkdtempSync(path.join(scratch, `${project}-`)), "report.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const args = ["run", ...folders, "--project", project, ...reporters];
    return counted("vitest", args, () => readCounts(report, vitestCounts), env);
  };

export const playwright: Step = async () => {
  const report = path.join(mkdtempSync(path.join(scratch, "browser-")), "report.json");
  await ensureTestBrowser();
  const read = () => readCounts(report, playwrightCounts);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return counted("playwright", ["test", "--reporter=line,json"], read, env);
};

function readCounts<Report>(file: string, pick: (report: Report) => Counts): Counts {
  try {
    return pick(JSON.parse(readFileSync(file, "utf8")) as Report);
  } catch {
    return { passed: 0, failed: 0 };
  }
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const vitestCounts = ({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relativePath(name);
    const failed = assertionResults.filter((one) => one.status === "failed");
    const tests = failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}\n${failureMessages.join("\n")}`,
    );
    return status === "failed" && failed.length === 0 ? [`${file}\n${message}`] : tests;
  }),
});

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** Flaky tests, which failed and then passed, count as failures (playwright.config.ts). */
const playwrightCounts = ({ stats, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  failures: failuresIn(suites),
});

const failuresIn = (suites: readonly PlaywrightSuite[]): readonly string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === "flaky" || status === "unexpected")
        .map(({ status, results }) => {
          const message = results.find(({ error }) => error !== undefined)?.error?.message ?? "";
          const flaky = status === "flaky" ? " (flaky)" : "";
          return `tests/browser/${file}:${line} › ${title}${flaky}\n${message}`;
        }),
    ),
    ...failuresIn(inner),
  ]);
