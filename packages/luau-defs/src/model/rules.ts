import type { Level, Problem, Severity } from "luau-diagnostics";

/** A rule: its name, default level and description. */
export interface Rule<Default extends Level = Severity> {
  readonly name: string;
  readonly severity: Default;
  readonly description: string;
}

/** A rule whose name is its key in a table. */
type Unnamed<Default extends Level> = Omit<Rule<Default>, "name">;

export const error = (description: string): Unnamed<"error"> => ({ severity: "error", description });

export const warning = (description: string): Unnamed<"warning"> => ({ severity: "warning", description });

/** The rules of a table, in its order. */
export const rulesIn = <Default extends Level>(
  table: Readonly<Record<string, Unnamed<Default>>>,
): readonly Rule<Default>[] => Object.entries(table).map(([name, rule]) => ({ name, ...rule }));

/** Code that Luau rejects is an error; a problem that only affects readers is a warning. */
const VALIDATION = {
  syntax: error("The file must be valid Luau."),
  encoding: error("The file must be UTF-8."),
  "unreadable-file": error("The file must exist and be readable."),
  "broken-luaurc": warning("A `.luaurc` must be JSON, and its aliases must be paths."),
  "duplicate-module": error("Two files must not have the same page."),
  "unknown-type": error("Every type must be defined in the same file, or exported by another."),
  "module-type": warning(
    "Every type of a plain module must be defined in it, or exported by a module that it requires.",
  ),
  "invalid-parent": error("An extern type can only extend an extern type."),
  "inheritance-cycle": error("An extern type must not extend itself, directly or through others."),
  "duplicate-type": error(
    "A type's name must be unique in its scope, and must not be that of a built-in type.",
  ),
  "replaced-alias": warning(
    "A type alias and a later extern type must not have the same name: " +
      "only Luau's old type solver accepts this.",
  ),
  "block-type": warning("A type for scripts must be declared at the top level: inside a block, it is local."),
  "duplicate-member": error("A property's name must be unique in its extern type."),
  "duplicate-field": warning(
    "A field's name must be unique in its table or enum: a later one silently hides the first.",
  ),
  "duplicate-global": warning("A global's name must be unique: a later one silently hides the first."),
  "declare-class": warning("`declare class` is the old syntax, which current Luau tools reject."),
  "no-module": warning("A plain Luau file must return a table that is built by statements, not by a call."),
  "no-pages": error("The definitions of a site must give a page."),
  "dynamic-key": warning("The fields of a module's table must have constant names."),
  "missing-annotation": warning(
    "Public values of a module must have a type: an annotation, or a number, string, " +
      "boolean or table literal.",
  ),
  "missing-module": warning("Files that a module requires must be among the definitions."),
  "require-cycle": warning("Modules must not require each other in a cycle."),
  "unmatched-setting": warning(
    "Names in the configuration must exist, and patterns must not match everything.",
  ),
  "enum-shape": warning(
    "Extern types that match the setting `enums` must be pairs of a value type and a table.",
  ),
  "unreadable-docs": error("A file of `docs` must be luau-lsp's documentation, as JSON of at most 64 MB."),
  "unmatched-text": warning(
    "Texts of `docs` must belong to a declaration, and declarations must have a text.",
  ),
  platform: error("The platform in the configuration must have an inventory, or be one that is known."),
  "verified-file": warning(
    "A `verified.json` beside the definitions must be one of `luau-defs verify --write`.",
  ),
  "external-file": warning("A file of `external` must exist and be valid Luau, or an inventory."),
  "comment-type": warning(
    "A type in a doc comment must be a valid Luau type, refer to existing types, and agree with the code.",
  ),
  "unknown-owner": warning(
    "An entry declared only in a comment must belong to a class or table of the file.",
  ),
  "nameless-tag": warning("A tag that declares an entry must specify its name."),
  "unknown-tag": warning("A doc comment's tags must exist in its dialect."),
  "alias-of-another": warning("A word of `@alias` must not be the name of another symbol."),
  "useless-alias": warning("`@alias` must list words, each once, other than the symbol's own name."),
  "misplaced-tag": warning("A tag must apply to the kind of entry that it documents."),
  "unknown-parameter": warning("`@param` must name a parameter of the function."),
  "duplicate-parameter": warning("A parameter must be described only once."),
  "unknown-return": warning("There must not be more `@return` tags than return values."),
  "unknown-link": warning("A `[Symbol]` in a doc comment must refer to an existing symbol."),
  unpublished: warning(
    "What is documented must be on a page: not inside an unnamed type, and not on one that is not published.",
  ),
  "stray-doc": warning("A doc comment must be directly above the declaration that it documents."),
};

/** Of `luau-defs samples`, and of builds with samples. */
const SAMPLES = {
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

/** Of `luau-defs verify`. */
const VERIFICATION = {
  "missing-in-engine": error("What is declared exists in the engine."),
  "undeclared-in-engine": warning("What is in the engine is declared."),
  "kind-differs": error("A value of the engine has its declared type, as far as `type` reports."),
  "arity-differs": warning("A function that the engine has in Luau takes as many arguments as declared."),
  "value-differs": warning("A constant of the engine has its declared or documented value."),
  "unused-baseline": warning("What a baseline accepts still differs."),
};

const TABLES = { ...VALIDATION, ...SAMPLES, ...VERIFICATION };

export type RuleName = keyof typeof VALIDATION;
export type SampleRuleName = keyof typeof SAMPLES;
export type VerifyRuleName = keyof typeof VERIFICATION;

export const RULES = rulesIn<Severity>(VALIDATION);
export const SAMPLE_RULES = rulesIn<Severity>(SAMPLES);
export const VERIFY_RULES = rulesIn<Severity>(VERIFICATION);

export const isRuleName = (name: string): name is RuleName => Object.hasOwn(VALIDATION, name);

/** A rule's problem, for `diagnosticAt` and `diagnosticIn`. */
export const problemOf = (
  rule: keyof typeof TABLES,
  message: string,
  suggestion: string | null = null,
): Problem => ({ rule, severity: TABLES[rule].severity, message, suggestion });
