/** What every stage says of its input's mistakes, and how a person reads it. */

export type Severity = "error" | "warning";

/** One mistake of a user's, with its place. */
export interface Diagnostic {
  /** Path as it was given, forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: Severity;
  /** Kebab-case: `syntax`, `unknown-type`, … */
  readonly rule: string;
  readonly message: string;
  /** What would mend it: «Did you mean `Timer.clear`?», or null. */
  readonly suggestion: string | null;
}

/** What each stage returns: its value as far as it could be made, and every mistake on the way. */
export interface StageResult<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}
