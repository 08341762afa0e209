/** In: why solvers reject the engine's definitions. Out: one warning for each of them. */
import type { Diagnostic } from "luau-contract";
import type { Report } from "./run-unit";
import type { Sample } from "./sample";
import { attributeDiagnostic } from "./to-diagnostics";

/** At the first sample: the bundle is no file of the author's. */
export const rejectionDiagnostics = (
  sample: Sample | undefined,
  reports: readonly Report[],
): readonly Diagnostic[] =>
  sample === undefined
    ? []
    : reports.map(({ solver, message }) =>
        attributeDiagnostic(sample, "sample-definitions", {
          message: `Luau's ${solver} type solver rejects the definitions, so it checks no sample: ${message}`,
          suggestion: "Load the bundle (`luau-defs bundle`) in luau-lsp: it reports the same.",
        }),
      );
