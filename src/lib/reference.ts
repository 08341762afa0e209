/** What the components under `components/api` show: the parts of the GraphQL contract that pages ask for. */

/** One piece of a type or signature as it is printed. */
export interface Token {
  readonly text: string;
  readonly kind: string;
  readonly href: string | null;
}

export type Tokens = readonly Token[];

/** Where a declaration's line ends in narrow columns. */
export interface LineBreak {
  /** The index of the token that begins the new line. */
  readonly at: number;
  /** Columns of fewer characters have the break; 1000 for any column. */
  readonly below: number;
  /** Steps of indentation. */
  readonly depth: number;
}

/** What an entry is declared as. */
export interface Declaration {
  readonly tokens: Tokens;
  readonly breaks: readonly LineBreak[];
}

export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly endLine: number;
}

export interface Deprecation {
  readonly since: string | null;
  readonly reasonHtml: string;
  readonly use: string | null;
  readonly useHref: string | null;
}

export interface ErrorDoc {
  readonly type: Tokens;
  readonly descriptionHtml: string;
}

/** The versions that an entry came, changed and went in: nothing where the site has one version. */
export interface EntryHistory {
  readonly addedIn: string | null;
  readonly changedIn: readonly string[];
  readonly deprecatedIn: string | null;
  readonly removedIn: string | null;
}

/** What doc tags say of an entry, whatever its kind. */
export interface EntryDoc {
  readonly summary: string;
  readonly descriptionHtml: string;
  readonly deprecated: Deprecation | null;
  readonly since: string | null;
  readonly errors: readonly ErrorDoc[];
  readonly yields: boolean;
  readonly unreleased: boolean;
  readonly realms: readonly string[];
  readonly history: EntryHistory;
}

export interface Parameter {
  readonly name: string;
  readonly type: Tokens;
  readonly descriptionHtml: string;
  readonly defaultValue: string | null;
}

export interface Return {
  readonly name: string | null;
  readonly type: Tokens;
  readonly descriptionHtml: string;
}

export interface Signature {
  readonly declaration: Declaration;
  readonly parameters: readonly Parameter[];
  readonly returns: readonly Return[];
  readonly descriptionHtml: string;
}

/** What every entry has: a name, an address of its own, its docs. */
export interface Entry {
  readonly name: string;
  /** As a script writes it: `Timer.setTimeout`. */
  readonly path: string;
  /** Without `#`. */
  readonly anchor: string;
  /** Those it had before: old links lead to them. */
  readonly formerAnchors: readonly string[];
  readonly doc: EntryDoc;
  readonly location: SourceLocation;
}

export interface FunctionEntry extends Entry {
  readonly signatures: readonly Signature[];
}

export interface ConstantEntry extends Entry {
  readonly declaration: Declaration;
  readonly defaultValue: string | null;
}

export interface Property {
  readonly name: string;
  readonly anchor: string;
  readonly formerAnchors: readonly string[];
  readonly type: Tokens;
  readonly access: string;
  readonly defaultValue: string | null;
  readonly doc: EntryDoc;
}

export interface Indexer {
  readonly key: Tokens;
  readonly value: Tokens;
  readonly access: string;
  readonly descriptionHtml: string;
}

/** A link to an entry elsewhere; `href` is null when the name leads nowhere. */
export interface SymbolLink {
  readonly text: string;
  readonly href: string | null;
}

export interface InheritedMember extends SymbolLink {
  readonly summary: string;
  readonly deprecated: boolean;
}

export interface InheritedMembers {
  readonly from: SymbolLink;
  readonly members: readonly InheritedMember[];
}

/** The functions that have to do with a type. */
export interface UsedBy {
  /** The type's name, as a search by type takes it. */
  readonly type: string;
  /** The first of them, and how many there are. */
  readonly returnedBy: readonly SymbolLink[];
  readonly returnedByCount: number;
  readonly takenBy: readonly SymbolLink[];
  readonly takenByCount: number;
}

export interface ClassEntry extends Entry {
  readonly declaration: Declaration;
  readonly properties: readonly Property[];
  readonly methods: readonly FunctionEntry[];
  readonly indexer: Indexer | null;
  readonly inherited: readonly InheritedMembers[];
  readonly usedBy: UsedBy;
}

export interface EnumValue {
  readonly anchor: string;
  readonly formerAnchors: readonly string[];
  readonly value: string;
  readonly doc: EntryDoc;
}

export interface EnumEntry extends Entry {
  readonly values: readonly EnumValue[];
  readonly usedBy: UsedBy;
}

export interface EventEntry extends Entry {
  readonly declaration: Declaration;
  /** Code that listens. */
  readonly handlerHtml: string;
  readonly usedBy: UsedBy;
  readonly parameters: readonly Parameter[];
  readonly returns: readonly Return[];
}

export interface TypeEntry extends Entry {
  readonly declaration: Declaration;
  readonly usedBy: UsedBy;
}

/** What was on a page under this anchor and is elsewhere now. */
export interface Moved {
  readonly anchor: string;
  readonly text: string;
  readonly href: string;
}

/** A module in a list of them. */
export interface ModuleSummary {
  readonly name: string;
  readonly href: string;
  readonly summary: string;
}

/** What the page of a module begins and ends with. */
export interface ModulePage extends ModuleSummary {
  readonly descriptionHtml: string;
  readonly moved: readonly Moved[];
  readonly location: SourceLocation;
}

/** One definition file: one reference page. */
export interface Module extends ModulePage {
  readonly functions: readonly FunctionEntry[];
  readonly constants: readonly ConstantEntry[];
  readonly classes: readonly ClassEntry[];
  readonly enums: readonly EnumEntry[];
  readonly events: readonly EventEntry[];
  readonly types: readonly TypeEntry[];
}

/** An entry in a list: it has a page of its own. */
export interface EntrySummary {
  readonly path: string;
  readonly anchor: string;
  readonly href: string;
  readonly doc: { readonly summary: string; readonly deprecated: object | null };
}
