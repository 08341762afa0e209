import {
  diagnosticAt,
  restOfLine,
  type Diagnostic,
  type DiagnosticPlace,
  type Severity,
  type SourceText,
  type Span,
} from "luau-contract";
import type { ModuleDraft } from "../model/draft";
import type { AnyEntry, FunctionSignature, SourceLocation } from "../model/model";
import type { SyntaxFile } from "../syntax/parse-source";
import type { KnownEntries } from "./default-fit";
import type { DocPlace } from "../syntax/doc-places";
import { lintRule, type LintRuleName } from "./lint-rules";
import type { Spelling } from "./spelling-words";
import type { SummaryVerbs } from "./summary-verbs";

/** A mistake, and the change of the text that fixes it where one is safe. */
export interface Finding {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix | null;
}

export interface Fix {
  readonly span: Span;
  readonly text: string;
}

/** A finding as it is sorted and counted: that asks for its place alone. */
export interface Found extends Finding, DiagnosticPlace {
  readonly severity: Severity;
}

/** A file as the rules see it: its tree, its linked draft, its doc comments. */
export interface LintFile extends SyntaxFile {
  readonly draft: ModuleDraft;
  /** Entries and members that readers see. */
  readonly shown: readonly AnyEntry[];
  /** Those of them that take parameters. */
  readonly callables: readonly Callable[];
  readonly docs: readonly DocPlace[];
  /** By the offset where the documented thing begins. */
  readonly docAt: ReadonlyMap<number, DocPlace>;
}

/** A function or an event. */
export interface Callable {
  readonly entry: AnyEntry;
  readonly signatures: readonly Pick<FunctionSignature, "parameters" | "returns">[];
}

/** What a rule may ask beyond the file at hand. */
export interface LintContext {
  readonly spelling: Spelling;
  readonly verbs: SummaryVerbs;
  readonly sampleColumns: number;
  /** The names of all types of all files. */
  readonly typeNames: () => ReadonlySet<string>;
  /** All that readers see, by path and by id. */
  readonly entries: () => KnownEntries;
}

export type LintCheck = (file: LintFile, context: LintContext) => readonly Found[];

interface More {
  readonly suggestion?: string | null;
  readonly fix?: Fix | null;
}

/** The finding of a rule at a place. */
export const finding = (
  source: SourceText,
  span: Span,
  rule: LintRuleName,
  message: string,
  { suggestion = null, fix = null }: More = {},
): Found => found(diagnosticAt(source, span, { rule, severity: severityOf(rule), message, suggestion }), fix);

/** A mistake that is known in full. */
export function found(diagnostic: Diagnostic, fix: Fix | null): Found {
  const { file, line, column, rule, severity } = diagnostic;
  return { diagnostic, fix, file, line, column, rule, severity };
}

// A rule that is off runs only where a configuration has given it a level, which then replaces this one.
export const severityOf = (rule: LintRuleName): Severity =>
  lintRule(rule)?.severity === "error" ? "error" : "warning";

/** The offset where an entry begins. */
export const startOf = (source: SourceText, { line, column }: SourceLocation): number =>
  offsetAt(source, line, column);

/** The offset of a line and a column, both from 1. */
export const offsetAt = ({ lineStarts }: SourceText, line: number, column: number): number =>
  (lineStarts[line - 1] ?? 0) + column - 1;

/** The first line of an entry, which is enough to point at. */
export function headSpan(source: SourceText, { location }: Pick<AnyEntry, "location">): Span {
  const { line, column, endLine, endColumn } = location;
  const start = offsetAt(source, line, column);
  if (endLine === line) return [start, offsetAt(source, endLine, endColumn)];
  return restOfLine(source, start);
}

/** A name within an entry that a colon follows, as parameters are written; else the entry's first line. */
export function parameterSpan(source: SourceText, entry: AnyEntry, name: string): Span {
  const at = parameterAt(source, entry, name);
  return at === -1 ? headSpan(source, entry) : [at, at + name.length];
}

/** Where that name stands, or -1. */
export function parameterAt(source: SourceText, entry: AnyEntry, name: string): number {
  const { line, column, endLine, endColumn } = entry.location;
  const start = offsetAt(source, line, column);
  const end = offsetAt(source, endLine, endColumn);
  // Of a field `name: (name: T) -> ()`, the first is the field's own.
  const from = entry.name === name ? start + 1 : start;
  // Of the entry alone: the name may come from an alias, and then the rest of the file would be searched for
  // it.
  const text = source.text.slice(from, end);
  const at = name === "..." ? text.indexOf(name) : indexOfParameter(text, name);
  return at === -1 ? -1 : from + at;
}

function indexOfParameter(text: string, name: string): number {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!isWord(text.charCodeAt(at - 1)) && isColonNext(text, at + name.length)) return at;
  }
  return -1;
}

function isColonNext(text: string, from: number): boolean {
  let at = from;
  while (SPACE.has(text.charCodeAt(at))) at += 1;
  return text[at] === ":";
}

/** Tab, line feed, carriage return, space. */
const SPACE: ReadonlySet<number> = new Set([9, 10, 13, 32]);

/** A letter, a digit or an underscore; not the NaN before the text. */
const isWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
