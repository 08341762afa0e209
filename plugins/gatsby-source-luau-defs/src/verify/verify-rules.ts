/** The rules of `luau-defs verify`. */
import type { Severity } from "luau-contract";

export const VERIFY_RULES = [
  {
    name: "missing-in-engine",
    severity: "error",
    description: "What is declared exists in the engine.",
  },
  {
    name: "undeclared-in-engine",
    severity: "warning",
    description: "What is in the engine is declared.",
  },
  {
    name: "kind-differs",
    severity: "error",
    description: "A value of the engine has its declared type, as far as `type` tells.",
  },
  {
    name: "arity-differs",
    severity: "warning",
    description: "A function that the engine has in Luau takes as many arguments as declared.",
  },
  {
    name: "value-differs",
    severity: "warning",
    description: "A constant of the engine has its declared or documented value.",
  },
  {
    name: "unused-baseline",
    severity: "warning",
    description: "What a baseline accepts still differs.",
  },
] as const satisfies readonly {
  readonly name: string;
  readonly severity: Severity;
  readonly description: string;
}[];

export type VerifyRuleName = (typeof VERIFY_RULES)[number]["name"];

export const severityOfVerify = (name: VerifyRuleName): Severity =>
  VERIFY_RULES.find((rule) => rule.name === name)?.severity ?? "error";
