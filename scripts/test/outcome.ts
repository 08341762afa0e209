/** The result of a step of `npm test`, for its line of the summary. */
import { DomUtils, parseDocument } from "htmlparser2";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly note?: string | undefined;
  /** Failed tests: the name on the first line, then the message. */
  readonly failures?: readonly string[] | undefined;
}

export interface Outcome extends Counts {
  readonly output?: string;
}

/** Elements in the result of a failed test. Flaky ones have passed in the end, but fail the run. */
const FAILURES = ["failure", "error", "flakyFailure", "flakyError"];

/** Counts the tests of a report in JUnit's format. */
export function countsOf(report: string): Counts {
  const tests = DomUtils.getElementsByTagName("testcase", parseDocument(report, { xmlMode: true }));
  const failures = tests.flatMap(({ attribs, children }) => {
    const problems = children.filter((child) => "name" in child && FAILURES.includes(child.name));
    const name = `${attribs["classname"]} › ${attribs["name"]}`;
    return problems.length === 0 ? [] : [`${name}\n${DomUtils.textContent(problems).trim()}`];
  });
  const skipped = tests.filter(
    ({ children }) => DomUtils.getElementsByTagName("skipped", children, false)[0],
  );
  const passed = tests.length - failures.length - skipped.length;
  return { passed, failed: failures.length, failures };
}

export function sumOutcomes(a: Outcome, b: Outcome): Outcome {
  const output = (a.output ?? "") + (b.output ?? "");
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    output,
    note: [...new Set([a.note, b.note])].filter((note) => note !== undefined).join("; ") || undefined,
    failures: [...(a.failures ?? []), ...(b.failures ?? [])],
  };
}

export const skipped = (note: string): Outcome => ({ passed: 0, failed: 0, note });

export function failure(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, output };
}

const MAX_LINES = 12;

export interface Result extends Counts {
  readonly line: string;
}

export function resultOf(name: string, outcome: Outcome, time = ""): Result {
  const { passed, failed, note } = outcome;
  const line = `${name.padEnd(12)} ${passed} passed, ${failed} failed${time}${note ? ` (${note})` : ""}`;
  return { passed, failed, line, failures: failuresOf(name, outcome) };
}

function failuresOf(name: string, { failed, failures = [], output = "" }: Outcome): readonly string[] {
  if (failed === 0 || failures.length > 0) return failures;
  return [[name, ...output.trimEnd().split("\n").slice(-MAX_LINES)].join("\n")];
}

/** The end of the output of `npm test`: what failed, a line for each step, and the total. */
export function summary(results: readonly Result[]): string {
  const start = (text: string): readonly string[] => text.split("\n").slice(0, MAX_LINES + 1);
  const texts = results.flatMap((result) => result.failures ?? []);
  const failures = texts.map((text) => `  ${start(text).join("\n    ")}\n`);
  const total = results.reduce<Outcome>(sumOutcomes, { passed: 0, failed: 0 });
  return [
    ...(failures.length === 0 ? [] : [`Failed:\n\n${failures.join("\n")}`]),
    results.map(({ line }) => line).join("\n"),
    `${total.passed} passed, ${total.failed} failed`,
  ].join("\n\n");
}
