import { printable } from "luau-diagnostics";
import { isAnswered, type RankedResult, type SearchResult, type Segment } from "luau-search";

interface PlainResult {
  readonly kind: string;
  readonly path: string;
  readonly module: string | null;
  readonly signature: string | null;
  readonly summary: string;
  readonly href: string;
  readonly why: string | null;
  /** Where samples use it; absent if that was not asked for. */
  readonly uses?: readonly string[];
}

const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join("");

/** @param uses locations where samples use an entry, by its address; null if they were not requested */
export function toPlainResult(
  result: RankedResult,
  uses: ReadonlyMap<string, readonly string[]> | null = null,
): PlainResult {
  if (result.kind !== "symbol") {
    const { kind, href, title, heading, snippet } = result;
    const path = [title, heading].map(textOf).filter(Boolean).join(" › ");
    return { kind, path, module: null, signature: null, summary: textOf(snippet), href, why: null };
  }
  const { symbol, why } = result;
  const { kind, path, moduleName, signature, summary, href } = symbol;
  const reason = why === null ? null : `${WHY[why.kind]} ${why.text}`;
  const plain = { kind, path, module: moduleName, signature, summary, href, why: reason };
  return uses === null ? plain : { ...plain, uses: uses.get(href) ?? [] };
}

const WHY = { alias: "Also called", parameter: "Parameter", description: "In its description:" } as const;

export function noteOf(query: string, result: SearchResult): string | null {
  const { foreign, isCodeName, isNearest, unknownTypes } = result;
  if (foreign !== null) {
    const { name, engine, paths } = foreign;
    return `${name} (${engine}) ${paths.length > 0 ? `is ${paths.join(", ")} here` : "has no equivalent here"}.`;
  }
  const [unknown] = unknownTypes;
  if (unknown !== undefined) return `There is no type named ${unknown.name}.`;
  if (isAnswered(result)) return null;
  const verb = isCodeName ? "is called" : "about";
  const nothing = `Nothing ${verb} “${printable(query.trim().slice(0, MAX_QUOTE_LENGTH))}” here.`;
  return isNearest ? `${nothing} Nearest:` : nothing;
}

const MAX_QUOTE_LENGTH = 200;

export const toText = (note: string | null, results: readonly PlainResult[]): string =>
  [
    ...(note === null ? [] : [`${note}\n`]),
    ...results.map(
      ({ kind, path, signature, summary, why, href, uses = [] }) =>
        `${signature ?? path}  (${kind})\n${[
          summary,
          why,
          href,
          ...uses.map((location) => `used in ${location}`),
        ]
          .filter((line) => line !== null && line !== "")
          .map((line) => `    ${line}\n`)
          .join("")}`,
    ),
  ].join("");
