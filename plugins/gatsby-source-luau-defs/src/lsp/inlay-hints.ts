/** In: a range. Out: the default values of its parameters, as their texts have them. */
import { InlayHintKind, type InlayHint, type Range } from "vscode-languageserver";
import type { Span } from "luau-contract";
import { spanAt } from "../lint/finding";
import type { FunctionEntry } from "../model/model";
import type { AnalysedFile } from "../pipeline";
import { everyEntry } from "./occurrences";
import { offsetAt, spanRange } from "./places";
import type { RequestContext } from "./request-context";
import { placeIn, type InDocument } from "./request-place";
import { parametersIn } from "./tree-parameters";

export function inlayHints(
  context: RequestContext,
  params: InDocument & { readonly range: Range },
): InlayHint[] | null {
  const place = placeIn(context, params);
  if (place === null || place.file === null) return null;
  const { source, file } = place;
  const [first, last] = [offsetAt(source, params.range.start), offsetAt(source, params.range.end)];
  return defaultsIn(file)
    .filter(({ at }) => first <= at && at <= last)
    .map(({ at, name, value }) => ({
      position: spanRange(source, [at, at]).start,
      label: ` = ${value}`,
      kind: InlayHintKind.Parameter,
      tooltip: `Default value of \`${name}\``,
    }));
}

interface Default {
  readonly at: number;
  readonly name: string;
  readonly value: string;
}

function defaultsIn({ source, tree, converted }: AnalysedFile): readonly Default[] {
  const parameters = outermost(parametersIn(tree));
  const entries = everyEntry(converted).filter((entry): entry is FunctionEntry => entry.kind === "function");
  const found = entries.flatMap(({ location, signatures }) => {
    const defaults = new Map(
      signatures.flatMap((signature) =>
        signature.parameters.flatMap(({ name, defaultValue }) =>
          defaultValue === null ? [] : [[name, defaultValue] as const],
        ),
      ),
    );
    if (defaults.size === 0) return [];
    const [start, end] = spanAt(source, location);
    return parameters
      .filter(({ span }) => start <= span[0] && span[1] <= end)
      .flatMap(({ name, span }) => {
        const value = defaults.get(name?.text ?? "");
        return value === undefined ? [] : [{ at: span[1], name: name?.text ?? "", value }];
      });
  });
  return found.sort((a, b) => a.at - b.at);
}

/** Without the parameters of functions that are parameters themselves. */
function outermost<T extends { readonly span: Span }>(parameters: readonly T[]): readonly T[] {
  let end = -1;
  return [...parameters]
    .sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1])
    .filter(({ span }) => {
      if (span[0] < end) return false;
      end = span[1];
      return true;
    });
}
