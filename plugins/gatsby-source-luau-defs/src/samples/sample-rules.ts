import type { Severity } from "luau-contract";

interface SampleRule {
  readonly name: string;
  readonly severity: Severity;
  readonly description: string;
}

export const SAMPLE_RULES = [
  { name: "sample-syntax", severity: "error", description: "A sample is valid Luau." },
  {
    name: "sample-type",
    severity: "error",
    description: "A sample has no type error in strict mode, in either type solver.",
  },
  {
    name: "sample-lint",
    severity: "warning",
    description: "A sample has none of Luau's lint warnings, apart from unused names.",
  },
  {
    name: "sample-error",
    severity: "error",
    description: 'A sample with `error="…"` has an error with this text.',
  },
  {
    name: "sample-run",
    severity: "error",
    description: "With `--run`: a sample runs on the mock engine without an error.",
  },
  {
    name: "sample-definitions",
    severity: "warning",
    description: "Luau's type solvers accept the definitions, which samples are checked with.",
  },
  {
    name: "sample-attribute",
    severity: "warning",
    description: "The attributes of a sample exist, and do not contradict each other.",
  },
  {
    name: "sample-language",
    severity: "warning",
    description: "A sample's language is `luau`: one in `lua` is not checked.",
  },
] as const satisfies readonly SampleRule[];

export type SampleRuleName = (typeof SAMPLE_RULES)[number]["name"];

export const severityOfSample = (name: SampleRuleName): Severity =>
  SAMPLE_RULES.find((rule) => rule.name === name)?.severity ?? "error";
