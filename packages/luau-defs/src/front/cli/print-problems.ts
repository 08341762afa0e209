import { existsSync } from "node:fs";
import {
  counted,
  type Diagnostic,
  hasColour,
  renderDiagnostics,
  renderSummary,
  type ReportFormat,
  repositoryPaths,
  type StageResult,
  toReport,
} from "luau-diagnostics";
import type { SourceText } from "luau-syntax";
import packageJson from "../../../package.json";
import { reportTool } from "../../check/lint/report-tool";
import { typedCommand, typedCommands } from "../typed-commands";
import type { Output, Terminal } from "./terminal";

interface Problems {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, SourceText>;
}

interface PrintedProblems extends Problems {
  /** Lines of the text, before its last, on what the author may want to know. */
  readonly notes?: readonly string[];
  readonly summary: string;
  readonly allBy?: string | null;
}

/** Prints to standard error if a file's text goes to standard output. */
export function printProblems(
  problems: PrintedProblems,
  format: ReportFormat,
  terminal: Terminal,
  output = terminal.stdout,
): void {
  if (format === "text") {
    report(problems, output, terminal);
    output.write(`${[...(problems.notes ?? []), problems.summary].join("\n")}\n`);
    return;
  }
  const toPath = repositoryPaths(terminal.cwd, terminal.env["GITHUB_WORKSPACE"], existsSync);
  output.write(toReport(format, problems.diagnostics, reportTool(packageJson.version), toPath));
}

function report(
  { diagnostics, sources, allBy = null }: Problems & Partial<PrintedProblems>,
  output: Output,
  { env }: Terminal,
): void {
  if (diagnostics.length === 0) return;
  const shown = diagnostics.map(({ suggestion, ...problem }) => ({
    ...problem,
    suggestion: suggestion === null ? null : typedCommands(suggestion, env),
  }));
  const options = { colour: hasColour(output, env), allBy: allBy && typedCommand(allBy, env) };
  output.write(`${renderDiagnostics(shown, sources, options)}\n`);
}

/** For commands whose standard output is read by another program. */
export function reportProblems(problems: Problems, terminal: Terminal): void {
  report(problems, terminal.stderr, terminal);
  if (problems.diagnostics.length > 0) terminal.stderr.write(`${renderSummary(problems.diagnostics)}\n`);
}

/** Reports all problems if there is an error, and returns whether there is. */
export function reportErrors(
  { value, diagnostics }: StageResult<Pick<Problems, "sources">>,
  terminal: Terminal,
): boolean {
  if (hasErrors(diagnostics)) reportProblems({ diagnostics, sources: value.sources }, terminal);
  return hasErrors(diagnostics);
}

/** «1 error in 1 file»; without problems, the number of checked files: «No problems in 3 files». */
export function summaryOf(
  diagnostics: readonly Pick<Diagnostic, "severity" | "file">[],
  files: number,
): string {
  const summary = renderSummary(diagnostics);
  return diagnostics.length === 0 ? `${summary} in ${counted(files, "file")}` : summary;
}

export const hasErrors = (diagnostics: readonly Pick<Diagnostic, "severity">[]): boolean =>
  diagnostics.some(({ severity }) => severity === "error");
