/** In: samples that can refer to each other. Out: the unit to check for each. */
import { type DocLine } from "full-moon-wasm";
import { linksOf, UNNAMED_SAMPLE } from "luau-contract";
import { ANY_MODULE, type Source } from "luau-wasm";
import { textOf, type Sample, type SampleGroup } from "./sample";
import { NO_SCOPE, preambleOf, type ModuleScope } from "./module-scope";

export interface Unit extends UnitCode {
  readonly sample: Sample;
}

export interface UnitCode {
  readonly main: string;
  /** Empty for a sample of definitions. */
  readonly sources: readonly Source[];
  /** Names of the sources that are modules of the engine: they are checked, but not executed. */
  readonly modules: readonly string[];
  /** The lines of the sample's module: its preamble, those of the samples that it continues, then its own. */
  readonly lines: readonly DocLine[];
  readonly preambleLines: number;
  readonly precedingLines: number;
  readonly definitions: readonly string[];
}

/** Samples of definitions come first. */
export const unitsOf = (group: SampleGroup, scope: ModuleScope = NO_SCOPE): readonly Unit[] => [
  ...group.filter(({ meta }) => meta.definitions && !meta.noCheck).map(definitionUnit),
  ...scriptUnits(group, scope),
];

const definitionUnit = (sample: Sample): Unit => ({
  sample,
  main: "",
  sources: [],
  modules: [],
  lines: sample.lines,
  preambleLines: 0,
  precedingLines: 0,
  definitions: [textOf(sample.lines)],
});

function scriptUnits(group: SampleGroup, scope: ModuleScope): readonly Unit[] {
  const links = group.map((_, index) =>
    linksOf(
      group.map(({ meta }) => meta),
      index,
    ),
  );
  const lines = links.map(({ continued }, index) =>
    [...continued, index].flatMap((other) => group[other]?.lines ?? []),
  );
  const fileAt = (index: number): Source => ({
    name: group[index]?.meta.file ?? UNNAMED_SAMPLE,
    text: textOf(lines[index] ?? []),
  });
  return links.flatMap(({ definitions, otherFiles }, index) => {
    const sample = group[index];
    if (sample === undefined || sample.meta.noCheck || sample.meta.definitions) return [];
    const { name, text } = fileAt(index);
    const preamble = preambleOf(text, scope);
    const code = [...preamble.lines.map((line) => ({ text: line, start: 0 })), ...(lines[index] ?? [])];
    return {
      sample,
      main: name,
      sources: [{ name, text: textOf(code) }, ...otherFiles.map(fileAt), ...preamble.sources, ANY_MODULE],
      modules: preamble.sources.map((source) => source.name),
      lines: code,
      preambleLines: preamble.lines.length,
      precedingLines: code.length - sample.lines.length,
      definitions: definitions.map((other) => textOf(group[other]?.lines ?? [])),
    };
  });
}
