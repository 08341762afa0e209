/** In: the symbols that a checked unit uses. Out: their places in the file of its sample. */
import type { Span } from "luau-syntax";
import type { UsedName } from "./read-uses";
import type { Unit } from "./units";

/** A name in a sample that Luau has resolved to a symbol of the engine. */
export interface PlacedUse {
  readonly file: string;
  readonly span: Span;
  readonly symbol: string;
}

/** Only those in the sample's own lines: the lines that it continues belong to an earlier sample. */
export function placedUses(
  { sample, lines, before }: Pick<Unit, "sample" | "lines" | "before">,
  uses: readonly UsedName[],
): readonly PlacedUse[] {
  const starts = startsOf(lines);
  return uses.flatMap(({ span: [start, end], symbol }) => {
    const index = starts.findLastIndex((one) => one <= start);
    const line = lines[index];
    if (line === undefined || index < before) return [];
    const shift = line.start - (starts[index] ?? 0);
    return [{ file: sample.document.path, span: [start + shift, end + shift] as const, symbol }];
  });
}

export function startsOf(lines: readonly { readonly text: string }[]): readonly number[] {
  let next = 0;
  return lines.map(({ text }) => {
    const start = next;
    next += text.length + 1;
    return start;
  });
}
