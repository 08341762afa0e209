/** The output of a build: its steps with their times, the problems, and one last line. */
import type { Output } from "../../src/node/diagnostics/report-diagnostics";

/** Prints the problems of a build, past the console, which Gatsby redirects to its reporter. */
export const terminal: Output = {
  warn: (text) => void process.stderr.write(`warn ${text}\n`),
  panicOnBuild: (text) => {
    printError(text);
    process.exit(1);
  },
};

const printError = (text: string): void => void process.stderr.write(`\nerror ${text}\n`);

/** Prints errors without ending the build, so that later steps report theirs, too. */
export function createContinuingOutput(): Output & { readonly hasErrors: () => boolean } {
  let hasErrors = false;
  const panicOnBuild = (text: string): void => {
    hasErrors = true;
    printError(text);
  };
  return { warn: (text) => terminal.warn(text), panicOnBuild, hasErrors: () => hasErrors };
}

export type Steps = ReturnType<typeof createSteps>;

/** A terminal also shows a step's progress. */
export function createSteps() {
  const output = process.stdout;
  const started = performance.now();
  const since = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  // The line is written again, until something else is printed or the step ends.
  const show = (text: string): void => void (output.isTTY && output.write(`\r\x1b[2K${text}`));
  return {
    run: async <T>(name: string, step: (progress: (text: string) => void) => T | Promise<T>): Promise<T> => {
      const start = performance.now();
      show(name);
      const result = await step((text) => show(`${name} ${text}`));
      output.write(`${output.isTTY ? "\r\x1b[2K" : ""}${name} (${since(start)})\n`);
      return result;
    },
    end: (result: string, folder: string) => void output.write(`${result} in ${since(started)}: ${folder}\n`),
  };
}
