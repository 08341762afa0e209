import type { Severity } from "luau-diagnostics";
import { error, rulesIn, warning } from "./rules";

const TABLE = {
  "sample-syntax": error("A sample is valid Luau."),
  "sample-type": error(
    "A sample has no misspelt field and no type error in strict mode, in either type solver.",
  ),
  "sample-lint": warning("A sample has none of Luau's lint warnings, apart from unused names."),
  "sample-error": error('A sample with `error="…"` has an error with this text.'),
  "sample-run": error("With `--run`: a sample runs on the mock engine without an error."),
  "sample-output": error("With `--run`: a sample prints what its comments say (`print(3 + 4) --> 7`)."),
  "sample-definitions": warning(
    "Luau's type solvers accept the definitions, which samples are checked with.",
  ),
  "sample-attribute": warning("The attributes of a sample exist, and do not contradict each other."),
  "sample-language": warning("A sample's language is `luau`: one in `lua` is not checked."),
};

export type SampleRuleName = keyof typeof TABLE;

export const SAMPLE_RULES = rulesIn<Severity>(TABLE);

export const severityOfSample = (name: SampleRuleName): Severity => TABLE[name].severity;
