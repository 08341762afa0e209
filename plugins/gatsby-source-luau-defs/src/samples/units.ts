/** In: samples that refer to each other. Out: what is checked for each of them. */
import { linksOf, UNNAMED_SAMPLE } from "luau-contract";
import { ANY_MODULE, type Source } from "luau-wasm";
import { textOf, type Sample, type SampleGroup } from "./sample";
import type { TextLine } from "./fences";

/** A sample, as a module with those that it may require. */
export interface Unit extends UnitCode {
  readonly sample: Sample;
}

/** What Luau sees of a unit. */
export interface UnitCode {
  /** Name of the module of the sample. */
  readonly main: string;
  /** None for a sample of definitions. */
  readonly sources: readonly Source[];
  /** The lines of the sample's module: those of the samples that it continues, then its own. */
  readonly lines: readonly TextLine[];
  /** Number of lines before its own. */
  readonly before: number;
  /** Definitions in earlier samples. */
  readonly definitions: readonly string[];
}

/** Those of definitions first. */
export const unitsOf = (group: SampleGroup): readonly Unit[] => [
  ...group.filter(({ meta }) => meta.definitions && !meta.noCheck).map(definitionUnit),
  ...scriptUnits(group),
];

/** A sample of definitions is all of its own definitions. */
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
