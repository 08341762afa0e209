/** What a build prints: its steps with their times, and one last line. */

export interface Steps {
  /** Runs a step, and prints its name when it begins, and its time when it has ended. */
  readonly run: <T>(name: string, step: (progress: (text: string) => void) => T | Promise<T>) => Promise<T>;
  /** Prints the last line: what was built, and where it is. */
  readonly end: (what: string, place: string) => void;
}

/** A terminal also shows a step's progress. */
export function createSteps(): Steps {
  const output = process.stdout;
  const started = performance.now();
  const since = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  // The line is written again, until something else is printed or the step ends.
  const show = (text: string): void => void (output.isTTY && output.write(`\r\x1b[2K${text}`));
  return {
    run: async (name, step) => {
      const start = performance.now();
      show(name);
      const result = await step((text) => show(`${name} ${text}`));
      output.write(`${output.isTTY ? "\r\x1b[2K" : ""}${name} (${since(start)})\n`);
      return result;
    },
    end: (what, place) => void output.write(`${what} in ${since(started)}: ${place}\n`),
  };
}
