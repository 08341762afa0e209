/** In: samples that can refer to each other. Out: the unit to check for each. */
import { linksOf, UNNAMED_SAMPLE } from "luau-contract";
import { ANY_MODULE, type Source } from "luau-wasm";
import { textOf, type Sample, type SampleGroup } from "./sample";
import type { TextLine } from "./fences";

/** A sample as a module, with the modules that it may require. */
export interface Unit extends UnitCode {
  readonly sample: Sample;
}

/** The input of Luau. */
export interface UnitCode {
  /** Name of the sample's module. */
  readonly main: string;
  /** Empty for a sample of definitions. */
  readonly sources: readonly Source[];
  /** The lines of the sample's module: those of the samples that it continues, then its own. */
  readonly lines: readonly TextLine[];
  /** Number of lines before its own. */
  readonly before: number;
  /** Definitions in earlier samples. */
  readonly definitions: readonly string[];
}

/** Samples of definitions come first. */
export const unitsOf = (group: SampleGroup): readonly Unit[] => [
  ...group.filter(({ meta }) => meta.definitions && !meta.noCheck).map(definitionUnit),
  ...scriptUnits(group),
];

/** A sample of definitions consists of definitions only. */
const definitionUnit = (sample: Sample): Unit => ({
  sample,
  main: "",
  sources: [],
  lines: sample.lines,
  before: 0,
  definitions: [textOf(sample.lines)],
});

function scriptUnits(group: SampleGroup): readonly Unit[] {
  const links = group.map((_, index) =>
    linksOf(
      group.map(({ meta }) => meta),
      index,
    ),
  );
  const lines = links.map(({ continued }, index) =>
    [...continued, index].flatMap((at) => group[at]?.lines ?? []),
  );
  const fileAt = (index: number): Source => ({
    name: group[index]?.meta.file ?? UNNAMED_SAMPLE,
    text: textOf(lines[index] ?? []),
  });
  return links.flatMap(({ definitions, otherFiles }, index) => {
    const sample = group[index];
    if (sample === undefined || sample.meta.noCheck || sample.meta.definitions) return [];
    const main = fileAt(index);
    const own = lines[index] ?? [];
    return {
      sample,
      main: main.name,
      sources: [main, ...otherFiles.map(fileAt), ANY_MODULE],
      lines: own,
      before: own.length - sample.lines.length,
      definitions: definitions.map((at) => textOf(group[at]?.lines ?? [])),
    };
  });
}
