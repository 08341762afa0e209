/** Offsets in UTF-16 code units, and Luau's positions: a line and a column in bytes, from 0. */

export interface BytePosition {
  readonly line: number;
  readonly column: number;
}

export interface TextIndex {
  offsetAt(position: BytePosition): number;
  positionAt(offset: number): BytePosition;
}

export function indexText(text: string): TextIndex {
  const starts = lineStarts(text);
  return {
    offsetAt: ({ line, column }) => {
      const start = starts[line];
      if (start === undefined) return text.length;
      return advance(text, start, (starts[line + 1] ?? text.length + 1) - 1, column);
    },
    positionAt: (given) => {
      const offset = Math.max(0, Math.min(given, text.length));
      const line = lastAtOrBefore(starts, offset);
      return { line, column: byteLength(text, starts[line] ?? 0, offset) };
    },
  };
}

/** As in Luau, only `\n` ends a line. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return starts;
}

function lastAtOrBefore(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The offset that is `bytes` after `start`, at most `end`; never within a character. */
function advance(text: string, start: number, end: number, bytes: number): number {
  let offset = start;
  let left = bytes;
  while (offset < end && left > 0) {
    const code = text.codePointAt(offset) ?? 0;
    left -= bytesOf(code);
    offset += code > 0xffff ? 2 : 1;
  }
  return offset;
}

function byteLength(text: string, start: number, end: number): number {
  let bytes = 0;
  for (let offset = start; offset < end; ) {
    const code = text.codePointAt(offset) ?? 0;
    bytes += bytesOf(code);
    offset += code > 0xffff ? 2 : 1;
  }
  return bytes;
}

/** Length in UTF-8. A lone surrogate is encoded as U+FFFD, which has three bytes, too. */
const bytesOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
