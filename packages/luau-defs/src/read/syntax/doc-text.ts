import type { DocLine } from "full-moon-wasm";

/** The text of a doc comment, with the source location of each line. */
export type DocText = readonly DocLine[];

export const markdownOf = (text: DocText): string => text.map((line) => line.text).join("\n");

export const paragraphs = (texts: readonly DocText[]): DocText =>
  texts
    .filter((text) => text.length > 0)
    .reduce(
      (all, text) => (all.length === 0 ? text : [...all, { text: "", start: text[0]?.start ?? 0 }, ...text]),
      [],
    );

export function trimmed(text: DocText): DocText {
  const isText = (line: DocLine): boolean => line.text.trim() !== "";
  const first = text.findIndex(isText);
  return first === -1 ? [] : text.slice(first, text.findLastIndex(isText) + 1);
}

/** Removes the first `count` characters of the first line, and the white space after them. */
export function withoutStart(text: DocText, count: number): DocText {
  const [first, ...rest] = text;
  if (first === undefined) return [];
  const words = first.text.slice(count).trimStart();
  return trimmed([{ text: words, start: first.start + first.text.length - words.length }, ...rest]);
}

export const indentOf = ({ text }: DocLine): number => text.length - text.trimStart().length;

export function outdented(text: DocText): DocText {
  const indents = text.filter((line) => line.text.trim() !== "").map(indentOf);
  const common = indents.length === 0 ? 0 : Math.min(...indents);
  return text.map((line) => ({
    text: line.text.slice(common),
    start: line.start + Math.min(common, line.text.length),
  }));
}
