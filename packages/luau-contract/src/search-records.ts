/**
 * What the search index is built from: one record per symbol, one per section of a page. Plain JSON, which
 * the plugin puts on a module's node and the site's build reads from there.
 */

/** A type, as far as searching by type needs it. */
export type TypeExpr =
  /** `number`, `Entity`, `Getter<T>`: anything that has a name. Namespaces are left out of the name. */
  | { readonly kind: "name"; readonly name: string; readonly args: readonly TypeExpr[] }
  /** `T`, where a signature, class or alias declares it. Packs (`T...`) are a variadic of it. */
  | { readonly kind: "generic"; readonly name: string }
  /** `nil` */
  | { readonly kind: "nil" }
  /** `"Left"` */
  | { readonly kind: "string"; readonly value: string }
  /** `true` */
  | { readonly kind: "boolean"; readonly value: boolean }
  /** `string?` */
  | { readonly kind: "optional"; readonly type: TypeExpr }
  /** `A | B` */
  | { readonly kind: "union"; readonly members: readonly TypeExpr[] }
  /** `A & B` */
  | { readonly kind: "intersection"; readonly members: readonly TypeExpr[] }
  /** `{T}` */
  | { readonly kind: "array"; readonly element: TypeExpr }
  /** `{ a: T, [K]: V }` */
  | { readonly kind: "table"; readonly fields: readonly TypeField[] }
  /** `<T>(A, ...B) -> R` */
  | {
      readonly kind: "function";
      readonly generics: readonly string[];
      readonly params: readonly TypeExpr[];
      readonly returns: readonly TypeExpr[];
    }
  /** `...T`, last among parameters or returns. */
  | { readonly kind: "variadic"; readonly type: TypeExpr };

export type TypeField =
  /** `name: T` */
  | { readonly kind: "property"; readonly name: string; readonly type: TypeExpr }
  /** `[K]: V` */
  | { readonly kind: "indexer"; readonly key: TypeExpr; readonly type: TypeExpr };

/** One way to call something. */
export interface SearchSignature {
  readonly generics: readonly string[];
  /** Without the receiver of a method. A variadic comes last. */
  readonly params: readonly SearchParameter[];
  readonly returns: readonly TypeExpr[];
}

export interface SearchParameter {
  readonly type: TypeExpr;
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
  /** What it is called on: `Entity`, `Box<T>`. */
  readonly receiver: TypeExpr;
  readonly signatures: readonly SearchSignature[];
}

/** `Quaternion.IDENTITY` */
export interface ConstantRecord extends SymbolRecordBase {
  readonly kind: "constant";
  readonly type: TypeExpr;
}

/** `Quaternion.scalar`, of the class. */
export interface PropertyRecord extends SymbolRecordBase {
  readonly kind: "property";
  readonly receiver: TypeExpr;
  readonly type: TypeExpr;
}

/** `type Vector = …`, `extern type Part extends Instance` */
export interface ClassRecord extends SymbolRecordBase {
  readonly kind: "class";
  /** The name of the class it extends. */
  readonly parent: string | null;
}

/** `type ForceMode = "Force" | "Impulse"` */
export interface EnumRecord extends SymbolRecordBase {
  readonly kind: "enum";
  /** Its values are strings, so that `string` in a query finds it, at a cost. */
  readonly strings: boolean;
}

/** `type TimerId = number`. Searches by type see through it. */
export interface AliasRecord extends SymbolRecordBase {
  readonly kind: "type";
  readonly generics: readonly string[];
  readonly type: TypeExpr;
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

/** A stretch of a guide or post from one heading to the next. */
export interface SectionRecord {
  readonly kind: "guide" | "post";
  /** The page's title. */
  readonly title: string;
  /** The nearest heading above the text; empty before the first. */
  readonly heading: string;
  /** Leads to the heading. */
  readonly href: string;
  /** Plain text. */
  readonly text: string;
}
