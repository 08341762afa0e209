import type { Severity } from "luau-diagnostics";
import { error, rulesIn, warning } from "./rules";

const TABLE = {
  "missing-in-engine": error("What is declared exists in the engine."),
  "undeclared-in-engine": warning("What is in the engine is declared."),
  "kind-differs": error("A value of the engine has its declared type, as far as `type` reports."),
  "arity-differs": warning("A function that the engine has in Luau takes as many arguments as declared."),
  "value-differs": warning("A constant of the engine has its declared or documented value."),
  "unused-baseline": warning("What a baseline accepts still differs."),
};

export type VerifyRuleName = keyof typeof TABLE;

export const VERIFY_RULES = rulesIn<Severity>(TABLE);

export const severityOfVerify = (name: VerifyRuleName): Severity => TABLE[name].severity;
