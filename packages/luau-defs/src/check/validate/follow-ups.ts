/**
 * In: the findings of all checks. Out: those that do not follow from a syntax error: they are not in a broken
 * declaration, and not about a name that one of these may declare.
 */
import type { Diagnostic } from "luau-diagnostics";
import type { ConvertedFile } from "../../model/converted-file";

export function withoutFollowUps(
  found: readonly Diagnostic[],
  convertedFiles: readonly ConvertedFile[],
): readonly Diagnostic[] {
  const broken = convertedFiles.filter((converted) => converted.broken.length > 0);
  if (broken.length === 0) return found;
  const names = new Set(broken.flatMap(namesIn));
  const sources = new Map(convertedFiles.map((converted) => [converted.source.path, converted]));
  return found.filter((one) => {
    const converted = sources.get(one.file);
    if (converted === undefined) return true;
    const { lineStarts, text } = converted.source;
    const offset = (line: number, column: number): number => (lineStarts[line - 1] ?? 0) + column - 1;
    const start = offset(one.line, one.column);
    if (converted.broken.some(([from, to]) => from <= start && start < to)) return false;
    const name = /\w+(?=\W*$)/.exec(text.slice(start, offset(one.endLine, one.endColumn)))?.[0];
    return !UNKNOWN.has(one.rule) || name === undefined || !names.has(name);
  });
}

/** Rules about names that lead nowhere. */
const UNKNOWN: ReadonlySet<string> = new Set(["comment-type", "unknown-link", "unknown-type"]);

/** The names in broken declarations, without their comments. */
const namesIn = ({ source, broken }: ConvertedFile): readonly string[] =>
  broken.flatMap(([start, end]) => {
    const code = source.text.slice(start, end).replace(/--\[(=*)\[[\s\S]*?\]\1\]|--.*/g, "");
    return code.match(/[A-Za-z_]\w*/g) ?? [];
  });
