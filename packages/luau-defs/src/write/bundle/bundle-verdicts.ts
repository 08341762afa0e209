/**
 * In: the trees of definition files. Out: a warning for each reason why a type solver refuses their bundle.
 */
import { counted, type Diagnostic, diagnosticAt } from "luau-diagnostics";
import type { Span } from "luau-syntax";
import { orderedParts, removedSpans } from "./bundle";
import type { AnalysedSource } from "../../read/analyse-file";
import type { BundlePart } from "./bundle-part";

export interface Report {
  readonly solver: "new" | "old";
  readonly message: string;
  readonly span: Span;
}

/** @param check returns what both solvers report of a definition file; nothing if they load it */
export function bundleVerdicts(
  inputs: readonly AnalysedSource[],
  check: (text: string) => readonly Report[],
): readonly Diagnostic[] {
  const { parts } = orderedParts(inputs).value;
  const texts = parts.map(alignedText);
  const causes = new Map<string, Cause>();
  for (const report of check(texts.join(""))) {
    const key = `${report.solver} ${report.message}`;
    const cause = causes.get(key);
    const next =
      cause === undefined
        ? { first: report, repetitions: 0 }
        : { ...cause, repetitions: cause.repetitions + 1 };
    causes.set(key, next);
  }
  return [...causes.values()].flatMap((cause) => verdict(cause, parts, texts));
}

interface Cause {
  readonly first: Report;
  readonly repetitions: number;
}

function verdict(
  { first: { solver, message, span }, repetitions }: Cause,
  parts: readonly BundlePart[],
  texts: readonly string[],
): readonly Diagnostic[] {
  const location = sourceLocation(span, parts, texts);
  if (location === null) return [];
  const lead = repetitions === 0 ? "" : `Here and in ${counted(repetitions, "other place")}: `;
  return [
    diagnosticAt(location.file.source, location.span, {
      rule: "bundle-solver",
      severity: "warning",
      message: `${lead}Luau's ${solver} type solver refuses the bundle, and loads nothing of it: ${message}.`,
      suggestion: HELP.find(([cause]) => cause.test(message))?.[1] ?? null,
    }),
  ];
}

const HELP: readonly (readonly [cause: RegExp, help: string])[] = [
  [/^read keyword/, "Leave it out, and write `@readonly` in the doc comment."],
  [/^write keyword/, "Leave it out."],
  [
    /^(?:This syntax is not supported|Unknown type)/,
    "Write the type out: the old solver has no type functions.",
  ],
];

/** Spaces replace removed code, so that offsets count from the part's start. */
function alignedText({ file, span: [start, end] }: BundlePart): string {
  let text = file.source.text.slice(start, end);
  for (const [from, to] of removedSpans(file)) {
    if (from < start || to > end) continue;
    text = text.slice(0, from - start) + " ".repeat(to - from) + text.slice(to - start);
  }
  return text.endsWith("\n") ? text : `${text}\n`;
}

function sourceLocation(
  [from, to]: Span,
  parts: readonly BundlePart[],
  texts: readonly string[],
): { readonly file: AnalysedSource; readonly span: Span } | null {
  let offset = 0;
  for (const [index, { file, span }] of parts.entries()) {
    const length = texts[index]?.length ?? 0;
    const shift = span[0] - offset;
    if (from < offset + length) return { file, span: [from + shift, Math.min(to + shift, span[1])] };
    offset += length;
  }
  return null;
}
