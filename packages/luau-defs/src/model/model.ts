/** The shapes that every stage shares: modules and their entries, linked by id. Readonly data only. */
import type { Access, FunctionType, GenericParameter, TypeNode } from "luau-syntax";
import type { Deprecation, DocLink, EntryDoc, ErrorDoc } from "./entry-doc";
import type { ModuleId, SymbolId } from "./ids";
import type { Inventory } from "./inventory";
import type { EventSlots, ParameterEntry, ReturnEntry } from "./slots";
import type { Realm } from "./realms";
import type { Verified } from "./verified";

/** A location in a source file. `line` and `column` count from 1, in UTF-16 code units. */
export interface SourceLocation {
  /** Path as it was given to the pipeline, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The first line after the declaration's last character is `endLine + 1`. */
  readonly endLine: number;
  readonly endColumn: number;
}

/** The whole reference. Modules are sorted by slug. */
export interface ApiModel {
  readonly modules: readonly Module[];
  /** The addresses of external symbols; null where the address is unknown. */
  readonly external?: ExternalAddresses;
  /** The inventories of the platform and of libraries, to which code links; the first match counts. */
  readonly inventories?: readonly Inventory[];
  /** The engines that the definitions were compared with. */
  readonly verified?: readonly Verified[];
}

export type ExternalAddresses = ReadonlyMap<SymbolId | ModuleId, string | null>;

/** One definition file: one reference page. */
export interface Module {
  readonly kind: "module";
  readonly id: ModuleId;
  /** The file's name without `.d.luau`: `timer`. Names the route. */
  readonly slug: string;
  /** The global table's own spelling (`Timer`, `UI`), else the slug with a capital. */
  readonly name: string;
  /** The title of its pages, from `@title`. */
  readonly title: string | null;
  /** The section of the sidebar, from `@group`. */
  readonly group: string | null;
  readonly realms: readonly Realm[];
  readonly labels: readonly string[];
  /** Whether `@private` hides its page. */
  readonly hidden: boolean;
  /** The file's main global table, whose members need no prefix on their page; null when there is none. */
  readonly table: string | null;
  readonly description: string;
  readonly summary: string;
  readonly links: readonly DocLink[];
  readonly functions: readonly FunctionEntry[];
  readonly constants: readonly ConstantEntry[];
  readonly classes: readonly ClassEntry[];
  readonly enums: readonly EnumEntry[];
  readonly events: readonly EventEntry[];
  readonly types: readonly TypeEntry[];
  readonly location: SourceLocation;
  /** The argument of `require` by the project's manifests: `ReplicatedStorage.Packages.{promise}.Sub`. */
  readonly requiredAs?: string;
  /** Whether an entry point returns it. */
  readonly isExposed?: true;
}

interface EntryBase {
  readonly id: SymbolId;
  /** The last part of the path: `setTimeout`. */
  readonly name: string;
  /** As a script writes it: `Timer.setTimeout`, `Entity:destroy`, `TimerId`. */
  readonly path: string;
  readonly module: ModuleId;
  readonly location: SourceLocation;
  readonly doc: EntryDoc;
}

export interface FunctionEntry extends EntryBase {
  readonly kind: "function";
  /** Whether scripts call it with `:`. */
  readonly method: boolean;
  /** One signature, or the overloads in the order of the file. */
  readonly signatures: readonly [FunctionSignature, ...FunctionSignature[]];
}

export interface FunctionSignature {
  readonly generics: readonly GenericParameter[];
  /** Null for functions, and for methods of extern types, which do not write it. */
  readonly self: TypeNode | null;
  /** Without `self`. A variadic parameter is the last, and is named `...`. */
  readonly parameters: readonly ParameterEntry[];
  readonly returns: readonly ReturnEntry[];
  /** The description of this overload alone; empty if it has none. */
  readonly description: string;
}

export interface ConstantEntry extends EntryBase {
  readonly kind: "constant";
  readonly type: TypeNode;
  /** The slots of listeners of a value that is an event, `RBXScriptSignal<Part>`; null for others. */
  readonly event: EventSlots | null;
  readonly readonly: boolean;
  readonly defaultValue: string | null;
}

/** A record (`export type X = {…}`), an extern type, or a class of plain Luau (`class X … end`). */
export interface ClassEntry extends EntryBase {
  readonly kind: "class";
  /** `record`: a table scripts may write themselves. `extern`: made by the engine only. `class`: by its module. */
  readonly origin: "record" | "extern" | "class";
  readonly generics: readonly GenericParameter[];
  /** The parent of an extern type or a class; `Parent` of a record `Parent & { … }`. */
  readonly parent: SymbolReference | null;
  readonly properties: readonly PropertyEntry[];
  /** Properties of function type whose first parameter is `self`, extern methods, and functions of a class. */
  readonly methods: readonly FunctionEntry[];
  readonly indexer: Indexer | null;
  /** Members that parents declare and this class does not, nearest parent first. Filled by `resolve`. */
  readonly inherited: readonly InheritedMembers[];
}

export interface SymbolReference {
  readonly name: string;
  readonly target: SymbolId | null;
}

export interface InheritedMembers {
  readonly from: SymbolReference;
  readonly members: readonly SymbolReference[];
}

export interface PropertyEntry extends EntryBase {
  readonly kind: "property";
  readonly type: TypeNode;
  readonly event: EventSlots | null;
  readonly access: Access;
  readonly optional: boolean;
  readonly defaultValue: string | null;
}

export interface Indexer {
  readonly key: TypeNode;
  readonly value: TypeNode;
  readonly access: Access;
  readonly description: string;
  readonly links: readonly DocLink[];
}

export interface EnumEntry extends EntryBase {
  readonly kind: "enum";
  /**
   * `strings`: a union of string singletons. `table`: a table tagged `@tag enum`, whose values exist at run
   * time. `extern`: an extern type and a table of its values, as the configuration's `enums` describes them.
   */
  readonly origin: "strings" | "table" | "extern";
  /** Null unless `origin` is `extern`. */
  readonly extern: ExternEnum | null;
  readonly values: readonly EnumValue[];
}

/** The types of an enum whose `name` is an extern type's, `EnumKeyCode`, and whose `path` is `Enum.KeyCode`. */
export interface ExternEnum {
  /** The type of all values: `EnumItem`. */
  readonly item: SymbolReference;
  /** The extern type that has the values as properties: `EnumKeyCode_INTERNAL`. Null for a table type. */
  readonly table: string | null;
}

export interface EnumValue extends EntryBase {
  readonly kind: "enumValue";
  /** Luau source of the value: `"Left"`, `KeyCode.A`. */
  readonly value: string;
  readonly type: TypeNode | null;
}

export interface EventEntry extends EntryBase {
  readonly kind: "event";
  /** The alias of the listener's type: `TickListener`. `name` is the event's own, from `@tag event NAME`. */
  readonly listenerType: string;
  readonly parameters: readonly ParameterEntry[];
  readonly returns: readonly ReturnEntry[];
}

/** Any other exported type alias, or a type function. */
export interface TypeEntry extends EntryBase {
  readonly kind: "type";
  /** `function`: its generics are the parameters, and its type is `any`. */
  readonly form: "alias" | "function";
  readonly generics: readonly GenericParameter[];
  readonly type: TypeNode;
}

export type Entry = FunctionEntry | ConstantEntry | ClassEntry | EnumEntry | EventEntry | TypeEntry;
export type Member = FunctionEntry | PropertyEntry | EnumValue;
export type AnyEntry = Entry | Member;
export type { Deprecation, DocLink, EntryDoc, ErrorDoc, EventSlots, ParameterEntry, ReturnEntry };
export type { FunctionType, GenericParameter, ModuleId, SymbolId, TypeNode };
