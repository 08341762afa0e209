/** In: the symbols that Luau has found in samples. Out: their occurrences; and which texts to ask it about. */
import type { SourceText } from "luau-syntax";
import type { PlacedUse } from "../../engine/samples/placed-uses";
import { usedEntries, type UsedEntries } from "../../engine/samples/used-entries";
import type { Analysis } from "./analysis";
import type { SampleTexts } from "./check-guides";
import type { Occurrence, Target } from "./occurrence";
import type { RequestContext } from "./request-context";

/** Computed once per analysis. */
const entriesOf = new WeakMap<Analysis, UsedEntries>();

/** In the samples of open documents. */
export const openUses = ({ analysis, project }: RequestContext): readonly Occurrence[] =>
  usedOccurrences(analysis, project.openUses(analysis));

/** In all samples whose text has the name of the symbol. */
export async function usesOf(
  { analysis, project }: RequestContext,
  guides: readonly SourceText[],
  target: Target,
): Promise<readonly Occurrence[]> {
  const texts = textsNaming(analysis, guides, target);
  return usedOccurrences(analysis, await project.usesIn(analysis, texts));
}

function usedOccurrences(analysis: Analysis, uses: readonly PlacedUse[]): readonly Occurrence[] {
  if (uses.length === 0) return [];
  const { model, files } = analysis.output;
  const entryOf = entriesOf.get(analysis) ?? usedEntries(model, files);
  entriesOf.set(analysis, entryOf);
  return uses.flatMap(({ file, span, symbol }): readonly Occurrence[] => {
    const used = entryOf(symbol);
    return used === null ? [] : [{ file, span, target: used.entry.id, kind: "link" }];
  });
}

/** The texts that contain the name of a symbol: the samples of a large site take Luau a minute. */
function textsNaming(
  { output, occurrences }: Analysis,
  guides: readonly SourceText[],
  target: Target,
): SampleTexts {
  const subject = occurrences.subject(target);
  if (subject?.kind !== "entry") return { guides: [], files: [] };
  const { name } = subject.entry;
  return {
    guides: guides.filter(({ text }) => text.includes(name)),
    files: output.files.filter(({ source }) => source.text.includes(name)),
  };
}

/** Without the occurrences that end where others of the same symbol do: `open` in `Door.open`. */
export function withoutCovered(
  uses: readonly Occurrence[],
  others: readonly Occurrence[],
): readonly Occurrence[] {
  const ends = new Set(others.map(endOf));
  return uses.filter((one) => !ends.has(endOf(one)));
}

const endOf = ({ file, span, target }: Occurrence): string => `${target} ${span[1]} ${file}`;
