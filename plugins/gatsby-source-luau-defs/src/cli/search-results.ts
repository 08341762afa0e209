/** Results of a search for a terminal and for programs. */
import type { RankedResult, SearchResult, Segment } from "luau-search";

export interface PlainResult {
  readonly kind: string;
  readonly path: string;
  readonly module: string | null;
  readonly signature: string | null;
  readonly summary: string;
  readonly href: string;
  readonly why: string | null;
}

const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join("");

export function toPlainResult(result: RankedResult): PlainResult {
  if (result.kind !== "symbol") {
    const { kind, href, title, heading, snippet } = result;
    const path = [title, heading].map(textOf).filter(Boolean).join(" › ");
    return { kind, path, module: null, signature: null, summary: textOf(snippet), href, why: null };
  }
  const { symbol, why } = result;
  const { kind, path, moduleName, signature, summary, href } = symbol;
  const reason = why === null ? null : `${WHY[why.kind]} ${why.text}`;
  return { kind, path, module: moduleName, signature, summary, href, why: reason };
}

const WHY = { alias: "Also called", parameter: "Parameter", description: "In its description:" } as const;

/** Names of other engines, and whether anything fits. */
export function noteOf({ foreign, isNearest, results, unknownTypes }: SearchResult): string | null {
  if (foreign !== null) return `${foreign.name} (${foreign.engine}) is ${foreign.path} here.`;
  const [unknown] = unknownTypes;
  if (unknown !== undefined) return `There is no type named ${unknown.name}.`;
  if (results.length === 0) return "Nothing found.";
  return isNearest ? "Nothing is called that. Nearest:" : null;
}

export const toText = (result: SearchResult): string =>
  [
    ...(noteOf(result) === null ? [] : [`${noteOf(result)}\n`]),
    ...result.results.map(toPlainResult).map(
      ({ kind, path, signature, summary, why }) =>
        `${signature ?? path}  (${kind})\n${[summary, why]
          .filter((line) => line !== null && line !== "")
          .map((line) => `    ${line}\n`)
          .join("")}`,
    ),
  ].join("");
