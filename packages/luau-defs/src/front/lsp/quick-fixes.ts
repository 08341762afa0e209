/** In: a finding. Out: its quick fixes. */
import type { DiagnosticPlace } from "luau-diagnostics";
import type { SourceText, Span } from "luau-syntax";
import type { AnyEntry } from "../../model/model";
import type { LocatedFinding } from "../../check/lint/finding";
import { offsetAt } from "../../check/lint/finding";

interface QuickFix {
  readonly title: string;
  readonly span: Span;
  readonly text: string;
  /** Whether an editor may apply it without asking: it cannot be wrong. */
  readonly isSafe: boolean;
}

/**
 * Returns the quick fixes of a finding, most likely first. `entries`: those of the file, owners before
 * members.
 */
export function quickFixes(
  source: SourceText,
  found: LocatedFinding,
  entries: readonly AnyEntry[],
): readonly QuickFix[] {
  const { diagnostic, fix } = found;
  const safe = fix === null ? [] : [{ title: titleOf(found), ...fix, isSafe: true }];
  // The suggestion contains the usage: `@param name -- text`.
  const named = /^Did you mean `([^`\s]+)[^`]*`\?$/.exec(diagnostic.suggestion ?? "")?.[1];
  const replaced = named === undefined || fix !== null ? null : replacement(source, found, named);
  const added = missingText(source, found, entries);
  return [...safe, ...[replaced, added].filter((one) => one !== null)];
}

const titleOf = ({ rule, diagnostic }: LocatedFinding): string =>
  diagnostic.suggestion === null ? `Fix \`${rule}\`` : (diagnostic.suggestion.split("\n", 1)[0] ?? "");

/** If the finding's range is exactly one name. */
function replacement(source: SourceText, { diagnostic }: LocatedFinding, name: string): QuickFix | null {
  const span: Span = [
    offsetAt(source, diagnostic.line, diagnostic.column),
    offsetAt(source, diagnostic.endLine, diagnostic.endColumn),
  ];
  const written = source.text.slice(...span);
  const inside = /[\w.:]+/.exec(written);
  if (inside === null || !/^[@[`"]?[\w.:]+[\]`"]?$/.test(written)) return null;
  const start = span[0] + inside.index;
  const text = name.replace(/^@/, "");
  return { title: `Change to \`${name}\``, span: [start, start + inside[0].length], text, isSafe: false };
}

const MISSING: Readonly<Record<string, (name: string) => string>> = {
  "missing-parameter-text": (name) => `@param ${name} -- `,
  "missing-return-text": () => "@return -- ",
  "missing-description": () => "",
};

/** Inserts a line above the declaration's doc comment. Block comments are left to their authors. */
function missingText(
  source: SourceText,
  { rule, diagnostic }: LocatedFinding,
  entries: readonly AnyEntry[],
): QuickFix | null {
  const line = MISSING[rule];
  const entry = entryAround(entries, diagnostic);
  const at = source.lineStarts[(entry?.location.line ?? 0) - 1];
  if (line === undefined || entry === null || at === undefined) return null;
  const indent = source.text.slice(at, at + entry.location.column - 1);
  const above = source.text.slice(source.lineStarts[entry.location.line - 2] ?? at, at).trimEnd();
  if (indent.trim() !== "" || /\]=*\]$/.test(above)) return null;
  const name = /`(\w+|\.{3})`/.exec(diagnostic.message)?.[1] ?? "";
  const text = `--- ${line(name)}`;
  return { title: `Add \`${text.trimEnd()}\``, span: [at, at], text: `${indent}${text}\n`, isSafe: false };
}

/** The innermost entry around a finding. */
const entryAround = (entries: readonly AnyEntry[], { line, column }: DiagnosticPlace): AnyEntry | null =>
  entries.findLast(({ location }) => {
    const begins = location.line < line || (location.line === line && location.column <= column);
    const ends = location.endLine > line || (location.endLine === line && location.endColumn >= column);
    return begins && ends;
  }) ?? null;
