/** Ends a command with a message on standard error. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  /** 1: a problem in the site. 2: wrong usage. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A full disk, or a place that may not be written: nothing that a stack explains. */
const CODES = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "ENOTDIR", "EEXIST"]);

export function asFileError(error: unknown): CommandError | null {
  // Several bundles are written at a time.
  if (error instanceof AggregateError)
    return error.errors.map(asFileError).find((one) => one !== null) ?? null;
  if (!(error instanceof Error && "code" in error && CODES.has(String(error.code)))) return null;
  const { path, syscall } = error as NodeJS.ErrnoException;
  const verb = /^(?:open|scandir|l?stat|read)$/.test(syscall ?? "") ? "open" : "write";
  // Node's messages are such as `EACCES: permission denied, mkdir '/kit/.luau-docs'`.
  const reason = /^\w+: ([^,]+)/.exec(error.message)?.[1] ?? error.message;
  return new CommandError(`Cannot ${verb}${path === undefined ? "" : ` \`${path}\``}: ${reason}.`);
}
