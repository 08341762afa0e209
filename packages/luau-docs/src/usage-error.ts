/** A usage error: its message goes to standard error, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
