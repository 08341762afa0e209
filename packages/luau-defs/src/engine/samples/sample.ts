import { type DocLine } from "full-moon-wasm";
import { parseMeta, readLines, type SampleMeta } from "luau-contract";
import type { SourceText } from "luau-syntax";
import type { SampleDocument } from "./documents";
import { findFences, type Fence } from "./fences";

export interface Sample {
  readonly document: SourceText;
  readonly meta: SampleMeta;
  /** Whether it is a whole file, which has no attributes. */
  readonly isScript: boolean;
  /** The opening line of the block, for problems in its attributes. */
  readonly opening: DocLine;
  /** The lines to check: including hidden ones, without magic comments and deleted lines. */
  readonly lines: readonly DocLine[];
  readonly shown: readonly ShownLine[];
}

export interface ShownLine {
  readonly text: string;
  /** Index among the checked lines; null for a deleted line. */
  readonly checked: number | null;
}

export type SampleGroup = readonly Sample[];

export const groupsIn = (document: SampleDocument): readonly SampleGroup[] =>
  document.texts
    .map((lines) =>
      document.isSample
        ? [scriptSample(document.source, lines)]
        : findFences(lines)
            .filter(({ language }) => language === "luau")
            .map((fence) => fenceSample(document.source, fence)),
    )
    .filter((samples) => samples.length > 0);

/** Code blocks in Lua, which were probably meant to be samples. */
export const luaSamples = (document: SampleDocument): SampleGroup =>
  document.isSample
    ? []
    : document.texts
        .flatMap(findFences)
        .filter(({ language }) => language === "lua")
        .map((fence) => fenceSample(document.source, fence))
        .filter(({ meta }) => !meta.noCheck);

function fenceSample(document: SourceText, { meta: text, opening, lines }: Fence): Sample {
  const meta = parseMeta(text);
  return { document, meta, isScript: false, opening, ...readCode(lines, meta) };
}

function scriptSample(document: SourceText, lines: readonly DocLine[]): Sample {
  const meta = parseMeta("");
  const opening = lines[0] ?? { text: "", start: 0 };
  return { document, meta, isScript: true, opening, ...readCode(lines, meta) };
}

function readCode(lines: readonly DocLine[], meta: SampleMeta): Pick<Sample, "lines" | "shown"> {
  const read = readLines(lines.map(({ text }) => text).join("\n"), meta);
  const checked = read.filter(({ mark }) => mark !== "deleted");
  const checkedIndexes = new Map(checked.map(({ index }, checkedIndex) => [index, checkedIndex]));
  return {
    lines: checked.map(({ index, text }) => ({ text, start: lines[index]?.start ?? 0 })),
    shown: read
      .filter(({ isHidden }) => !isHidden)
      .map(({ index, text }) => ({ text, checked: checkedIndexes.get(index) ?? null })),
  };
}

export const textOf = (lines: readonly DocLine[]): string => lines.map(({ text }) => `${text}\n`).join("");

export function startsOf(lines: readonly { readonly text: string }[]): readonly number[] {
  let next = 0;
  return lines.map(({ text }) => {
    const start = next;
    next += text.length + 1;
    return start;
  });
}

export function lineFinder(lines: readonly { readonly text: string }[]) {
  const starts = startsOf(lines);
  return (offset: number) => {
    const index = starts.findLastIndex((start) => start <= offset);
    return { index, column: offset - (starts[index] ?? 0) };
  };
}
