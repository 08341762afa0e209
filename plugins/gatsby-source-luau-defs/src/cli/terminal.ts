/** What a command reads from and writes to: the process's own, or a test's. */
export interface Terminal {
  readonly cwd: string;
  readonly stdin: AsyncIterable<string | Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /**
   * Waits for the signal to end and gives its number, for commands that would go on for ever; only while they
   * wait is an interrupt theirs.
   */
  readonly untilStopped: () => Promise<number>;
}

export interface Output {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean | undefined;
}

/**
 * https://no-color.org: any text in NO_COLOR turns colours off; else a terminal has them and a file has not.
 */
export function hasColour(output: Output, env: Terminal["env"]): boolean {
  if (env["NO_COLOR"]) return false;
  if (env["FORCE_COLOR"] && env["FORCE_COLOR"] !== "0") return true;
  return output.isTTY === true && env["TERM"] !== "dumb";
}

/** Wrong usage: one or more sentences for standard error, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What an error says of itself, for a sentence of ours. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
