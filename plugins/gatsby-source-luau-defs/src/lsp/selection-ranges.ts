/** In: positions. Out: what each is in, from the word to the document, for "expand selection". */
import type { Position, SelectionRange } from "vscode-languageserver";
import type { Span } from "luau-contract";
import { docPlaces } from "../syntax/doc-places";
import { declarationsIn } from "../syntax/declarations";
import { spanAt } from "../lint/finding";
import { samplesIn, spanOfLines } from "./code-around";
import { everyEntry } from "./occurrences";
import { offsetAt, spanRange } from "./places";
import type { RequestContext } from "./request-context";
import { placeIn, type InDocument, type Place } from "./request-place";
import { parametersIn } from "./tree-parameters";

export function selectionRanges(
  context: RequestContext,
  { positions, ...document }: InDocument & { readonly positions: readonly Position[] },
): SelectionRange[] | null {
  const place = placeIn(context, document);
  if (place === null) return null;
  const spans = [...spansIn(place), ...samplesIn(place).map(spanOfLines)];
  return positions.map((position) => {
    const offset = offsetAt(place.source, position);
    return chainOf(place, [...spans, ...textSpans(place, offset)], offset);
  });
}

/** The spans around an offset, each in the next. */
function chainOf({ source }: Place, spans: readonly Span[], offset: number): SelectionRange {
  const around = spans
    .filter(([start, end]) => start <= offset && offset <= end)
    .sort((a, b) => a[1] - a[0] - (b[1] - b[0]));
  let inner: Span = [offset, offset];
  const nested: Span[] = [];
  for (const [start, end] of around) {
    const isLarger = end - start > inner[1] - inner[0] || nested.length === 0;
    if (!isLarger || start > inner[0] || end < inner[1]) continue;
    inner = [start, end];
    nested.push(inner);
  }
  const whole: SelectionRange = { range: spanRange(source, [0, source.text.length]) };
  return nested.reduceRight<SelectionRange>(
    (parent, span) =>
      span[1] - span[0] === source.text.length ? parent : { range: spanRange(source, span), parent },
    whole,
  );
}

/** Of a definition file: names, parameters, doc comments, entries and statements. */
function spansIn({ analysis, file }: Place): readonly Span[] {
  if (file === null) return [];
  const { source, tree, converted } = file;
  const docs = docPlaces(tree);
  const entries = everyEntry(converted).map(({ location }) => spanAt(source, location));
  // With the comment above it.
  const documented = docs.flatMap(({ doc, start }) =>
    entries.filter(([at]) => at === start).map(([, end]): Span => [doc.span[0], end]),
  );
  return [
    ...analysis.occurrences.inFile(source.path).map(({ span }) => span),
    ...parametersIn(tree).map(({ span }) => span),
    ...docs.map(({ doc }) => doc.span),
    ...(tree.moduleDoc === null ? [] : [tree.moduleDoc.span]),
    ...entries,
    ...documented,
    ...declarationsIn(tree).map(({ span }) => span),
  ];
}

/** Of any text: the word, the line, the paragraph, and in a guide the section. */
function textSpans({ source: { text }, file }: Place, offset: number): readonly Span[] {
  const word: Span = [
    offset - (/[\w]*$/.exec(text.slice(0, offset))?.[0].length ?? 0),
    offset + (/^[\w]*/.exec(text.slice(offset))?.[0].length ?? 0),
  ];
  const line = between(text, offset, /\n/g);
  const [start, end] = line;
  const indent = /^[ \t]*/.exec(text.slice(start, end))?.[0].length ?? 0;
  const ofLines: readonly Span[] = [[start + indent, end], line];
  if (file !== null) return [word, ...ofLines];
  return [word, ...ofLines, between(text, offset, /\n[ \t]*\n/g), between(text, offset, /\n(?=#{1,6} )/g)];
}

/** The text between the separators around an offset. */
function between(text: string, offset: number, separator: RegExp): Span {
  let [start, end] = [0, text.length];
  for (const { index, 0: found } of text.matchAll(separator)) {
    if (index + found.length <= offset) start = index + found.length;
    else if (index >= offset) {
      end = index;
      break;
    }
  }
  return [start, end];
}
