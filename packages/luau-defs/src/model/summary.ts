import { fenceAfter } from "./code-fence";

/** The first sentence of a Markdown text, on one line; empty if its first block is not a paragraph. */
export function summaryOf(markdown: string): string {
  const paragraph = firstParagraph(markdown);
  const end = sentenceEnd(paragraph);
  return end === -1 ? paragraph : paragraph.slice(0, end);
}

function firstParagraph(markdown: string): string {
  // A quotation at the start, such as a warning, is not a summary.
  const all = markdown.replace(/^(?:[ \t]*>[^\n]*(?:\n|$)|[ \t]*\n)+/, "").split("\n");
  const start = all.findIndex((line) => line.trim() !== "" && !HEADING.test(line));
  const lines = start === -1 ? [] : all.slice(start);
  // A list below a heading is what the heading announces.
  if (start > 0 && BLOCK.test(lines[0] ?? "")) return "";
  const end = lines.findIndex(
    (line, index) => line.trim() === "" || fenceAfter(line, null) !== null || (index > 0 && BLOCK.test(line)),
  );
  return (end === -1 ? lines : lines.slice(0, end)).map((line) => line.trim()).join(" ");
}

const HEADING = /^\s*#{1,6}(?:\s|$)/;
const BLOCK = /^\s*(?:[-*+>|]|#{1,6}|\d+[.)])\s/;

/** The offset after the first full stop outside code and abbreviations that no lower-case letter follows. */
function sentenceEnd(text: string): number {
  const pattern = /(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)|[.!?]["'”’)*_]*(?=\s|$)/g;
  for (const match of text.matchAll(pattern)) {
    if (match[1] !== undefined) continue;
    const end = match.index + match[0].length;
    const before = text.slice(0, match.index + 1);
    const isInside = /^\s+\p{Ll}/u.test(text.slice(end));
    if (!ABBREVIATION.test(before) && !isInside) return end;
  }
  return -1;
}

const ABBREVIATION = /\b(?:e\.g|i\.e|etc|cf|vs|approx|no)\.$/i;
