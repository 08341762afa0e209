/**
 * Luau's types as a tree, for the model, the search and printers. The parser's tree (`full-moon-wasm`) is
 * another: formatter and linter require its parentheses, comments and spans.
 */
import type { Span } from "./source-text";

/** Ids are branded, so that a plain string cannot be passed as one. */
declare const brand: unique symbol;

/** The id of a module: its slug, `timer`. */
export type ModuleId = string & { readonly [brand]: "ModuleId" };

/**
 * The id of an entry or member, unique in the whole model and the same at every build:
 * `timer/Timer.setTimeout` for values, `timer/type:TimerId` for types, `timer/type:Entity.destroy` for
 * members of types.
 */
export type SymbolId = string & { readonly [brand]: "SymbolId" };

/** The target of a type's name. After the `resolve` stage, only unknown names are `unresolved`. */
export type ReferenceTarget =
  | { readonly kind: "symbol"; readonly id: SymbolId }
  /** `number`, `vector`, `buffer`…: Luau's own. */
  | { readonly kind: "builtin" }
  /** A generic of the function or type around it. */
  | { readonly kind: "generic" }
  /** An alias that its file does not export, and which therefore has no entry. */
  | { readonly kind: "local" }
  | { readonly kind: "unresolved"; readonly alias?: LocalKey };

/** Distinguishes aliases of one name in different blocks; at the top level, it is the name. */
export type LocalKey = string;

/** `Name`, `prefix.Name<A, B...>` */
export interface TypeReference {
  readonly kind: "reference";
  readonly prefix: string | null;
  readonly name: string;
  readonly args: readonly TypeOrPack[];
  readonly target: ReferenceTarget;
  /** The name's span in its module's file; `[0, 0]` for a synthetic type. */
  readonly span: Span;
}

export type TypeNode =
  /** `nil` */
  | { readonly kind: "nil" }
  /** `"Left"` */
  | { readonly kind: "string"; readonly value: string }
  /** `true` */
  | { readonly kind: "boolean"; readonly value: boolean }
  | TypeReference
  /** `typeof(expr)` */
  | { readonly kind: "typeof"; readonly expression: string }
  /** `{ a: T, [K]: V }` */
  | TableType
  /** `{T}`, `{read T}` */
  | ArrayType
  | FunctionType
  | TypeWithMembers
  /** An optional type: `string?` */
  | { readonly kind: "optional"; readonly type: TypeNode };

export interface TableType {
  readonly kind: "table";
  readonly fields: readonly TableTypeField[];
}

export interface ArrayType {
  readonly kind: "array";
  readonly access: Access;
  readonly element: TypeNode;
}

/** `A | B`, `A & B` */
export interface TypeWithMembers {
  readonly kind: "union" | "intersection";
  readonly members: readonly TypeNode[];
}

/** `<T>(a: A, ...B) -> R` */
export interface FunctionType {
  readonly kind: "function";
  readonly generics: readonly GenericParameter[];
  readonly parameters: readonly FunctionSlot[];
  readonly variadic: PackTail | null;
  readonly returns: readonly FunctionSlot[];
  readonly returnsTail: PackTail | null;
}

export interface FunctionSlot {
  readonly name: string | null;
  readonly type: TypeNode;
}

export type PackTail =
  /** `...T` */
  { readonly kind: "variadic"; readonly type: TypeNode } | GenericPack;

/** `T...` */
export interface GenericPack {
  readonly kind: "genericPack";
  readonly name: string;
}

/** The access that scripts have to a field. */
export type Access = "read" | "write" | "readWrite";

export type TypeOrPack =
  | TypeNode
  | PackTail
  /** `(A, B, ...C)` */
  | { readonly kind: "typeList"; readonly types: readonly TypeNode[]; readonly tail: PackTail | null };

export type TableTypeField =
  | { readonly kind: "property"; readonly name: string; readonly access: Access; readonly type: TypeNode }
  | { readonly kind: "indexer"; readonly access: Access; readonly key: TypeNode; readonly value: TypeNode };

/** `T`, `T = string`, `T...` */
export interface GenericParameter {
  readonly name: string;
  readonly pack: boolean;
  readonly default: TypeOrPack | null;
}
