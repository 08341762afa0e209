import type { Counts } from "./outcome";

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

/** The part of Playwright's report in use. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** Flaky tests, which failed and then passed, count as failures (playwright.config.ts). */
export const playwrightCounts = ({ stats, suites }: PlaywrightReport): Counts => ({
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
          return (
            `tests/browser/${file}:${line} › ` + `${title}${status === "flaky" ? " (flaky)" : ""}\n${message}`
          );
        }),
    ),
    ...failuresIn(inner),
  ]);
