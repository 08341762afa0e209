/** In: the symbols that a checked unit uses. Out: their places in the file of its sample. */
import type { Span } from "luau-syntax";
import type { UsedName } from "./read-uses";
import { lineFinder } from "./sample";
import type { Unit } from "./units";

/** A name in a sample that Luau has resolved to a symbol of the engine. */
export interface LocatedUse {
  readonly file: string;
  readonly span: Span;
  readonly symbol: string;
}

/** Only those in the sample's own lines: the lines that it continues belong to an earlier sample. */
export function locatedUses(
  { sample, lines, precedingLines }: Pick<Unit, "sample" | "lines" | "precedingLines">,
  uses: readonly UsedName[],
): readonly LocatedUse[] {
  const find = lineFinder(lines);
  return uses.flatMap(({ span: [start, end], symbol }) => {
    const { index, column } = find(start);
    const line = lines[index];
    if (line === undefined || index < precedingLines) return [];
    const from = line.start + column;
    return [{ file: sample.document.path, span: [from, from + end - start] as const, symbol }];
  });
}
