import { sourceText } from "luau-syntax";
import type { Range, TextEdit } from "vscode-languageserver";
import { formatDefinitions } from "../../write/format/format";
import { spanRange } from "./text-ranges";

export interface FormatJob {
  readonly path: string;
  readonly text: string;
  /** Only edits that overlap it are returned; null for the whole file. */
  readonly range: Range | null;
}

/** A file with syntax errors has no edits. */
export function formatEdits({ path, text, range }: FormatJob): TextEdit[] {
  const { value, diagnostics } = formatDefinitions(text, path);
  if (diagnostics.length > 0) return [];
  const source = sourceText(path, text);
  const startOf = (line: number): number => source.lineStarts[line] ?? text.length;
  return changedLines(linesOf(text), linesOf(value))
    .map(({ first, end, newText }) => ({ range: spanRange(source, [startOf(first), startOf(end)]), newText }))
    .filter((edit) => range === null || touches(edit.range, range));
}

const linesOf = (text: string): readonly string[] => text.split(/(?<=\n)/);

const touches = (edit: Range, { start, end }: Range): boolean =>
  edit.end.line >= start.line && edit.start.line <= end.line;

interface ChangedLines {
  readonly first: number;
  readonly end: number;
  readonly newText: string;
}

/**
 * Aligns lines by the number of characters before them that the formatter keeps, in their order. A diff would
 * take time proportional to file size times changes.
 */
function changedLines(before: readonly string[], after: readonly string[]): readonly ChangedLines[] {
  const changes: ChangedLines[] = [];
  let [old, next] = [0, 0];
  while (old < before.length || next < after.length) {
    const [first, from] = [old, next];
    // Surplus of kept characters in the old lines since `first`.
    let ahead = 0;
    while ((old < before.length || next < after.length) && (ahead !== 0 || before[old] !== after[next])) {
      const added = sizeOf(after[next]);
      const takesNew = ahead > 0 || old === before.length || (ahead === 0 && added === 0);
      if (takesNew && next < after.length) {
        ahead -= added;
        next += 1;
      } else {
        ahead += sizeOf(before[old]);
        old += 1;
      }
    }
    if (old > first || next > from)
      changes.push({ first, end: old, newText: after.slice(from, next).join("") });
    else {
      old += 1;
      next += 1;
    }
  }
  return changes;
}

/** Characters that the formatter neither adds nor removes. */
const sizeOf = (line = ""): number => line.replace(/[\s,;|&]/g, "").length;
