/**
 * In: the samples of a text, as the page shows them. Out: the files of one of them, with what is checked and
 * run but not shown.
 */
import { linksOf, UNNAMED_SAMPLE } from "luau-contract";
import type { SampleFacts } from "../code-sample/sample-facts";
import type { HiddenBlock } from "./hidden-text";

/** A sample of a page. */
export interface PageSample {
  readonly code: string;
  readonly facts: SampleFacts;
}

/** A file that readers can edit. */
export interface SampleFile {
  readonly name: string;
  readonly text: string;
  readonly hidden: readonly HiddenBlock[];
}

/** The initial contents of a playground. */
export interface SampleFiles {
  /** The sample's own first. */
  readonly files: readonly [SampleFile, ...SampleFile[]];
  /** Definitions in earlier samples of the text. */
  readonly definitions: readonly string[];
}

export function filesOf(samples: readonly PageSample[], index: number): SampleFiles {
  const { definitions, otherFiles } = linksOf(
    samples.map(({ facts }) => facts),
    index,
  );
  return {
    files: [fileAt(samples, index), ...otherFiles.map((at) => fileAt(samples, at))],
    definitions: definitions.flatMap((at) => samples[at] ?? []).map(withHidden),
  };
}

/** With the files of a link that the page has no more, so that nothing that a reader wrote is lost. */
export function withSharedFiles(
  { files, definitions }: SampleFiles,
  shared: readonly { readonly name: string; readonly text: string }[],
): SampleFiles {
  const names = new Set(files.map(({ name }) => name));
  const [own, ...others] = files;
  const added = shared.filter(({ name }) => !names.has(name)).map((file) => ({ ...file, hidden: [] }));
  return { files: [own, ...others, ...added], definitions };
}

function fileAt(samples: readonly PageSample[], index: number): SampleFile {
  const { code, facts } = samples[index] ?? { code: "", facts: {} };
  const before = textBefore(samples, index);
  const own = (facts.hidden ?? []).map(([line, text]) => ({ line, text }));
  return {
    name: facts.file ?? UNNAMED_SAMPLE,
    text: code,
    hidden: before === "" ? own : [{ line: 0, text: before, isContinued: true }, ...own],
  };
}

/** The lines of the samples that a sample continues, hidden ones among them. */
function textBefore(samples: readonly PageSample[], index: number): string {
  const { continued } = linksOf(
    samples.map(({ facts }) => facts),
    index,
  );
  return continued
    .flatMap((at) => samples[at] ?? [])
    .map(withHidden)
    .join("");
}

function withHidden({ code, facts: { hidden = [] } }: PageSample): string {
  const lines = code.split("\n").map((line) => `${line}\n`);
  const blocks = new Map(hidden);
  return (
    lines.map((line, at) => `${blocks.get(at) ?? ""}${line}`).join("") + (blocks.get(lines.length) ?? "")
  );
}
