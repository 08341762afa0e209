import type { Diagnostic } from "luau-diagnostics";
import type { TextRange } from "luau-syntax";
import { error } from "../diagnostics/problem";

export type TextProblem = Omit<Diagnostic, "file">;

export const errorsAt =
  (range: TextRange) =>
  (rule: string, message: string, suggestion: string | null): TextProblem => ({
    ...range,
    ...error(rule, message, suggestion),
  });
