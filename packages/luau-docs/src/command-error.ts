/** Ends a command with a message on standard error. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  /** 1: a mistake in the site. 2: wrong usage. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
