/** The input of the search index: one record per symbol, and per section of a page. Plain JSON. */

/** A type as `searchText` writes it: `Getter<T>`, `{number}`, `...string`. */
export type TypeText = string;

export interface SearchSignature {
  readonly generics: readonly string[];
  /** Without the receiver of a method. A variadic comes last. */
  readonly params: readonly SearchParameter[];
  readonly returns: readonly TypeText[];
}

export interface SearchParameter {
  readonly type: TypeText;
  /** The call may leave it out. */
  readonly optional: boolean;
}

interface SymbolRecordBase {
  /** As a script writes it: `Timer.setTimeout`, `Entity:destroy`, `TimerId`; a module's name for a module. */
  readonly path: string;
  /** The slug and the name of the module it belongs to: `timer`, `Timer`. */
  readonly module: string;
  readonly moduleName: string;
  /** From the site's root, without its path prefix: `/docs/api/timer#setTimeout`. */
  readonly href: string;
  /** On one line, as it is to be shown: `Timer.setTimeout(duration: number, callback: () -> ()): TimerId`. */
  readonly signature: string;
  /** Plain text. */
  readonly summary: string;
  /** All other text about it, as Markdown without samples. */
  readonly details?: string;
  /** Other words for it: `@alias`. */
  readonly aliases?: readonly string[];
  readonly deprecated: boolean;
}

/** `Timer.setTimeout`; an event counts as what its listeners are: a function. */
export interface FunctionRecord extends SymbolRecordBase {
  readonly kind: "function" | "event";
  readonly signatures: readonly SearchSignature[];
}

/** `Entity:destroy` */
export interface MethodRecord extends SymbolRecordBase {
  readonly kind: "method";
  /** The receiver of a method: `Entity`, `Box<T>`. */
  readonly receiver: TypeText;
  readonly generics: readonly string[];
  readonly signatures: readonly SearchSignature[];
}

/** `Quaternion.IDENTITY` */
export interface ConstantRecord extends SymbolRecordBase {
  readonly kind: "constant";
  readonly type: TypeText;
}

/** `Quaternion.scalar`, of the class. */
export interface PropertyRecord extends SymbolRecordBase {
  readonly kind: "property";
  readonly receiver: TypeText;
  readonly generics: readonly string[];
  readonly type: TypeText;
}

/** `type Vector = …`, `extern type Part extends Instance` */
export interface ClassRecord extends SymbolRecordBase {
  readonly kind: "class";
  readonly parent: string | null;
}

/** `type ForceMode = "Force" | "Impulse"` */
export interface EnumRecord extends SymbolRecordBase {
  readonly kind: "enum";
  /** Whether its values are strings: a query for `string` finds it then, at a cost. */
  readonly strings: boolean;
}

/** `type TimerId = number`. Searches by type see through it. */
export interface AliasRecord extends SymbolRecordBase {
  readonly kind: "type";
  readonly generics: readonly string[];
  readonly type: TypeText;
}

/** `Force` of `ForceMode`; the module `Timer` itself. */
export interface PlainRecord extends SymbolRecordBase {
  readonly kind: "enumValue" | "module";
}

export type SymbolRecord =
  | FunctionRecord
  | MethodRecord
  | ConstantRecord
  | PropertyRecord
  | ClassRecord
  | EnumRecord
  | AliasRecord
  | PlainRecord;

export type SymbolKind = SymbolRecord["kind"];

export interface SectionRecord {
  readonly kind: "guide" | "post";
  readonly title: string;
  /** The nearest heading above the text; empty before the first. */
  readonly heading: string;
  /** Leads to the heading. */
  readonly href: string;
  /** Plain text. */
  readonly text: string;
  /** The heading names something that is not possible. */
  readonly isLimit?: boolean;
}
