/** In: the reasons why solvers reject the engine's definitions. Out: one warning per solver. */
import type { Diagnostic } from "luau-contract";
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
    : SOLVERS.flatMap((one) => reports.find(({ solver }) => solver === one) ?? []).map(
        ({ solver, message }) =>
          attributeDiagnostic(sample, "sample-definitions", {
            message:
              `Luau's ${solver} type solver rejects the definitions, ` +
              `so it checks no sample that needs them: ${message}`,
            suggestion: "Load the bundle (`luau-defs bundle`) in luau-lsp: it reports the same.",
          }),
      );
