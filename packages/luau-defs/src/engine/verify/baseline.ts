/** In: a file of accepted differences. Out: those that remain, and items of the file that no longer apply. */
import { type Diagnostic, diagnosticAt } from "luau-diagnostics";
import { compare as compareTexts, type SourceText } from "luau-syntax";
import { isRecord, parseJson } from "../../read/source/json";
import type { Difference } from "./compare-report";
import { problemOf } from "../../model/rules";

export interface Accepted {
  readonly rule: string;
  readonly path: string;
}

type ReadBaseline =
  | { readonly kind: "items"; readonly items: readonly Accepted[] }
  | { readonly kind: "broken"; readonly reason: string };

export function readBaseline(text: string): ReadBaseline {
  const json = parseJson(text);
  if (json.kind === "broken") return { kind: "broken", reason: `it is not valid JSON: ${json.reason}` };
  const list: readonly unknown[] = Array.isArray(json.value) ? json.value : [json.value];
  const items = list.filter(isAccepted);
  return items.length === list.length
    ? { kind: "items", items }
    : { kind: "broken", reason: 'it must be a list of `{ "rule": "…", "path": "…" }`' };
}

const isAccepted = (value: unknown): value is Accepted =>
  isRecord(value) && typeof value["rule"] === "string" && typeof value["path"] === "string";

export function writeBaseline(differences: readonly Accepted[]): string {
  const lines = differences.map(({ rule, path }) => `  ${JSON.stringify({ rule, path })}`);
  const sorted = [...new Set(lines)].sort(compareTexts);
  return sorted.length === 0 ? "[]\n" : `[\n${sorted.join(",\n")}\n]\n`;
}

/** Without accepted differences, and with a warning for each item that accepts none. */
export function withoutAccepted(
  differences: readonly Difference[],
  items: readonly Accepted[],
  source: SourceText,
): readonly Diagnostic[] {
  const accepted = new Set(items.map(keyOf));
  const existing = new Set(differences.map(keyOf));
  const unused = items.filter((item) => !existing.has(keyOf(item)));
  return [
    ...differences.filter((difference) => !accepted.has(keyOf(difference))),
    ...unused.map((item) => unusedItem(item, source)),
  ];
}

const keyOf = ({ rule, path }: Accepted): string => `${rule} ${path}`;

function unusedItem({ rule, path }: Accepted, source: SourceText): Diagnostic {
  const lines = source.text.split("\n");
  const line = lines.findIndex((one) => [rule, path].every((text) => one.includes(JSON.stringify(text))));
  const start = source.lineStarts[Math.max(line, 0)] ?? 0;
  const message = `\`${path}\` has no difference of the rule \`${rule}\` any more.`;
  return diagnosticAt(
    source,
    [start, start + (lines[Math.max(line, 0)]?.length ?? 0)],
    problemOf("unused-baseline", message, "`--write-baseline` writes the list again."),
  );
}
