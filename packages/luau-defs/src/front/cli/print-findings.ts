/** Prints the mistakes found by commands. */
import { existsSync } from "node:fs";
import {
  counted,
  type Diagnostic,
  hasColour,
  renderDiagnostics,
  renderSummary,
  type ReportFormat,
  repositoryPaths,
  toReport,
} from "luau-diagnostics";
import type { SourceText } from "luau-syntax";
import packageJson from "../../../package.json";
import { reportTool } from "../../check/lint/report-tool";
import type { Output, Terminal } from "./terminal";

/** Mistakes, and the texts that contain them, by path. */
interface Mistakes {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, SourceText>;
}

/** The problems that a command found, and the last line of its text. */
interface Findings extends Mistakes {
  /** Lines of the text, before its last, on what the author may want to know. */
  readonly notes?: readonly string[];
  readonly summary: string;
  /** The command that lists every problem, if this one does not. */
  readonly allBy?: string | null;
}

/** Prints the problems that a command found to standard output, or to standard error if a file's text goes there. */
export function printFindings(
  found: Findings,
  format: ReportFormat,
  terminal: Terminal,
  output = terminal.stdout,
): void {
  if (format === "text") {
    report(found, output, terminal);
    output.write(`${[...(found.notes ?? []), found.summary].join("\n")}\n`);
    return;
  }
  const toPath = repositoryPaths(terminal.cwd, terminal.env["GITHUB_WORKSPACE"], existsSync);
  output.write(toReport(format, found.diagnostics, reportTool(packageJson.version), toPath));
}

/** Prints mistakes with their code frames. */
function report(
  { diagnostics, sources, allBy = null }: Mistakes & Partial<Findings>,
  output: Output,
  { env }: Terminal,
): void {
  if (diagnostics.length > 0)
    output.write(`${renderDiagnostics(diagnostics, sources, { colour: hasColour(output, env), allBy })}\n`);
}

/**
 * Prints mistakes and their number to standard error, for commands whose standard output is read by another
 * program.
 */
export function reportMistakes(mistakes: Mistakes, terminal: Terminal): void {
  report(mistakes, terminal.stderr, terminal);
  if (mistakes.diagnostics.length > 0) terminal.stderr.write(`${renderSummary(mistakes.diagnostics)}\n`);
}

/** «1 error in 1 file»; without mistakes, the number of checked files: «No problems in 3 files». */
export function summaryOf(
  diagnostics: readonly Pick<Diagnostic, "severity" | "file">[],
  files: number,
): string {
  const summary = renderSummary(diagnostics);
  return diagnostics.length === 0 ? `${summary} in ${counted(files, "file")}` : summary;
}

export const hasErrors = (diagnostics: readonly Pick<Diagnostic, "severity">[]): boolean =>
  diagnostics.some(({ severity }) => severity === "error");
