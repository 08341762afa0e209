/** Results of a search for a terminal and for programs. */
import { printable } from "luau-contract";
import { isAnswered, type RankedResult, type SearchResult, type Segment } from "luau-search";

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
export function noteOf(query: string, result: SearchResult): string | null {
  const { foreign, isNearest, unknownTypes } = result;
  if (foreign !== null) return `${foreign.name} (${foreign.engine}) is ${foreign.path} here.`;
  const [unknown] = unknownTypes;
  if (unknown !== undefined) return `There is no type named ${unknown.name}.`;
  if (isAnswered(result)) return null;
  const nothing = `Nothing about “${printable(query.trim().slice(0, LONGEST_QUOTE))}” here.`;
  return isNearest ? `${nothing} Nearest:` : nothing;
}

/** What a longer query says is not searched for. */
const LONGEST_QUOTE = 200;

export const toText = (note: string | null, result: SearchResult): string =>
  [
    ...(note === null ? [] : [`${note}\n`]),
    ...result.results.map(toPlainResult).map(
      ({ kind, path, signature, summary, why, href }) =>
        `${signature ?? path}  (${kind})\n${[summary, why, href]
          .filter((line) => line !== null && line !== "")
          .map((line) => `    ${line}\n`)
          .join("")}`,
    ),
  ].join("");
