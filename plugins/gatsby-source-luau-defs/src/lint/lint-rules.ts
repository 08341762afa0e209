/** The rules of `lint`, in addition to those checked by every build. */
import type { Level } from "luau-contract";
import { RULES, type Rule, type RuleName } from "../validate/validation-rules";

export interface LintRule extends Omit<Rule, "severity"> {
  readonly severity: Level;
  readonly fixable: boolean;
}

const LINT_RULES = [
  {
    name: "missing-introduction",
    severity: "off",
    fixable: false,
    description: "Every file has an introduction.",
  },
  {
    name: "missing-description",
    severity: "warning",
    fixable: false,
    description: "Every entry and member has a description.",
  },
  {
    name: "missing-parameter-text",
    severity: "warning",
    fixable: false,
    description: "Every parameter is described by `@param`.",
  },
  {
    name: "missing-return-text",
    severity: "warning",
    fixable: false,
    description: "Every return value is described by `@return`.",
  },
  {
    name: "summary-sentence",
    severity: "warning",
    fixable: true,
    description: "A description starts with a sentence: with a capital letter, and up to a full stop.",
  },
  {
    name: "summary-verb",
    severity: "off",
    fixable: false,
    description: "A function's summary starts with a verb in the third person.",
  },
  {
    name: "sample-width",
    severity: "off",
    fixable: false,
    description: "No line of a sample is longer than 72 columns, or `sampleColumns`.",
  },
  {
    name: "lost-doc",
    severity: "warning",
    fixable: true,
    description: "A doc comment is in a position in which editors show it.",
  },
  {
    name: "old-solver",
    severity: "warning",
    fixable: false,
    description: "A file is valid in Luau's old type solver, which editors still use by default.",
  },
  {
    name: "extern-order",
    severity: "error",
    fixable: false,
    description: "An extern type's parent is declared before it.",
  },
  {
    name: "leaked-generic",
    severity: "warning",
    fixable: false,
    description: "A generic of `declare function` does not have the name of an exported type.",
  },
  {
    name: "replaced-builtin",
    severity: "warning",
    fixable: false,
    description: "Luau's own functions whose types it infers for each call are not declared again.",
  },
  {
    name: "default-type",
    severity: "warning",
    fixable: false,
    description: "A default value has the type of its parameter or property.",
  },
  { name: "british-spelling", severity: "off", fixable: true, description: "Texts are in British spelling." },
  {
    name: "british-names",
    severity: "off",
    fixable: false,
    description: "Names of the interface are in British spelling.",
  },
] as const satisfies readonly LintRule[];

/** Checked by `luau-defs lint` alone, as it needs the samples of guides: `samples/missing-samples.ts`. */
const MISSING_SAMPLE: LintRule = {
  name: "missing-sample",
  severity: "off",
  fixable: false,
  description: "A sample of a comment or of `--guides` uses every public function and type.",
};

export type LintRuleName = (typeof LINT_RULES)[number]["name"];

/** Rules checked by every build that `--fix` can also fix. */
const FIXABLE_CHECKS: ReadonlySet<string> = new Set<RuleName>(["declare-class"]);

/** Every rule that a configuration may contain. */
export const ALL_RULES: readonly LintRule[] = [
  ...RULES.map((rule) => ({ ...rule, fixable: FIXABLE_CHECKS.has(rule.name) })),
  ...LINT_RULES,
  MISSING_SAMPLE,
];

const BY_NAME: ReadonlyMap<string, LintRule> = new Map(ALL_RULES.map((rule) => [rule.name, rule]));

export const lintRule = (name: string): LintRule | undefined => BY_NAME.get(name);
