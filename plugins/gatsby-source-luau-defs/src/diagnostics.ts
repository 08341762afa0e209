/** What every stage says of its input's mistakes, and where in the text they are. */
import { compare } from "./model/compare";
import type { SourceText, Span } from "./model/source-text";

export type { SourceText, Span };

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

/** A line and a column, both from 1; the column in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
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

/** Binary search over the line starts: the last one that is not after `offset`. */
export function positionAt(source: SourceText, offset: number): Position {
  const starts = source.lineStarts;
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** The same of an offset that is not before `start`: most places begin and end in one line. */
export function positionFrom(source: SourceText, start: Position, offset: number): Position {
  const lineStart = source.lineStarts[start.line - 1] ?? 0;
  const next = source.lineStarts[start.line] ?? Infinity;
  return offset < next ? { line: start.line, column: offset - lineStart + 1 } : positionAt(source, offset);
}

/** What code frames are made of. */
export const sourcesByPath = <T extends SourceText>(sources: readonly T[]): ReadonlyMap<string, T> => new Map(sources.map((source) => [source.path, source]));

/** The offset of each line's first character. As in Luau, only `\n` ends a line. */
export function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** By file, then line, then column, then rule, then message: the same order at every run. */
export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...diagnostics].sort((a, b) => byPlace(a, b) || compare(a.message, b.message));

/** All of the order but the message, which is made late where there are many. */
export const byPlace = (a: DiagnosticPlace, b: DiagnosticPlace): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule);

export type DiagnosticPlace = Pick<Diagnostic, "file" | "line" | "column" | "rule">;
