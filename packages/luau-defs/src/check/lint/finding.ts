import type { DocComment } from "full-moon-wasm";
import type { Diagnostic } from "luau-diagnostics";
import { type Edit, restOfLine, type SourceText, type Span } from "luau-syntax";
import type { AnyEntry, EventSlots, SourceLocation } from "../../model/model";
import type { AnalysedSource } from "../../read/analyse-file";
import type { KnownEntries } from "./default-fit";
import type { DocLocation } from "../../read/syntax/doc-comment-locations";
import type { Spelling } from "./spelling-words";
import type { SummaryVerbs } from "./summary-verbs";

export interface Finding {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix | null;
}

export type Fix = Edit;

/** A diagnostic, and the edit that fixes it safely, if there is one. */
export interface FixableDiagnostic extends Diagnostic {
  readonly fix?: Fix | null;
}

/** The input of lint rules: tree, linked file and doc comments of a file. */
export interface LintFile extends AnalysedSource {
  readonly shown: readonly AnyEntry[];
  readonly callables: readonly Callable[];
  readonly docs: readonly DocLocation[];
  /** By start offset of the documented node. */
  readonly docByStart: ReadonlyMap<number, DocLocation>;
}

export interface Callable {
  readonly entry: AnyEntry;
  readonly signatures: readonly EventSlots[];
}

export interface LintContext {
  readonly spelling: Spelling;
  readonly verbs: SummaryVerbs;
  readonly sampleColumns: number;
  readonly typeNames: () => ReadonlySet<string>;
  /** Locations of the types that are visible in all files, by name: `kit.d.luau:3`. */
  readonly exportedTypes: () => ReadonlyMap<string, string>;
  readonly entries: () => KnownEntries;
}

export type LintCheck = (file: LintFile, context: LintContext) => readonly LintProblem[];

/** The introduction and all doc comments. */
export const docsIn = ({ tree: { moduleDoc }, docs }: LintFile): readonly DocComment[] => [
  ...(moduleDoc === null ? [] : [moduleDoc]),
  ...docs.map(({ doc }) => doc),
];

/** A problem of the checked file. */
export interface LintProblem {
  readonly span: Span;
  readonly message: string;
  readonly suggestion?: string;
  readonly fix?: Fix | null;
}

export const startOf = (source: SourceText, { line, column }: SourceLocation): number =>
  offsetAt(source, line, column);

export const offsetAt = ({ lineStarts }: SourceText, line: number, column: number): number =>
  (lineStarts[line - 1] ?? 0) + column - 1;

const spanAt = (source: SourceText, location: SourceLocation): Span => [
  startOf(source, location),
  offsetAt(source, location.endLine, location.endColumn),
];

/** The first line of an entry's doc comment that is not blank; the entry without one. */
export function descriptionStart({ source, docByStart }: LintFile, { location }: AnyEntry): number {
  const start = startOf(source, location);
  return docByStart.get(start)?.doc.lines.find(({ text }) => text.trim() !== "")?.start ?? start;
}

/** The first line of an entry, which is sufficient for a code frame. */
export function headSpan(source: SourceText, { location }: Pick<AnyEntry, "location">): Span {
  const span = spanAt(source, location);
  return location.endLine === location.line ? span : restOfLine(source, span[0]);
}

/** The first name that is followed by a colon, as parameters are; otherwise the first line. */
export function parameterSpan(source: SourceText, entry: AnyEntry, name: string): Span {
  const [start, end] = spanAt(source, entry.location);
  // In a field `name: (name: T) -> ()`, the first match is the field itself.
  const from = entry.name === name ? start + 1 : start;
  // Only within the entry: if the name comes from an alias, the search would continue to the end of the file.
  const text = source.text.slice(from, end);
  const index = name === "..." ? text.indexOf(name) : indexOfParameter(text, name);
  return index === -1 ? headSpan(source, entry) : [from + index, from + index + name.length];
}

const COLON = /\s*:/y;

function indexOfParameter(text: string, name: string): number {
  for (let index = text.indexOf(name); index !== -1; index = text.indexOf(name, index + 1)) {
    COLON.lastIndex = index + name.length;
    if (!/\w/.test(text.charAt(index - 1)) && COLON.test(text)) return index;
  }
  return -1;
}
