import { diagnosticAt, type Diagnostic } from "../diagnostics";
import type { ModuleDraft } from "../model/draft";
import type { AnyEntry, SourceLocation } from "../model/model";
import type { SourceText, Span } from "../model/source-text";
import type { SourceFile } from "../source/source-file";
import type { SyntaxFile } from "../syntax/parse-source";
import type { DocPlace } from "./doc-places";
import { lintRule, type LintRuleName } from "./lint-rules";
import type { Spelling } from "./spelling-words";

/** A mistake, and the change of the text that mends it where one is safe. */
export interface Finding {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix | null;
}

export interface Fix {
  readonly span: Span;
  readonly text: string;
}

/** A file as the rules see it: its tree, its linked draft, its doc comments. */
export interface LintFile extends SyntaxFile {
  readonly source: SourceFile;
  readonly draft: ModuleDraft;
  readonly docs: readonly DocPlace[];
  /** By the offset where the documented thing begins. */
  readonly docAt: ReadonlyMap<number, DocPlace>;
}

/** What a rule may ask beyond the file at hand. */
export interface LintContext {
  readonly files: readonly LintFile[];
  readonly spelling: Spelling;
}

export type LintCheck = (file: LintFile, context: LintContext) => readonly Finding[];

/** The finding of a rule at a place. */
export function finding(source: SourceText, span: Span, rule: LintRuleName, message: string, more: { readonly suggestion?: string | null; readonly fix?: Fix | null } = {}): Finding {
  // A rule that is off runs only where a configuration has given it a level, which then replaces this one.
  const severity = lintRule(rule)?.severity === "error" ? "error" : "warning";
  return { diagnostic: diagnosticAt(source, span, { rule, severity, message, suggestion: more.suggestion ?? null }), fix: more.fix ?? null };
}

/** The offset where an entry begins. */
export const startOf = (source: SourceText, { line, column }: SourceLocation): number => (source.lineStarts[line - 1] ?? 0) + column - 1;

/** The first line of an entry, which is enough to point at. */
export function headSpan(source: SourceText, { location }: Pick<AnyEntry, "location">): Span {
  const start = startOf(source, location);
  const lineEnd = source.lineStarts[location.line] ?? source.text.length + 1;
  const end = location.endLine === location.line ? startOf(source, { ...location, line: location.endLine, column: location.endColumn }) : lineEnd - 1;
  return [start, start + source.text.slice(start, end).trimEnd().length];
}

/** A name within an entry that a colon follows, as parameters are written; else the entry's first line. */
export function parameterSpan(source: SourceText, entry: AnyEntry, name: string): Span {
  const { location } = entry;
  const start = startOf(source, location);
  const end = startOf(source, { ...location, line: location.endLine, column: location.endColumn });
  const pattern = name === "..." ? /\.\.\./g : new RegExp(`\\b${name}(?=\\s*:)`, "g");
  for (const match of source.text.slice(start, end).matchAll(pattern)) {
    // Of a field `name: (name: T) -> ()`, the first is the field's own.
    if (match.index > 0 || entry.name !== name) return [start + match.index, start + match.index + name.length];
  }
  return headSpan(source, entry);
}
