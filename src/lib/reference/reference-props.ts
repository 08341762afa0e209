/** Results of the fragments in `templates/`: to use another field in a component, add it there. */

export type Token = Queries.TokenFragment;
export type Tokens = readonly Token[];

export type Declaration = Queries.DeclarationFragment;
export type LineBreak = Declaration["breaks"][number];

export type SourceLocation = Queries.LocationFragment;

export type EntryDoc = Queries.DocFragment;
export type Deprecation = NonNullable<EntryDoc["deprecated"]>;
export type ErrorDoc = EntryDoc["errors"][number];
/** The versions in which an entry was added, changed and removed; empty if the site has one version. */
export type EntryHistory = EntryDoc["history"];

export type Entry = Queries.EntryFragment;

export type FunctionEntry = Queries.FunctionFragment;
export type Signature = FunctionEntry["signatures"][number];
export type Parameter = Queries.ParameterFragment;
export type Return = Queries.ReturnFragment;

export type ConstantEntry = Queries.ConstantFragment;
export type EventEntry = Queries.EventFragment;
export type TypeEntry = Queries.TypeFragment;

export type EnumEntry = Queries.EnumFragment;
export type EnumValue = EnumEntry["values"][number];

export type ClassEntry = Queries.ClassFragment;
export type Property = Queries.PropertyFragment;
export type Indexer = NonNullable<ClassEntry["indexer"]>;
export type InheritedMembers = ClassEntry["inherited"][number];

/** The functions that use a type: the first of them, and their number. */
export type UsedBy = Queries.UsedByFragment;
/** A link to another entry; `href` is null if the name is unresolved. */
export type SymbolLink = UsedBy["returnedBy"][number];

export type ModulePage = Omit<Queries.ModuleHeadFragment, "place">;
/** An entry that was on the page under this anchor, and has moved. */
export type MovedEntry = ModulePage["moved"][number];
export type ModuleSummary = ModulePage["namespaces"][number];
export type ContentsCount = ModuleSummary["contents"][number];

export type Module = Omit<NonNullable<Queries.ApiModuleQuery["luauModule"]>, "place">;

export type EntrySummary = Queries.ListedEntryFragment;
