import { readFileSync } from "node:fs";
import type { BuildFailure, Message } from "esbuild";
import { isText } from "../mdx/file-link";
import { thrownProblem } from "../diagnostics/thrown-problem";
import { type Diagnostic, diagnosticIn, withoutDuplicates } from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import { relativePath } from "../files/relative-path";

/** Lightning CSS's error. Lines and columns are 1-based. */
interface StyleError {
  readonly fileName: string;
  readonly loc: { readonly line: number; readonly column: number };
  readonly message: string;
}

/** The problems in scripts and style sheets of a failed bundle; null for other errors, which are bugs. */
export function bundleProblems(error: unknown): readonly Diagnostic[] | null {
  if (isStyleError(error)) return [ofStyle(error)];
  const problems = error instanceof AggregateError ? ofAll(error.errors) : ofBuild(error);
  // Some files are in both bundles.
  return problems && withoutDuplicates(problems);
}

function ofAll(errors: readonly unknown[]): readonly Diagnostic[] | null {
  const lists = errors.map(bundleProblems);
  return lists.includes(null) ? null : lists.flatMap((problems) => problems ?? []);
}

const ofBuild = (error: unknown): readonly Diagnostic[] | null =>
  isBuildFailure(error)
    ? error.errors.flatMap((message) => bundleProblems(message.detail) ?? [ofMessage(message)])
    : null;

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && "errors" in error && Array.isArray(error.errors);

const isStyleError = (error: unknown): error is StyleError =>
  error instanceof Error && "fileName" in error && "loc" in error;

const ofStyle = ({ fileName, loc: { line, column }, message }: StyleError): Diagnostic =>
  problem(relativePath(fileName), { line, column, endLine: line, endColumn: column + 1 }, message, null);

function ofMessage({ text, location, notes }: Message): Diagnostic {
  const note = notes[0]?.text ?? null;
  if (location === null) return problem("site.config.ts", FILE_START, text, note);
  const { file, line, column, length, lineText } = location;
  // The error's lines are those of the script that a text was compiled to.
  if (isText(file))
    return thrownProblem(new Error(text), { file, text: readFileSync(file, "utf8"), rule: "bundle" });
  // esbuild's columns are 0-based, in bytes.
  const start = Buffer.from(lineText).subarray(0, column).toString("utf8").length + 1;
  const endColumn = start + Math.max(1, length);
  return problem(relativePath(file), { line, column: start, endLine: line, endColumn }, text, note);
}

const problem = (
  file: string,
  range: Parameters<typeof diagnosticIn>[1],
  message: string,
  suggestion: string | null,
): Diagnostic =>
  diagnosticIn(file, range, { severity: "error", rule: "bundle", message: sentence(message), suggestion });

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
