/** Text that is checked and run with what the editor shows, and positions in both. */
import { lineStartsOf } from "luau-syntax";

/** Hidden lines, each with its line break, before a line of the shown text, from 0. */
export interface HiddenBlock {
  readonly line: number;
  readonly text: string;
  /** Lines of the samples that this one continues, which report their own problems. */
  readonly isContinued?: boolean;
}

export interface WholeText {
  readonly text: string;
  readonly toWhole: (offset: number) => number;
  /** The nearest offset of the shown text; `isHidden` if the offset is in a hidden line. */
  readonly toShown: (offset: number) => ShownOffset;
}

interface ShownOffset {
  readonly offset: number;
  readonly isHidden: boolean;
  /** The hidden line belongs to another sample. */
  readonly isContinued: boolean;
}

interface PositionedBlock {
  readonly shown: number;
  readonly whole: number;
  readonly length: number;
  readonly isContinued: boolean;
}

/** Inserts hidden lines. Those beyond the last line are at the end. */
export function wholeText(shown: string, blocks: readonly HiddenBlock[]): WholeText {
  const starts = lineStartsOf(shown);
  const ended = shown.endsWith("\n") || shown === "" ? shown : `${shown}\n`;
  const positioned: PositionedBlock[] = [];
  let text = "";
  let end = 0;
  for (const block of [...blocks].sort((a, b) => a.line - b.line)) {
    const offset = starts[block.line] ?? ended.length;
    text += ended.slice(end, offset);
    const { isContinued = false } = block;
    positioned.push({ shown: offset, whole: text.length, length: block.text.length, isContinued });
    text += block.text;
    end = offset;
  }
  text += ended.slice(end);
  return {
    text,
    toWhole: (offset) =>
      positioned.filter((block) => block.shown <= offset).reduce((sum, { length }) => sum + length, offset),
    toShown: (offset) => toShown(positioned, offset, shown.length),
  };
}

function toShown(positioned: readonly PositionedBlock[], offset: number, length: number): ShownOffset {
  let before = 0;
  for (const block of positioned) {
    if (offset < block.whole) break;
    if (offset < block.whole + block.length)
      return { offset: Math.min(block.shown, length), isHidden: true, isContinued: block.isContinued };
    before += block.length;
  }
  return { offset: Math.min(offset - before, length), isHidden: false, isContinued: false };
}
