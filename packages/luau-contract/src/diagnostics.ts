/** The mistakes of users, in whatever they wrote: definitions, guides, front matter, configuration, links. */
import { compare } from "./compare";
import { rangeAt, type Position, type SourceText, type Span, type TextRange } from "./source-text";

export type Severity = "error" | "warning";

/** What a rule can be set to. */
export type Level = Severity | "off";

/** One mistake of a user's, with its place. Columns count UTF-16 code units; all numbers begin at 1. */
export interface Diagnostic extends TextRange {
  /** Path as it was given, forward slashes. */
  readonly file: string;
  readonly severity: Severity;
  /** Kebab-case: `syntax`, `unknown-type`, `front-matter`, `broken-link`, … */
  readonly rule: string;
  readonly message: string;
  /** What would fix it: «Did you mean `Timer.clear`?», or null. */
  readonly suggestion: string | null;
}

/** What each stage returns: its value as far as it could be made, and every mistake on the way. */
export interface StageResult<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a check says of one place; `diagnosticAt` and `diagnosticIn` add where that is. */
export interface Mistake {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly suggestion?: string | null;
}

/** The diagnostic of a mistake at `span`; `near` is a known place before it, best in the same line. */
export const diagnosticAt = (source: SourceText, span: Span, mistake: Mistake, near?: Position): Diagnostic =>
  diagnosticIn(source.path, rangeAt(source, span, near), mistake);

/** The diagnostic of a mistake whose place is known already. */
export const diagnosticIn = (file: string, range: TextRange, mistake: Mistake): Diagnostic => ({
  file,
  line: range.line,
  column: range.column,
  endLine: range.endLine,
  endColumn: range.endColumn,
  severity: mistake.severity,
  rule: mistake.rule,
  message: mistake.message,
  suggestion: mistake.suggestion ?? null,
});

/** By file, then line, then column, then rule, then message: the same order at every run. */
export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...diagnostics].sort((a, b) => byPlace(a, b) || compare(a.message, b.message));

/** All of the order but the message, which is made late where there are many. */
export const byPlace = (a: DiagnosticPlace, b: DiagnosticPlace): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule);

export type DiagnosticPlace = Pick<Diagnostic, "file" | "line" | "column" | "rule">;
