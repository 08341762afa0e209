/** The result of a step of `npm test`, for its line of the summary. */

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** An additional note in the summary. */
  readonly note?: string | undefined;
}

export interface Outcome extends Counts {
  readonly output?: string;
}

export function add(a: Outcome, b: Outcome): Outcome {
  const output = (a.output ?? "") + (b.output ?? "");
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, output, note: a.note ?? b.note };
}

export function skipped(note: string): Outcome {
  return { passed: 0, failed: 0, note };
}

export function failure(error: unknown): Outcome {
  return {
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

/** An outcome with its line of the summary. */
export interface Result extends Counts {
  readonly line: string;
}

export function resultOf(name: string, { passed, failed, note }: Counts, time = ""): Result {
  const line = `${name.padEnd(12)} ${passed} passed, ${failed} failed${time}${note ? ` (${note})` : ""}`;
  return { passed, failed, line };
}
