/** In: a symbol. Out: its occurrences in definitions, guides and samples, and the requests that list them. */
import type { CancellationToken, DocumentHighlight, Location } from "vscode-languageserver";
import type { SampleTexts } from "./check-guides";
import { namesInGuide, namesOf } from "./guide-names";
import type { Occurrence, Target } from "./occurrence";
import {
  locationsOf,
  usesInOpenDocuments,
  usedOccurrences,
  type AtPosition,
  type DocumentContext,
  type RequestContext,
} from "./request-context";

type ReferenceParams = AtPosition & { readonly context: { readonly includeDeclaration: boolean } };

export async function references(
  context: DocumentContext,
  { position, context: { includeDeclaration } }: ReferenceParams,
  token: CancellationToken,
): Promise<Location[]> {
  const symbol = context.symbolAt(position);
  if (symbol === null) return [];
  const occurrences = (await occurrencesOf(context, symbol.target, token))(symbol.target);
  return locationsOf(
    context,
    occurrences.filter(({ kind }) => includeDeclaration || kind !== "definition"),
  );
}

export function highlights(
  context: DocumentContext,
  { position, textDocument }: AtPosition,
): DocumentHighlight[] {
  const symbol = context.symbolAt(position);
  if (symbol === null) return [];
  return locationsOf(context, withUses(context, usesInOpenDocuments(context))(symbol.target))
    .filter(({ uri }) => uri === textDocument.uri)
    .map(({ range }) => ({ range }));
}

export type FindOccurrences = (target: Target) => readonly Occurrence[];

/** With the uses that Luau resolves in the samples that have the symbol's name. */
export async function occurrencesOf(
  context: RequestContext,
  symbol: Target,
  token: CancellationToken,
): Promise<FindOccurrences> {
  const { analysis, project } = context;
  const uses = await project.usesIn(analysis, textsNaming(context, symbol), token);
  return withUses(context, usedOccurrences(analysis, uses));
}

function withUses({ analysis, guides }: RequestContext, uses: readonly Occurrence[]): FindOccurrences {
  const inGuides = guides.flatMap((guide) => namesInGuide(guide, namesOf(analysis)).occurrences);
  return (target) => {
    const isOfTarget = (one: Occurrence): boolean => one.target === target;
    const written = [...analysis.occurrences.ofTarget(target), ...inGuides.filter(isOfTarget)];
    // A use may be the end of a written path: `open` in `Door.open`.
    const ends = new Set(written.map(endOf));
    return [...written, ...uses.filter((one) => isOfTarget(one) && !ends.has(endOf(one)))];
  };
}

const endOf = ({ file, span }: Occurrence): string => `${span[1]} ${file}`;

/** The texts that contain the name of a symbol: the samples of a large site take Luau a minute. */
function textsNaming({ analysis, guides }: RequestContext, target: Target): SampleTexts {
  const { output, occurrences } = analysis;
  const subject = occurrences.subject(target);
  if (subject?.kind !== "entry") return { guides: [], files: [] };
  const { name } = subject.entry;
  return {
    guides: guides.filter(({ text }) => text.includes(name)),
    files: output.files.filter(({ source }) => source.text.includes(name)),
  };
}
