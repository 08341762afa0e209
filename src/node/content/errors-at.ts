import type { Diagnostic } from "luau-diagnostics";
import type { TextRange } from "luau-syntax";

/** A problem in a guide or post, which the caller knows the file of. */
export type TextProblem = Omit<Diagnostic, "file">;

/** Makes the errors at one range. */
export const errorsAt =
  (range: TextRange) =>
  (rule: string, message: string, suggestion: string | null): TextProblem => ({
    ...range,
    severity: "error",
    rule,
    message,
    suggestion,
  });
