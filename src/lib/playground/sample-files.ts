/** In: the samples of a text. Out: the files of one, with what is checked and run but not shown. */
import { linksOf, UNNAMED_SAMPLE } from "luau-contract";
import type { SampleFacts } from "../code-sample/sample-facts";
import type { HiddenBlock } from "./hidden-text";

export interface PageSample {
  readonly code: string;
  readonly facts: SampleFacts;
}

export interface SampleFile {
  readonly name: string;
  readonly text: string;
  readonly hidden: readonly HiddenBlock[];
}

export interface SampleFiles {
  /** The sample's own first. */
  readonly files: readonly [SampleFile, ...SampleFile[]];
  /** Definitions in earlier samples of the text. */
  readonly definitions: readonly string[];
}

export function filesOf(samples: readonly PageSample[], index: number): SampleFiles {
  const { definitions, otherFiles } = linksAt(samples, index);
  return {
    files: [fileAt(samples, index), ...otherFiles.map((other) => fileAt(samples, other))],
    definitions: definitions.flatMap((other) => samples[other] ?? []).map(withHidden),
  };
}

const linksAt = (samples: readonly PageSample[], index: number) =>
  linksOf(
    samples.map(({ facts }) => facts),
    index,
  );

/** Adds the files of a link that the page has no more, so that nothing that a reader wrote is lost. */
export function withSharedFiles(
  { files, definitions }: SampleFiles,
  shared: readonly { readonly name: string; readonly text: string }[],
): SampleFiles {
  const names = new Set(files.map(({ name }) => name));
  const [main, ...others] = files;
  const added = shared.filter(({ name }) => !names.has(name)).map((file) => ({ ...file, hidden: [] }));
  return { files: [main, ...others, ...added], definitions };
}

function fileAt(samples: readonly PageSample[], index: number): SampleFile {
  const { code, facts } = samples[index] ?? { code: "", facts: {} };
  const before = textBefore(samples, index);
  const hidden = (facts.hidden ?? []).map(([line, text]) => ({ line, text }));
  return {
    name: facts.file ?? UNNAMED_SAMPLE,
    text: code,
    hidden: before === "" ? hidden : [{ line: 0, text: before, isContinued: true }, ...hidden],
  };
}

const textBefore = (samples: readonly PageSample[], index: number): string =>
  linksAt(samples, index)
    .continued.flatMap((other) => samples[other] ?? [])
    .map(withHidden)
    .join("");

function withHidden({ code, facts: { hidden = [] } }: PageSample): string {
  const lines = code.split("\n").map((line) => `${line}\n`);
  const blocks = new Map(hidden);
  return (
    lines.map((line, index) => `${blocks.get(index) ?? ""}${line}`).join("") +
    (blocks.get(lines.length) ?? "")
  );
}
