import { compare, rangeAt, type SourceText, type Span, type TextRange } from "luau-syntax";

export const SEVERITIES = ["error", "warning", "info"] as const;

export type Severity = (typeof SEVERITIES)[number];

/** Whether a problem is at least as severe as the lowest level to report. */
export const isReported = ({ severity }: Pick<Diagnostic, "severity">, lowest: Severity): boolean =>
  SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(lowest);

export type Level = Severity | "off";

/** A user problem with its location. Columns are in UTF-16 code units; all numbers are 1-based. */
export interface Diagnostic extends TextRange {
  /** The path as specified, with forward slashes. */
  readonly file: string;
  readonly severity: Severity;
  /** Kebab-case: `syntax`, `unknown-type`, `front-matter`, `broken-link`, … */
  readonly rule: string;
  readonly message: string;
  /** How to fix it, such as «Did you mean `Timer.clear`?», or null. */
  readonly suggestion: string | null;
  /** Other locations that explain it, such as the first of two declarations. The message names them, too. */
  readonly related?: readonly RelatedLocation[];
}

interface RelatedLocation extends TextRange {
  readonly file: string;
  readonly message: string;
}

/** The result of a stage: its value, as far as it could be computed, and all problems. */
export interface StageResult<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** A diagnostic without its location, which `diagnosticAt` and `diagnosticIn` add. */
export interface Problem {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly suggestion?: string | null;
}

export const diagnosticAt = (source: SourceText, span: Span, problem: Problem): Diagnostic =>
  diagnosticIn(source.path, rangeAt(source, span), problem);

export const diagnosticIn = (file: string, range: TextRange, problem: Problem): Diagnostic => ({
  file,
  line: range.line,
  column: range.column,
  endLine: range.endLine,
  endColumn: range.endColumn,
  severity: problem.severity,
  rule: problem.rule,
  message: problem.message,
  suggestion: problem.suggestion ?? null,
});

export const withRelated = (
  diagnostic: Diagnostic,
  source: SourceText,
  span: Span,
  message: string,
): Diagnostic => ({
  ...diagnostic,
  related: [...(diagnostic.related ?? []), { file: source.path, ...rangeAt(source, span), message }],
});

/** Sorts by file, line, column, rule and message, so that the order is deterministic. */
export const sortDiagnostics = <T extends Diagnostic>(diagnostics: readonly T[]): readonly T[] =>
  [...diagnostics].sort((a, b) => byLocation(a, b) || compare(a.message, b.message));

/** The same order without the message, which is built lazily if there are many diagnostics. */
export const byLocation = (a: DiagnosticLocation, b: DiagnosticLocation): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule);

export type DiagnosticLocation = Pick<Diagnostic, "file" | "line" | "column" | "rule">;

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const withoutDuplicates = <T extends Diagnostic>(diagnostics: readonly T[]): readonly T[] => [
  ...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values(),
];
