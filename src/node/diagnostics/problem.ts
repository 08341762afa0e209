import type { Problem, Severity, Diagnostic } from "luau-diagnostics";
import type { TextRange } from "luau-syntax";

const problemOf =
  (severity: Severity) =>
  (rule: string, message: string, suggestion: string | null = null) =>
    ({ severity, rule, message, suggestion }) satisfies Problem;

/** Problems without their locations: an error ends a build. */
export const error = problemOf("error");
export const warning = problemOf("warning");

export type TextProblem = Omit<Diagnostic, "file">;

export const errorsAt =
  (range: TextRange) =>
  (rule: string, message: string, suggestion: string | null): TextProblem => ({
    ...range,
    ...error(rule, message, suggestion),
  });
