/** All rules: name, default severity and description. */
import type { Severity } from "luau-contract";

export interface Rule {
  readonly name: string;
  readonly severity: Severity;
  readonly description: string;
}

/** Code that Luau rejects is an error; a mistake that only affects readers is a warning. */
export const RULES = [
  { name: "syntax", severity: "error", description: "The file must be valid Luau." },
  { name: "encoding", severity: "error", description: "The file must be UTF-8." },
  { name: "unreadable-file", severity: "error", description: "The file must exist and be readable." },
  {
    name: "broken-luaurc",
    severity: "warning",
    description: "A `.luaurc` must be JSON, and its aliases must be paths.",
  },
  { name: "duplicate-module", severity: "error", description: "Two files must not have the same page." },
  {
    name: "unknown-type",
    severity: "error",
    description: "Every type must be defined in the same file, or exported by another.",
  },
  {
    name: "invalid-parent",
    severity: "error",
    description: "An extern type can only extend an extern type.",
  },
  {
    name: "inheritance-cycle",
    severity: "error",
    description: "An extern type must not extend itself, directly or through others.",
  },
  {
    name: "duplicate-type",
    severity: "error",
    description: "A type's name must be unique in its scope, and must not be that of a built-in type.",
  },
  {
    name: "replaced-alias",
    severity: "warning",
    description:
      "A type alias and a later extern type must not have the same name: " +
      "only Luau's old type solver accepts this.",
  },
  {
    name: "block-type",
    severity: "warning",
    description: "A type for scripts must be declared at the top level: inside a block, it is local.",
  },
  {
    name: "duplicate-member",
    severity: "error",
    description: "A property's name must be unique in its extern type.",
  },
  {
    name: "duplicate-field",
    severity: "warning",
    description: "A field's name must be unique in its table or enum: a later one silently hides the first.",
  },
  {
    name: "duplicate-global",
    severity: "warning",
    description: "A global's name must be unique: a later one silently hides the first.",
  },
  {
    name: "declare-class",
    severity: "warning",
    description: "`declare class` is the old syntax, which current Luau tools reject.",
  },
  {
    name: "no-module",
    severity: "warning",
    description: "A plain Luau file must return a table that is built by statements, not by a call.",
  },
  {
    name: "dynamic-key",
    severity: "warning",
    description: "The fields of a module's table must have constant names.",
  },
  {
    name: "missing-annotation",
    severity: "warning",
    description:
      "Public values of a module must have a type: an annotation, or a number, string, " +
      "boolean or table literal.",
  },
  {
    name: "missing-module",
    severity: "warning",
    description: "Files that a module requires must be among the definitions.",
  },
  {
    name: "require-cycle",
    severity: "warning",
    description: "Modules must not require each other in a cycle.",
  },
  {
    name: "unmatched-setting",
    severity: "warning",
    description: "Names in the configuration must exist, and patterns must not match everything.",
  },
  {
    name: "enum-shape",
    severity: "warning",
    description: "Extern types that match the setting `enums` must be pairs of a value type and a table.",
  },
  {
    name: "unreadable-docs",
    severity: "error",
    description: "A file of `docs` must be luau-lsp's documentation, as JSON of at most 64 MB.",
  },
  {
    name: "unmatched-text",
    severity: "warning",
    description: "Texts of `docs` must belong to a declaration, and declarations must have a text.",
  },
  {
    name: "platform",
    severity: "error",
    description: "The platform in the configuration must have an inventory, or be one that is known.",
  },
  {
    name: "verified-file",
    severity: "warning",
    description: "A `verified.json` beside the definitions must be one of `luau-defs verify --write`.",
  },
  {
    name: "external-file",
    severity: "warning",
    description: "A file of `external` must exist and be valid Luau, or an inventory.",
  },
  {
    name: "mixed-dialects",
    severity: "warning",
    description: "The doc comments of a file should use one dialect.",
  },
  {
    name: "comment-type",
    severity: "warning",
    description:
      "A type in a doc comment must be a valid Luau type, refer to existing types, and agree with the code.",
  },
  {
    name: "unknown-owner",
    severity: "warning",
    description: "An entry declared only in a comment must belong to a class or table of the file.",
  },
  {
    name: "nameless-tag",
    severity: "warning",
    description: "A tag that declares an entry must specify its name.",
  },
  {
    name: "unknown-tag",
    severity: "warning",
    description: "A doc comment's tags must exist in its dialect.",
  },
  {
    name: "alias-of-another",
    severity: "warning",
    description: "A word of `@alias` must not be the name of another symbol.",
  },
  {
    name: "useless-alias",
    severity: "warning",
    description: "`@alias` must list words, each once, other than the symbol's own name.",
  },
  {
    name: "misplaced-tag",
    severity: "warning",
    description: "A tag must apply to the kind of entry that it documents.",
  },
  {
    name: "unknown-parameter",
    severity: "warning",
    description: "`@param` must name a parameter of the function.",
  },
  {
    name: "duplicate-parameter",
    severity: "warning",
    description: "A parameter must be described only once.",
  },
  {
    name: "unknown-return",
    severity: "warning",
    description: "There must not be more `@return` tags than return values.",
  },
  {
    name: "unknown-link",
    severity: "warning",
    description: "A `[Symbol]` in a doc comment must refer to an existing symbol.",
  },
  {
    name: "unpublished",
    severity: "warning",
    description:
      "What is documented or exported must be on a page: no comment inside an unnamed type or on one that is " +
      "not published, and no type function.",
  },
  {
    name: "stray-doc",
    severity: "warning",
    description: "A doc comment must be directly above the declaration that it documents.",
  },
] as const satisfies readonly Rule[];

export type RuleName = (typeof RULES)[number]["name"];

const BY_NAME: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.name, rule]));

export const isRuleName = (name: string): name is RuleName => BY_NAME.has(name);
export const severityOf = (name: RuleName): Severity => BY_NAME.get(name)?.severity ?? "error";
