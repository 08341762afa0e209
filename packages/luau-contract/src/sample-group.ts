/** The references of a sample to others, in its attributes (`SampleMeta`). */
interface SampleReference {
  readonly file?: string | null;
  readonly continues?: boolean;
  readonly definitions?: boolean;
  readonly noCheck?: boolean;
}

/** The name of the file of a sample without `file`. */
export const UNNAMED_SAMPLE = "sample.luau";

/** The indexes of the samples that a sample refers to. */
export function linksOf(group: readonly SampleReference[], index: number) {
  const files = otherFiles(group, index);
  const indexes = (start: number, end: number, isDefinition: boolean): readonly number[] =>
    [...group.entries()]
      .slice(start, end)
      .filter(([, { noCheck, definitions }]) => noCheck !== true && (definitions === true) === isDefinition)
      .map(([sampleIndex]) => sampleIndex);
  return {
    continued: indexes(startOfChain(group, index), index, false),
    /** Definitions before the sample, and before its other files, which may depend on them. */
    definitions: indexes(0, Math.max(index, ...files), true),
    otherFiles: files,
  };
}

function startOfChain(group: readonly SampleReference[], index: number): number {
  let first = index;
  while (first > 0 && group[first]?.continues === true) first -= 1;
  return first;
}

/** The text's other files: of each, the last version before the sample, otherwise the first after it. */
function otherFiles(group: readonly SampleReference[], index: number): readonly number[] {
  const ownFile = group[index]?.file ?? null;
  const files = new Map<string, number>();
  for (const [sampleIndex, { file = null }] of group.entries()) {
    if (file === null || file === ownFile || (sampleIndex > index && files.has(file))) continue;
    files.set(file, sampleIndex);
  }
  return [...files.values()].sort((a, b) => a - b);
}
