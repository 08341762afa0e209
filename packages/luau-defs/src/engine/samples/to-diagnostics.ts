/** In: the reports of both solvers about a sample. Out: diagnostics with locations in the file. */
import { metaWords, oneLine, relevantReports } from "luau-contract";
import { type Diagnostic, diagnosticAt, didYouMean } from "luau-diagnostics";
import { restOfLine, type Span } from "luau-syntax";
import { problemOf, type SampleRuleName } from "../../model/rules";
import type { Report } from "./findings";
import { lineFinder, type Sample, type SampleGroup } from "./sample";
import type { Unit } from "./units";

/** A report, with its 0-based line in the module. */
interface Placed extends Report {
  readonly line: number;
  readonly fileSpan: Span;
}

export interface Verdict {
  readonly diagnostics: readonly Diagnostic[];
  readonly announced: readonly { readonly line: number; readonly message: string }[];
}

export function toVerdict(unit: Unit, reports: readonly Report[]): Verdict {
  const placed = relevantReports(reports)
    .map((report) => locateIn(unit, report))
    // Problems in the samples that it continues are reported there.
    .filter(({ line }) => line >= unit.precedingLines);
  const { error } = unit.sample.meta;
  const errors = placed.filter(({ kind }) => kind !== "lint");
  const announced = error === null ? [] : errors.filter(({ message }) => message.includes(error));
  const lines = new Set(announced.map(({ line }) => line));
  const unannounced = withoutRepetitions(placed).filter(({ line }) => !lines.has(line));
  const missing = error !== null && announced.length === 0 ? [missingError(unit.sample, error, errors)] : [];
  return {
    diagnostics: [...missing, ...unannounced.map((report) => diagnosticOf(unit.sample, report))],
    announced: withoutRepetitions(announced).map(({ line, message }) => ({
      line,
      message: oneLine(message),
    })),
  };
}

function locateIn({ lines }: Unit, report: Report): Placed {
  const find = lineFinder(lines);
  const offsetInFile = (offset: number): number => {
    const { index, column } = find(offset);
    const { text, start } = lines[index] ?? { text: "", start: 0 };
    return start + Math.min(column, text.length);
  };
  const [start, end] = report.span;
  const from = offsetInFile(start);
  return { ...report, line: find(start).index, fileSpan: [from, Math.max(from, offsetInFile(end))] };
}

/** Reports of the old solver are used only on lines where the new one reports nothing. */
function withoutRepetitions(reports: readonly Placed[]): readonly Placed[] {
  const lines = new Set(reports.filter(({ solver }) => solver === "new").map(({ line }) => line));
  return reports.filter(({ solver, line }) => solver === "new" || !lines.has(line));
}

function diagnosticOf({ document, isScript }: Sample, report: Placed): Diagnostic {
  const { kind, solver, message, name, fileSpan } = report;
  const rule: SampleRuleName =
    kind === "syntax" || kind === "lint" || kind === "run" || kind === "output"
      ? `sample-${kind}`
      : "sample-type";
  const text = oneLine(message);
  const about = kind === "lint" ? `${name}: ` : solver === "old" ? "In the old type solver: " : "";
  const suggestion =
    report.suggestion ?? (kind === "lint" || isScript ? null : kind === "run" ? EXCLUDE : ANNOUNCE);
  return diagnosticAt(document, fileSpan, problemOf(rule, about + text, suggestion));
}

const ANNOUNCE = 'A sample that is meant to fail says so: ```luau error="…"; `no-check` excludes it.';

const EXCLUDE = "`no-run` excludes a sample that cannot be executed.";

function missingError(sample: Sample, error: string, errors: readonly Report[]): Diagnostic {
  const [first] = errors;
  return attributeDiagnostic(sample, "sample-error", {
    message:
      `This sample should have an error with the text \`${error}\`, ` +
      `but Luau reports ${first === undefined ? "none" : "another"}.`,
    suggestion: first === undefined ? "Remove `error`." : `The error is: ${oneLine(first.message)}`,
  });
}

export const attributeDiagnostic = (
  { document, opening }: Sample,
  rule: SampleRuleName,
  { message, suggestion }: { readonly message: string; readonly suggestion: string | null },
): Diagnostic =>
  diagnosticAt(document, restOfLine(document, opening.start), problemOf(rule, message, suggestion));

export const checkAttributes = (group: SampleGroup): readonly Diagnostic[] =>
  group.flatMap((sample, index) =>
    problemsIn(sample, index === 0).map((problem) =>
      attributeDiagnostic(sample, "sample-attribute", problem),
    ),
  );

export const languageDiagnostic = (sample: Sample): Diagnostic =>
  attributeDiagnostic(sample, "sample-language", {
    message: "A sample in `lua` is not checked.",
    suggestion: "Write ```luau, or ```lua no-check for code that is not Luau.",
  });

interface AttributeProblem {
  readonly message: string;
  readonly suggestion: string | null;
}

function problemsIn({ meta }: Sample, isFirst: boolean): readonly AttributeProblem[] {
  const problem = (applies: boolean, message: string, suggestion: string): readonly AttributeProblem[] =>
    applies ? [{ message, suggestion }] : [];
  const { continues, noCheck, error, file } = meta;
  return [
    ...meta.unknown.map((word) => {
      const name = word.split("=", 1)[0] ?? word;
      return { message: `A sample has no attribute \`${name}\`.`, suggestion: didYouMean(name, metaWords) };
    }),
    ...problem(
      continues && isFirst,
      "There is no sample that this one could continue.",
      "Remove `continues`.",
    ),
    ...problem(noCheck && error !== null, "A sample with `no-check` has no error.", "Remove one of the two."),
    ...problem(file === "", "The file of this sample has no name.", 'file="player/index.luau"'),
  ];
}
