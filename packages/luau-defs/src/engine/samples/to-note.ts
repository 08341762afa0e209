import type { HiddenLines, NamedType, SampleNote, SampleUse } from "luau-contract";
import type { Findings } from "./findings";
import { lineFinder, startsOf, textOf, type Sample, type ShownLine } from "./sample";
import type { Verdict } from "./to-diagnostics";
import type { Unit } from "./units";

/** @param addressOf the address of a symbol's entry (used-entries.ts); null for other symbols */
export function toNote(
  unit: Unit,
  { names, uses }: Findings,
  { diagnostics, announced }: Verdict,
  addressOf: (symbol: string) => string | null,
): SampleNote {
  const { sample, precedingLines } = unit;
  const offsetOf = toShownOffsets(unit);
  const offsets = new Map<string, number[]>();
  for (const { span, type } of names) {
    const offset = offsetOf(span[0]);
    if (offset !== null) offsets.set(type, [...(offsets.get(type) ?? []), offset]);
  }
  return {
    code: codeOf(sample),
    isRight: diagnostics.every(({ severity }) => severity !== "error"),
    errors: announced.map(({ line, message }) => ({
      line: shownAt(sample.shown, line - precedingLines),
      message,
    })),
    types: [...offsets].map(([text, ofType]): NamedType => ({ text, offsets: ofType })),
    uses: usesOf(uses.filter(({ span }) => offsetOf(span[0]) !== null)),
    ...hiddenIn(unit),
  };

  function usesOf(shown: Findings["uses"]): readonly SampleUse[] {
    const byAddress = new Map<string, SampleUse>();
    for (const { symbol, isCalled } of shown) {
      const href = addressOf(symbol);
      const isCalledBefore = byAddress.get(href ?? "")?.isCalled === true;
      if (href !== null) byAddress.set(href, { href, isCalled: isCalled || isCalledBefore });
    }
    return [...byAddress.values()];
  }
}

/** For a sample with `no-check`: otherwise the same code elsewhere would mark it as checked. */
export const uncheckedNote = (sample: Sample): SampleNote => ({
  code: codeOf(sample),
  isRight: false,
  errors: [],
  types: [],
  uses: [],
});

/** Pages of guides contain the hidden lines already. */
function hiddenIn({ sample, lines: all, preambleLines }: Unit): Pick<SampleNote, "hidden"> {
  const { document, lines, shown } = sample;
  if (/\.mdx?$/.test(document.path)) return {};
  const shownIndexes = shown.flatMap(({ checked }) => checked ?? []);
  const blocks = new Map<number, string>();
  if (preambleLines > 0) blocks.set(0, textOf(all.slice(0, preambleLines)));
  for (const [index, { text }] of lines.entries()) {
    if (shownIndexes.includes(index)) continue;
    const line = shownIndexes.filter((shownIndex) => shownIndex < index).length;
    blocks.set(line, `${blocks.get(line) ?? ""}${text}\n`);
  }
  const hidden: readonly HiddenLines[] = [...blocks];
  return hidden.length === 0 ? {} : { hidden };
}

const codeOf = ({ shown }: Sample): string => shown.map(({ text }) => text).join("\n");

/** The line itself, or the last displayed line before it. */
const shownAt = (shown: readonly ShownLine[], line: number): number =>
  Math.max(
    0,
    shown.findLastIndex(({ checked }) => checked !== null && checked <= line),
  );

/** Maps offsets in the module's text; null for those in lines that are not displayed. */
function toShownOffsets({ sample, lines, precedingLines }: Unit): (offset: number) => number | null {
  const find = lineFinder(lines);
  const shownStarts = startsOf(sample.shown);
  const shownLines = new Map(sample.shown.map(({ checked }, index) => [checked, index]));
  return (offset) => {
    const { index, column } = find(offset);
    const start = shownStarts[shownLines.get(index - precedingLines) ?? -1];
    return start === undefined ? null : start + column;
  };
}
