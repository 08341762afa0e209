import type { Problem, Severity } from "luau-diagnostics";

const problemOf =
  (severity: Severity) =>
  (
    rule: string,
    message: string,
    suggestion: string | null = null,
  ): Problem & { suggestion: string | null } => ({
    severity,
    rule,
    message,
    suggestion,
  });

/** Problems without their locations: an error ends a build. */
export const error = problemOf("error");
export const warning = problemOf("warning");
