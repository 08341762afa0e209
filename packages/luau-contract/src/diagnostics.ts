/** The mistakes of users, in whatever they wrote: definitions, guides, front matter, configuration, links. */
import { compare } from "./compare";
import { positionFrom, type Position, type SourceText, type Span } from "./source-text";

export type Severity = "error" | "warning";

/** What a rule can be set to. */
export type Level = Severity | "off";

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

/** What a check says of one place; `diagnosticAt` adds where that is. */
export interface Mistake {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly suggestion?: string | null;
}

/** Makes the diagnostic of a mistake that stands at `span`; `near` is a known place before it, best in the same line. */
export function diagnosticAt(source: SourceText, span: Span, mistake: Mistake, near: Position = FIRST): Diagnostic {
  const start = positionFrom(source, near, span[0]);
  const end = positionFrom(source, start, Math.max(span[0], span[1]));
  return {
    file: source.path,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    severity: mistake.severity,
    rule: mistake.rule,
    message: mistake.message,
    suggestion: mistake.suggestion ?? null,
  };
}

const FIRST: Position = { line: 1, column: 1 };

/** By file, then line, then column, then rule, then message: the same order at every run. */
export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...diagnostics].sort((a, b) => byPlace(a, b) || compare(a.message, b.message));

/** All of the order but the message, which is made late where there are many. */
export const byPlace = (a: DiagnosticPlace, b: DiagnosticPlace): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule);

export type DiagnosticPlace = Pick<Diagnostic, "file" | "line" | "column" | "rule">;
