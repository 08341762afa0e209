/** Input and output of a command: the process's own, or a test's. */
export interface Terminal {
  readonly cwd: string;
  readonly stdin: AsyncIterable<string | Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Waits for SIGINT or SIGTERM and returns its number. Signals are handled only while a command waits. */
  readonly untilStopped: () => Promise<number>;
}

export interface Output {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean | undefined;
}

/** A usage error: its message goes to standard error, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
