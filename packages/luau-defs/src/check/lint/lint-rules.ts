/** The rules of `luau-defs check` and of editors, in addition to those of every build. */
import type { Level } from "luau-diagnostics";
import { error, type RuleName, RULES, rulesIn, warning } from "../../model/rules";

const info = (description: string) => ({ severity: "info", description }) as const;
const off = (description: string) => ({ severity: "off", description }) as const;

const TABLE = {
  "missing-introduction": off("Every file has an introduction."),
  "missing-description": info("Every entry and member has a description."),
  "missing-parameter-text": info("Every parameter is described by `@param`."),
  "missing-return-text": info("Every return value is described by `@return`."),
  "summary-sentence": info(
    "A description starts with a sentence: with a capital letter, and up to a full stop.",
  ),
  "summary-verb": off("A function's summary starts with a verb in the third person."),
  "sample-width": off("No line of a sample is longer than 72 columns, or `sampleColumns`."),
  "lost-doc": warning("A doc comment is in a position in which editors show it."),
  "old-solver": warning("A file is valid in Luau's old type solver, which editors still use by default."),
  "extern-order": error("An extern type's parent is declared before it."),
  "leaked-generic": warning("A generic of `declare function` does not have the name of an exported type."),
  "replaced-builtin": warning(
    "Luau's own functions whose types it infers for each call are not declared again.",
  ),
  "default-type": warning("A default value has the type of its parameter or property."),
  "british-spelling": off("Texts are in British spelling."),
  "british-names": off("Names of the interface are in British spelling."),
  // Checked by `luau-defs check` alone, as it needs the samples of guides: `samples/missing-samples.ts`.
  "missing-sample": off("A sample of a comment or of `--guides` uses every public function and type."),
};

export type LintRuleName = Exclude<keyof typeof TABLE, "missing-sample">;

const FIXABLE: ReadonlySet<string> = new Set<RuleName | LintRuleName>([
  "declare-class",
  "summary-sentence",
  "lost-doc",
  "british-spelling",
]);

export const ALL_RULES = [...RULES, ...rulesIn<Level>(TABLE)].map((rule) => ({
  ...rule,
  fixable: FIXABLE.has(rule.name),
}));
