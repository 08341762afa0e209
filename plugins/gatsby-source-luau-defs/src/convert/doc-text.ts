/** The text of a doc comment, with the source location of each line. */
export interface DocLine {
  readonly text: string;
  /** Offset of the line's first character in the file. */
  readonly start: number;
}

export type DocText = readonly DocLine[];

/** Joins the lines to Markdown. */
export const joined = (text: DocText): string => text.map((line) => line.text).join("\n");

/** Removes leading and trailing blank lines. */
export function trimmed(text: DocText): DocText {
  const isBlank = (line: DocLine) => line.text.trim() === "";
  const first = text.findIndex((line) => !isBlank(line));
  return first === -1 ? [] : text.slice(first, text.findLastIndex((line) => !isBlank(line)) + 1);
}

/** Removes the first `count` characters of the first line, and the white space after them. */
export function withoutStart(text: DocText, count: number): DocText {
  const [first, ...rest] = text;
  if (first === undefined) return [];
  const kept = first.text.slice(count).trimStart();
  return trimmed([{ text: kept, start: first.start + first.text.length - kept.length }, ...rest]);
}

/** Removes the common indentation of all lines except the first. */
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
