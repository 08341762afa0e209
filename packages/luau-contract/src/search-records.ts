/** The input of the search index: one record per symbol, and per section of a page. Plain JSON. */

/** A type as `searchText` writes it: `Getter<T>`, `{number}`, `...string`. */
export type TypeText = string;

export interface SearchSignature {
  readonly generics: readonly string[];
  /** Without the receiver of a method. A variadic comes last. */
  readonly params: readonly SearchParameter[];
  readonly returns: readonly TypeText[];
}

interface SearchParameter {
  readonly type: TypeText;
  /** Whether a call may omit it. */
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

/** A record of one kind, with its additional fields. */
type RecordOf<Kind extends string, Fields = unknown> = SymbolRecordBase &
  Readonly<Fields> & { readonly kind: Kind };

/** The receiver of a method, or the class of a property: `Entity`, `Box<T>`. */
interface Receiver {
  readonly receiver: TypeText;
  readonly generics: readonly string[];
}

/** `Timer.setTimeout`; an event counts as what its listeners are: a function. */
export type FunctionRecord = RecordOf<"function" | "event", { signatures: readonly SearchSignature[] }>;

/** `Entity:destroy` */
export type MethodRecord = RecordOf<"method", Receiver & { signatures: readonly SearchSignature[] }>;

/** `Force` of `ForceMode`; the module `Timer` itself. */
export type PlainRecord = RecordOf<"enumValue" | "module">;

export type SymbolRecord =
  | FunctionRecord
  | MethodRecord
  | PlainRecord
  /** `Quaternion.IDENTITY` */
  | RecordOf<"constant", { type: TypeText }>
  /** `Quaternion.scalar`, of the class. */
  | RecordOf<"property", Receiver & { type: TypeText }>
  /** `type Vector = …`, `extern type Part extends Instance` */
  | RecordOf<"class", { parent: string | null }>
  /** `type ForceMode = "Force" | "Impulse"`; one of strings is found by a query for `string`, at a cost. */
  | RecordOf<"enum", { strings: boolean }>
  /** `type TimerId = number`. Searches by type see through it. */
  | RecordOf<"type", { generics: readonly string[]; type: TypeText }>;

export type SymbolKind = SymbolRecord["kind"];

export interface SectionRecord {
  readonly kind: "guide" | "post";
  readonly title: string;
  /** The nearest heading above the text; empty before the first. */
  readonly heading: string;
  readonly href: string;
  /** Plain text. */
  readonly text: string;
  /** The heading names something that is not possible. */
  readonly isLimit?: boolean;
}
