import { metaWords } from "luau-contract";
import { type Diagnostic, didYouMean } from "luau-diagnostics";
import type { Sample, SampleGroup } from "./sample";
import { attributeDiagnostic } from "./to-diagnostics";

/** Reports attributes that do not exist, and those that contradict each other. */
export const checkAttributes = (group: SampleGroup): readonly Diagnostic[] =>
  group.flatMap((sample, index) =>
    mistakesIn(sample, index === 0).map((mistake) =>
      attributeDiagnostic(sample, "sample-attribute", mistake),
    ),
  );

/** Reports a sample whose language is not checked. */
export const languageDiagnostic = (sample: Sample): Diagnostic =>
  attributeDiagnostic(sample, "sample-language", {
    message: "A sample in `lua` is not checked.",
    suggestion: "Write ```luau, or ```lua no-check for code that is not Luau.",
  });

interface AttributeMistake {
  readonly message: string;
  readonly suggestion: string | null;
}

function mistakesIn({ meta }: Sample, isFirst: boolean): readonly AttributeMistake[] {
  const found: AttributeMistake[] = meta.unknown.map((word) => {
    const name = word.split("=", 1)[0] ?? word;
    return { message: `A sample has no attribute \`${name}\`.`, suggestion: didYouMean(name, metaWords) };
  });
  if (meta.continues && isFirst)
    found.push({
      message: "There is no sample that this one could continue.",
      suggestion: "Remove `continues`.",
    });
  if (meta.noCheck && meta.error !== null)
    found.push({ message: "A sample with `no-check` has no error.", suggestion: "Remove one of the two." });
  if (meta.file === "")
    found.push({ message: "The file of this sample has no name.", suggestion: 'file="player/index.luau"' });
  return found;
}
