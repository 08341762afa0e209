/** What the build says of mistakes in `content/` and in links, and how an author reads it. */
import { compare } from "luau-contract";

export type Severity = "error" | "warning";

export interface ContentDiagnostic {
  /** Path from the root of the repository, forward slashes. */
  readonly file: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly severity: Severity;
  /** Kebab-case: `front-matter`, `unknown-tag`, `broken-link`, … */
  readonly rule: string;
  readonly message: string;
  readonly suggestion: string | null;
}

/** By file, then by place: the order in which an author mends them, and the same at each build. */
export function sortDiagnostics(diagnostics: readonly ContentDiagnostic[]): ContentDiagnostic[] {
  return [...diagnostics].sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule) || compare(a.message, b.message));
}

/**
 * One mistake as text: `content/docs/intro.mdx:12:4 error unknown-symbol …`, the lines around it, the suggestion.
 * @param source the file's text, or null where there is none to show
 */
export function formatDiagnostic({ file, line, column, severity, rule, message, suggestion }: ContentDiagnostic, source: string | null): string {
  const parts = [`${file}:${line}:${column} ${severity} ${rule} ${message}`];
  if (source !== null) parts.push(...codeFrame(source, line, column));
  if (suggestion !== null) parts.push(`  ${suggestion}`);
  return parts.join("\n");
}

function codeFrame(source: string, line: number, column: number): string[] {
  const lines = source.split(/\r?\n/);
  const numbers = [line - 1, line, line + 1].filter((number) => number >= 1 && number <= lines.length);
  const width = String(numbers.at(-1) ?? 1).length;
  return numbers.flatMap((number) => {
    const text = `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${lines[number - 1] ?? ""}`;
    return number === line ? [text, `  ${" ".repeat(width)} | ${" ".repeat(Math.max(column - 1, 0))}^`] : [text];
  });
}

/** “Did you mean …?”, or null when nothing is near. */
export function didYouMean(name: string | null): string | null {
  return name === null ? null : `Did you mean \`${name}\`?`;
}
