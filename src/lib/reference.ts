/** What the components under `components/api` show: the parts of the GraphQL contract that pages ask for. */

/** One piece of a type or signature as it is printed. */
export interface Token {
  readonly text: string;
  readonly kind: string;
  readonly href: string | null;
}

export type Tokens = readonly Token[];

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
  readonly type: string;
  readonly descriptionHtml: string;
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
}

export interface Parameter {
  readonly name: string;
  readonly type: Tokens;
  readonly descriptionHtml: string;
  readonly optional: boolean;
  readonly variadic: boolean;
  readonly defaultValue: string | null;
}

export interface Return {
  readonly name: string | null;
  readonly type: Tokens;
  readonly descriptionHtml: string;
  readonly optional: boolean;
  readonly variadic: boolean;
}

export interface Signature {
  readonly tokens: Tokens;
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
  readonly doc: EntryDoc;
  readonly location: SourceLocation;
}

export interface FunctionEntry extends Entry {
  readonly signatures: readonly Signature[];
}

export interface ConstantEntry extends Entry {
  readonly type: Tokens;
  readonly readonly: boolean;
  readonly defaultValue: string | null;
}

export interface Property extends Entry {
  readonly type: Tokens;
  readonly access: string;
  readonly optional: boolean;
  readonly defaultValue: string | null;
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

export interface InheritedMembers {
  readonly from: SymbolLink;
  readonly members: readonly SymbolLink[];
}

export interface ClassEntry extends Entry {
  readonly tokens: Tokens;
  readonly parent: SymbolLink | null;
  readonly properties: readonly Property[];
  readonly methods: readonly FunctionEntry[];
  readonly indexer: Indexer | null;
  readonly inherited: readonly InheritedMembers[];
}

export interface EnumValue {
  readonly name: string;
  readonly anchor: string;
  readonly value: string;
  readonly doc: EntryDoc;
}

export interface EnumEntry extends Entry {
  readonly values: readonly EnumValue[];
}

export interface EventEntry extends Entry {
  readonly listenerType: string;
  readonly tokens: Tokens;
  readonly parameters: readonly Parameter[];
  readonly returns: readonly Return[];
}

export interface TypeEntry extends Entry {
  readonly tokens: Tokens;
}

/** A module in a list of them. */
export interface ModuleSummary {
  readonly name: string;
  readonly href: string;
  readonly summary: string;
}

/** One definition file: one reference page. */
export interface Module extends ModuleSummary {
  readonly descriptionHtml: string;
  readonly functions: readonly FunctionEntry[];
  readonly constants: readonly ConstantEntry[];
  readonly classes: readonly ClassEntry[];
  readonly enums: readonly EnumEntry[];
  readonly events: readonly EventEntry[];
  readonly types: readonly TypeEntry[];
  readonly location: SourceLocation;
}
