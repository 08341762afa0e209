/** Text of a doc comment whose every line still knows where it came from. */
export interface DocLine {
  readonly text: string;
  /** Offset of the line's first character in the file. */
  readonly start: number;
}

export type DocText = readonly DocLine[];

/** As one string, for Markdown. */
export const joined = (text: DocText): string => text.map((line) => line.text).join("\n");

/** Without blank lines at its ends. */
export function trimmed(text: DocText): DocText {
  const isBlank = (line: DocLine) => line.text.trim() === "";
  const first = text.findIndex((line) => !isBlank(line));
  return first === -1 ? [] : text.slice(first, text.findLastIndex((line) => !isBlank(line)) + 1);
}

/** Without the first `count` characters of its first line, nor the white space after them. */
export function withoutStart(text: DocText, count: number): DocText {
  const [first, ...rest] = text;
  if (first === undefined) return [];
  const kept = first.text.slice(count).trimStart();
  return trimmed([{ text: kept, start: first.start + first.text.length - kept.length }, ...rest]);
}

/** Takes off the indentation that all lines but the first have in common. */
export function outdented(text: DocText): DocText {
  const [first, ...rest] = text;
  if (first === undefined || rest.length === 0) return text;
  const indents = rest
    .filter((line) => line.text.trim() !== "")
    .map((line) => line.text.length - line.text.trimStart().length);
  const common = indents.length === 0 ? 0 : Math.min(...indents);
  return [
    first,
    ...rest.map((line) => ({
      text: line.text.slice(common),
      start: line.start + Math.min(common, line.text.length),
    })),
  ];
}
