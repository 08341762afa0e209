/** What commands print of the mistakes that they have found. */
import { counted, renderDiagnostics, renderSummary, type SourceText } from "luau-contract";
import type { Diagnostic } from "../pipeline";
import { hasColour, type Output, type Terminal } from "./terminal";

/** Mistakes, and the texts that they are in, by path. */
export interface Mistakes {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, SourceText>;
}

/** All mistakes with their code frames. */
export function report({ diagnostics, sources }: Mistakes, output: Output, { env }: Terminal): void {
  if (diagnostics.length > 0)
    output.write(`${renderDiagnostics(diagnostics, sources, { colour: hasColour(output, env) })}\n`);
}

/**
 * On standard error, with a line that counts them, for commands whose standard output is for another program.
 */
export function reportMistakes(mistakes: Mistakes, terminal: Terminal): void {
  report(mistakes, terminal.stderr, terminal);
  if (mistakes.diagnostics.length > 0) terminal.stderr.write(`${renderSummary(mistakes.diagnostics)}\n`);
}

/** «1 error in 1 file»; where there is none, how many files were looked at: «No mistakes in 3 files». */
export function summaryOf(
  diagnostics: readonly Pick<Diagnostic, "severity" | "file">[],
  files: number,
): string {
  const summary = renderSummary(diagnostics);
  return diagnostics.length === 0 ? `${summary} in ${counted(files, "file")}` : summary;
}

export const hasErrors = (diagnostics: readonly Pick<Diagnostic, "severity">[]): boolean =>
  diagnostics.some(({ severity }) => severity === "error");
