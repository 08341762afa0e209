/** In: the reasons why solvers reject the engine's definitions. Out: one warning per solver. */
import { counted, type Diagnostic } from "luau-diagnostics";
import { compare } from "luau-syntax";
import { SOLVERS, type Report } from "./findings";
import type { Sample } from "./sample";
import { attributeDiagnostic } from "./to-diagnostics";

/** Located at the first sample: the bundle is not a file of the author's. */
export const rejectionDiagnostics = (
  sample: Sample | undefined,
  reports: readonly Report[],
): readonly Diagnostic[] =>
  sample === undefined
    ? []
    : SOLVERS.flatMap((solver) => {
        const causes = causesIn(reports.filter((report) => report.solver === solver));
        if (causes.length === 0) return [];
        return attributeDiagnostic(sample, "sample-definitions", {
          message:
            `Luau's ${solver} type solver rejects the definitions, ` +
            `so it checks no sample that needs them: ${causes.join("; ")}`,
          suggestion: "`luau-defs bundle` reports where they are.",
        });
      });

const MOST_CAUSES = 4;

/** The messages, each with the number of declarations that it is about, most frequent first. */
function causesIn(reports: readonly Report[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { message } of reports) counts.set(message, (counts.get(message) ?? 0) + 1);
  const causes = [...counts]
    .sort(([a, inA], [b, inB]) => inB - inA || compare(a, b))
    .map(([message, count]) => (count === 1 ? message : `${message} (in ${count} declarations)`));
  const more = causes.length - MOST_CAUSES;
  return more > 0 ? [...causes.slice(0, MOST_CAUSES), `and ${counted(more, "other cause")}`] : causes;
}
