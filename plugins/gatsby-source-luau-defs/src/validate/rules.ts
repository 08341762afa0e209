/** Every rule there is: its name, how grave it is unless the user says otherwise, and what it is for. */
import type { Severity } from "luau-contract";

export interface Rule {
  readonly name: string;
  readonly severity: Severity;
  /** One sentence. */
  readonly description: string;
}

/** What Luau itself refuses is an error; what only readers would miss is a warning. */
export const RULES = [
  { name: "syntax", severity: "error", description: "The file must be valid Luau." },
  { name: "encoding", severity: "error", description: "The file must be UTF-8." },
  { name: "unreadable-file", severity: "error", description: "The file must be there and readable." },
  {
    name: "broken-luaurc",
    severity: "warning",
    description: "A `.luaurc` is JSON, and its aliases are paths.",
  },
  { name: "duplicate-module", severity: "error", description: "Two files must not make the same page." },
  {
    name: "unknown-type",
    severity: "error",
    description: "Every type that is named must be defined in the same file, or exported by another.",
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
    description:
      "A type's name must be used once among the types that see each other, and not be one of Luau's own.",
  },
  {
    name: "replaced-alias",
    severity: "warning",
    description:
      "A type alias and a later extern type must not share a name: only Luau's old type solver takes the extern type.",
  },
  {
    name: "block-type",
    severity: "warning",
    description: "A type for scripts is declared at the top level: inside a block, they cannot name it.",
  },
  {
    name: "duplicate-member",
    severity: "error",
    description: "A property's name must be used once in an extern type.",
  },
  {
    name: "duplicate-field",
    severity: "warning",
    description: "A second field or value of one name in a table or enum silently hides the first.",
  },
  {
    name: "duplicate-global",
    severity: "warning",
    description: "A second global of one name silently hides the first.",
  },
  {
    name: "declare-class",
    severity: "warning",
    description: "`declare class` is the older spelling, which current Luau tools refuse.",
  },
  {
    name: "no-module",
    severity: "warning",
    description: "A Luau file beside definition files returns a table that is written out.",
  },
  {
    name: "dynamic-key",
    severity: "warning",
    description: "The fields of a module's table have names that are written out.",
  },
  {
    name: "missing-annotation",
    severity: "warning",
    description: "What a module offers has a type: an annotation, or a number, string, boolean or table.",
  },
  {
    name: "missing-module",
    severity: "warning",
    description: "A file that a module requires is among the files that are read.",
  },
  {
    name: "require-cycle",
    severity: "warning",
    description: "Modules do not require each other in a circle.",
  },
  {
    name: "unmatched-setting",
    severity: "warning",
    description: "What the configuration names is there, and a pattern of it does not fit everything.",
  },
  {
    name: "enum-shape",
    severity: "warning",
    description:
      "Extern types that `enums` of the configuration fits are a type of values and a table of them.",
  },
  {
    name: "unreadable-docs",
    severity: "error",
    description: "A file of `docs` must be luau-lsp's documentation, as JSON of at most 64 MB.",
  },
  {
    name: "unmatched-text",
    severity: "warning",
    description: "A text of `docs` is that of something declared, and what is declared has a text.",
  },
  {
    name: "external-file",
    severity: "warning",
    description: "A file of `external` is there and is valid Luau.",
  },
  {
    name: "mixed-dialects",
    severity: "warning",
    description: "The doc comments of a file are in one dialect.",
  },
  {
    name: "comment-type",
    severity: "warning",
    description: "A type in a doc comment is one of Luau, leads to a type, and says what the code says.",
  },
  {
    name: "unknown-owner",
    severity: "warning",
    description: "What only a comment declares belongs to a class or table of the file.",
  },
  { name: "nameless-tag", severity: "warning", description: "A tag that declares something gives its name." },
  {
    name: "unknown-tag",
    severity: "warning",
    description: "A doc comment's tag must be one that the dialect has.",
  },
  {
    name: "alias-of-another",
    severity: "warning",
    description: "A word of `@alias` must not be the name of another symbol.",
  },
  {
    name: "misplaced-tag",
    severity: "warning",
    description: "A tag must stand on something that it can say something of.",
  },
  {
    name: "unknown-parameter",
    severity: "warning",
    description: "`@param` must name a parameter of the function.",
  },
  { name: "duplicate-parameter", severity: "warning", description: "A parameter is described once." },
  {
    name: "unknown-return",
    severity: "warning",
    description: "There must be no more `@return` tags than returned values.",
  },
  {
    name: "unknown-link",
    severity: "warning",
    description: "A `[Symbol]` in a doc comment must name a symbol.",
  },
  {
    name: "unpublished",
    severity: "warning",
    description:
      "A doc comment must be on a page: not within a type that has no name, nor on a type that no page shows.",
  },
  {
    name: "stray-doc",
    severity: "warning",
    description: "A doc comment must stand directly above what it documents.",
  },
] as const satisfies readonly Rule[];

export type RuleName = (typeof RULES)[number]["name"];

const BY_NAME: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.name, rule]));

export const isRuleName = (name: string): name is RuleName => BY_NAME.has(name);
export const severityOf = (name: RuleName): Severity => BY_NAME.get(name)?.severity ?? "error";
