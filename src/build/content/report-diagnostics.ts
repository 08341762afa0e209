import { existsSync, readFileSync } from "node:fs";
import type { Reporter } from "gatsby";
import { formatDiagnostic } from "./content-diagnostics";
import type { ContentDiagnostic, Severity } from "./content-diagnostics";

/**
 * Prints every mistake; those that are errors end the build once all of them have been told.
 * @param headline what is said above so many errors
 */
export function reportDiagnostics(reporter: Reporter, diagnostics: readonly ContentDiagnostic[], headline: (count: number) => string): void {
  const texts = (severity: Severity): string[] =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).map((diagnostic) => formatDiagnostic(diagnostic, existsSync(diagnostic.file) ? readFileSync(diagnostic.file, "utf8") : null));
  for (const warning of texts("warning")) reporter.warn(warning);
  const errors = texts("error");
  if (errors.length > 0) reporter.panicOnBuild(`${headline(errors.length)}:\n\n${errors.join("\n\n")}`);
}
