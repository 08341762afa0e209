import { fenceAfter } from "../model/code-fence";

/** A line of a document, and the offset of its first character in the file. */
export interface TextLine {
  readonly text: string;
  readonly start: number;
}

/** A code block between two fences. */
export interface Fence {
  readonly language: string;
  /** The text after the language. */
  readonly meta: string;
  /** The opening line, without its indentation. */
  readonly opening: TextLine;
  /** As in Markdown, they have lost as much of the opening line's indentation as they had. */
  readonly lines: readonly TextLine[];
}

/** Finds the code blocks of a Markdown document. */
export function findFences(lines: readonly TextLine[]): readonly Fence[] {
  const found: Fence[] = [];
  let open: { marks: string; first: number } | null = null;
  for (const [index, { text }] of lines.entries()) {
    const marks: string | null = fenceAfter(text, open?.marks ?? null);
    if (open === null && marks !== null) open = { marks, first: index };
    else if (open !== null && marks === null) {
      found.push(fenceOf(lines.slice(open.first, index)));
      open = null;
    }
  }
  return open === null ? found : [...found, fenceOf(lines.slice(open.first))];
}

const OPENING = /^(\s*)(?:`{3,}|~{3,})\s*(\S*)(.*)$/;

function fenceOf([first = { text: "", start: 0 }, ...lines]: readonly TextLine[]): Fence {
  const [, { length: indent } = "", language = "", meta = ""] = OPENING.exec(first.text) ?? [];
  return {
    language,
    meta: meta.trim(),
    opening: withoutStart(first, indent),
    lines: lines.map((line) => withoutStart(line, Math.min(indent, indentOf(line)))),
  };
}

const indentOf = ({ text }: TextLine): number => text.length - text.trimStart().length;

const withoutStart = ({ text, start }: TextLine, length: number): TextLine => ({
  text: text.slice(length),
  start: start + length,
});
