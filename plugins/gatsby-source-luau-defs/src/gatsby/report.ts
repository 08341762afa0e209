import type { Reporter } from "gatsby";
import { counted, renderDiagnostics, renderSummary } from "luau-contract";
import type { Snapshot } from "./session";

/** Of what has been read, the part that is reported. */
type Mistakes = Pick<Snapshot, "diagnostics" | "sources" | "problems">;

/** Prints every mistake of a snapshot, errors after warnings so that they are not scrolled away. Gives whether there are errors. */
export function reportSnapshot({ diagnostics, sources, problems }: Mistakes, reporter: Reporter): boolean {
  const colour = process.stdout.isTTY && !process.env["NO_COLOR"];
  const ofSeverity = (severity: string) => diagnostics.filter((diagnostic) => diagnostic.severity === severity);
  const [warnings, errors] = [ofSeverity("warning"), ofSeverity("error")];
  if (warnings.length > 0) reporter.warn(`Luau definitions:\n\n${renderDiagnostics(warnings, sources, { colour })}`);
  if (errors.length > 0) reporter.error(`Luau definitions:\n\n${renderDiagnostics(errors, sources, { colour })}`);
  for (const problem of problems) reporter.error(`Luau definitions: ${problem}`);
  return errors.length > 0 || problems.length > 0;
}

/** «Luau definitions: 3 errors in 2 files» */
export const summaryLine = ({ diagnostics, problems }: Omit<Mistakes, "sources">): string =>
  `Luau definitions: ${diagnostics.length > 0 ? renderSummary(diagnostics) : counted(problems.length, "missing path")}`;
