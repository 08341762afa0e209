/** In: an analysis, and the open documents. Out: problems in guides, and the samples for Luau to check. */
import { type Diagnostic, diagnosticAt, didYouMean } from "luau-diagnostics";
import type { SourceText } from "luau-syntax";
import { toSampleDefinitions } from "../../write/bundle/sample-definitions";
import type { AnalysedFile } from "../../read/analyse-file";
import type { Definition } from "../../model/definition";
import { documentsOf, isGuide, type SampleDocument } from "../../engine/samples/documents";
import type { LocatedUse } from "../../engine/samples/located-uses";
import { namesInGuide, namesOf } from "./guide-names";
import type { Analysis } from "./analysis";

export function unknownNames(analysis: Analysis): readonly Diagnostic[] {
  const names = namesOf(analysis);
  return openGuides(analysis).flatMap((guide) =>
    namesInGuide(guide, names).unknown.map(({ name, span }) =>
      diagnosticAt(guide, span, {
        rule: "unknown-symbol",
        severity: "error",
        message: `The API has no \`${name}\`.`,
        suggestion: didYouMean(name, [...names.paths.keys()]),
      }),
    ),
  );
}

export const openGuides = ({ opened }: Analysis) => [...opened.values()].filter(({ path }) => isGuide(path));

export interface SampleTexts {
  readonly guides: readonly SourceText[];
  readonly files: readonly AnalysedFile[];
}

export const openTexts = (analysis: Analysis): SampleTexts => ({
  guides: openGuides(analysis),
  files: analysis.output.files.filter(({ source }) => analysis.opened.has(source.path)),
});

export interface SampleJob {
  readonly definitions: readonly Definition[];
  readonly modules: readonly string[];
  readonly documents: readonly SampleDocument[];
}

export interface CheckedSamples {
  readonly diagnostics: readonly Diagnostic[];
  readonly uses: readonly LocatedUse[];
}

/** Null without samples, or if the definitions have errors. */
export function sampleJob({ output, findings }: Analysis, texts: SampleTexts): SampleJob | null {
  const guides = texts.guides.filter(({ text }) => text.includes("```lua"));
  const files = texts.files.filter(({ source }) => source.text.includes("```luau"));
  const broken = findings.some(({ severity, file }) => severity === "error" && output.sources.has(file));
  if (guides.length + files.length === 0 || broken) return null;
  const documents = documentsOf(output.files, files, guides);
  const definitions = toSampleDefinitions(output);
  return definitions.diagnostics.some(({ severity }) => severity === "error")
    ? null
    : { definitions: definitions.value, modules: output.required, documents };
}
