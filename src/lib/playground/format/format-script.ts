/** Formats a script. Only white space within lines is replaced, so that no token or comment is lost. */
import { lineStartsOf, type LuauToken, luauTokens } from "luau-syntax";
import { gapBetween } from "./script-gaps";
import { levelsOf } from "./script-levels";

interface SpaceEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export function formatEdits(text: string): readonly SpaceEdit[] {
  const tokens = luauTokens(text);
  const lines = readLines(text, tokens);
  const outer = [...indentEdits(lines), ...blankEdits(lines)];
  const candidates = [[...outer, ...gapEdits(text, tokens)], outer].map((edits) =>
    edits.filter(({ from, to, insert }) => text.slice(from, to) !== insert).sort((a, b) => a.from - b.from),
  );
  return candidates.find((edits) => hasTokens(applyEdits(text, edits), tokens)) ?? [];
}

export function applyEdits(text: string, edits: readonly SpaceEdit[]): string {
  let end = 0;
  let result = "";
  for (const { from, to, insert } of edits) {
    result += text.slice(end, from) + insert;
    end = to;
  }
  return result + text.slice(end);
}

/** Two tokens without space between them can become one: such a script keeps its spaces. */
function hasTokens(text: string, expected: readonly LuauToken[]): boolean {
  const tokens = luauTokens(text);
  return (
    tokens.length === expected.length && tokens.every((token, index) => token.text === expected[index]?.text)
  );
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly LuauToken[];
  /** The line begins, or ends, in a token of several lines. */
  readonly startsInside: boolean;
  readonly endsInside: boolean;
  /** Offset of the white space at the end of the line. */
  readonly trimmed: number;
}

function readLines(text: string, tokens: readonly LuauToken[]): readonly Line[] {
  const starts = lineStartsOf(text);
  const isInside = (offset: number): boolean =>
    tokens.some(({ start, end }) => start < offset && offset < end);
  return starts.map((start, index) => {
    const end = (starts[index + 1] ?? text.length + 1) - 1;
    return {
      start,
      end,
      tokens: tokens.filter((token) => token.start >= start && token.start <= end),
      startsInside: isInside(start),
      endsInside: isInside(end),
      trimmed: start + text.slice(start, end).trimEnd().length,
    };
  });
}

function indentEdits(lines: readonly Line[]): readonly SpaceEdit[] {
  const levels = levelsOf(lines.map(({ tokens }) => tokens));
  return lines.flatMap(({ start, tokens: [first], startsInside }, index) =>
    first === undefined || startsInside
      ? []
      : [{ from: start, to: first.start, insert: "\t".repeat(levels[index] ?? 0) }],
  );
}

/** Removes white space at the end of lines, and all blank lines but the first of several. */
function blankEdits(lines: readonly Line[]): readonly SpaceEdit[] {
  const isBlank = (line: Line | undefined): boolean =>
    line === undefined || (line.trimmed === line.start && !line.startsInside);
  return lines.flatMap((line, index) => {
    const { start, end, trimmed, tokens, endsInside } = line;
    const next = lines[index + 1];
    if (isBlank(line) && isBlank(lines[index - 1]))
      return [{ from: start, to: next?.start ?? end, insert: "" }];
    // White space at the end of a comment is part of it.
    const isInToken = endsInside || tokens.some((token) => token.end > trimmed);
    return isInToken ? [] : [{ from: trimmed, to: end, insert: "" }];
  });
}

function gapEdits(text: string, tokens: readonly LuauToken[]): readonly SpaceEdit[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    if (before === undefined || text.slice(before.end, token.start).includes("\n")) return [];
    const gap = gapBetween(before, token, tokens[index + 1], tokens[index - 2]);
    return gap === null ? [] : [{ from: before.end, to: token.start, insert: gap }];
  });
}
