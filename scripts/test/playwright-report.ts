interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** The part of Playwright's report in use. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** Flaky tests, which failed and then passed; they count as failures (playwright.config.ts). */
export function flakyTests(suites: readonly PlaywrightSuite[]): readonly string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...flakyTests(inner),
  ]);
}
