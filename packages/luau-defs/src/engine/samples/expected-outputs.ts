/** In: a unit. Out: what its comments say that it prints (`--> 7`). */
import { isCommentToken, luauTokens, type Span } from "luau-syntax";
import { textOf } from "./sample";
import type { UnitCode } from "./units";

export interface ExpectedOutput {
  readonly texts: readonly string[];
  /** The line of the comment, 1-based in the unit; `from` counts likewise. */
  readonly line: number;
  /** The first line after the expectation before it. */
  readonly from: number;
  /** Whether it is below the code that prints: on a line of its own, or after `end` or a closing bracket. */
  readonly isBelow: boolean;
  readonly isPrint: boolean;
  readonly span: Span;
}

interface CodeLine {
  readonly code: string[];
  comment: { readonly text: string; readonly span: Span } | null;
}

export function expectedOutputs(unit: UnitCode): readonly ExpectedOutput[] {
  const lines = readLines(unit);
  const expected: ExpectedOutput[] = [];
  let from = unit.precedingLines + 1;
  for (let index = unit.precedingLines; index < lines.length; index += 1) {
    const { comment, code } = lines[index] ?? NO_CODE;
    if (comment === null) continue;
    const line = index + 1;
    const texts = [comment.text];
    for (let next = lines[index + 1]; next?.comment && next.code.length === 0; next = lines[index + 1]) {
      texts.push(next.comment.text);
      index += 1;
    }
    const isBelow = code.every((token) => CLOSING.has(token));
    const printing = isBelow ? lines.slice(from - 1, line) : [{ code }];
    const isPrint = printing.some((one) => one.code.includes("print"));
    expected.push({ texts, line, from, isBelow, isPrint, span: comment.span });
    from = index + 2;
  }
  return expected;
}

const NO_CODE: CodeLine = { code: [], comment: null };
const CLOSING: ReadonlySet<string> = new Set(["end", ")", "}", "]", ";"]);
const OUTPUT = /^-->[ \t]*(.*?)\s*$/;

function readLines({ lines }: UnitCode): readonly CodeLine[] {
  const text = textOf(lines);
  const read = lines.map((): CodeLine => ({ code: [], comment: null }));
  let [line, offset] = [0, 0];
  for (const token of luauTokens(text)) {
    while (offset + (lines[line]?.text.length ?? Infinity) < token.start) {
      offset += (lines[line]?.text.length ?? 0) + 1;
      line += 1;
    }
    const codeLine = read[line];
    if (codeLine === undefined) continue;
    if (!isCommentToken(token)) {
      codeLine.code.push(token.text);
      continue;
    }
    const output = OUTPUT.exec(token.text)?.[1];
    if (output !== undefined) codeLine.comment = { text: output, span: [token.start, token.end] };
  }
  return read;
}
