/**
 * What the components under `components/api` show: the results of the fragments in
 * `templates/api-fragments.ts` and `api-class-fragments.ts`, whose types Gatsby generates. A field that a
 * component needs is added to its fragment.
 */

/** One piece of a type or signature as it is printed. */
export type Token = Queries.TokenFragment;
export type Tokens = readonly Token[];

/** What an entry is declared as, and where its line ends in narrow columns. */
export type Declaration = Queries.DeclarationFragment;
export type LineBreak = Declaration["breaks"][number];

export type SourceLocation = Queries.LocationFragment;

/** What doc tags say of an entry, whatever its kind. */
export type EntryDoc = Queries.DocFragment;
export type Deprecation = NonNullable<EntryDoc["deprecated"]>;
export type ErrorDoc = EntryDoc["errors"][number];
/** The versions that an entry came, changed and went in: nothing where the site has one version. */
export type EntryHistory = EntryDoc["history"];

/** What every entry has: a name, an address of its own, its docs. */
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
export type InheritedMember = InheritedMembers["members"][number];

/** The functions that have to do with a type: the first of them, and how many there are. */
export type UsedBy = Queries.UsedByFragment;
/** A link to an entry elsewhere; `href` is null when the name leads nowhere. */
export type SymbolLink = UsedBy["returnedBy"][number];

/** What the page of a module begins and ends with. */
export type ModulePage = Omit<Queries.ModuleHeadFragment, "place">;
/** What was on a page under this anchor and is elsewhere now. */
export type Moved = ModulePage["moved"][number];
/** A module in a list of them. */
export type ModuleSummary = Pick<ModulePage, "name" | "href" | "summary">;

/** One definition file: one reference page. */
export type Module = Omit<NonNullable<Queries.ApiModuleQuery["luauModule"]>, "place">;

/** An entry in a list: it has a page of its own. */
export type EntrySummary = Queries.IndexedEntryFragment;
