/** The references of a sample to others, in its attributes (`SampleMeta`). */
export interface SampleReference {
  readonly file?: string | null;
  readonly continues?: boolean;
  readonly definitions?: boolean;
  readonly noCheck?: boolean;
}

/** The name of the file of a sample without `file`. */
export const UNNAMED_SAMPLE = "sample.luau";

export interface SampleLinks {
  readonly continued: readonly number[];
  /** Definitions before the sample, and before its other files: these may depend on them. */
  readonly definitions: readonly number[];
  /** The text's other files: of each, the last version before the sample, otherwise the first after it. */
  readonly otherFiles: readonly number[];
}

const isScript = ({ noCheck, definitions }: SampleReference): boolean =>
  noCheck !== true && definitions !== true;

export function linksOf(group: readonly SampleReference[], index: number): SampleLinks {
  const first = startOfChain(group, index);
  const files = otherFiles(group, index);
  const last = Math.max(index, ...files);
  const samples = [...group.entries()];
  return {
    continued: samples
      .slice(first, index)
      .flatMap(([memberIndex, sample]) => (isScript(sample) ? [memberIndex] : [])),
    definitions: samples
      .slice(0, last)
      .flatMap(([memberIndex, { definitions, noCheck }]) =>
        definitions === true && noCheck !== true ? [memberIndex] : [],
      ),
    otherFiles: files,
  };
}

function startOfChain(group: readonly SampleReference[], index: number): number {
  let first = index;
  while (first > 0 && group[first]?.continues === true) first -= 1;
  return first;
}

function otherFiles(group: readonly SampleReference[], index: number): readonly number[] {
  const ownFile = group[index]?.file ?? null;
  const files = new Map<string, number>();
  for (const [memberIndex, { file = null }] of group.entries()) {
    if (file === null || file === ownFile || (memberIndex > index && files.has(file))) continue;
    files.set(file, memberIndex);
  }
  return [...files.values()].sort((a, b) => a - b);
}
