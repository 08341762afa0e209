/** Types, and the expressions that a module's interface may depend on: `typeof` contains one. */

/** A half-open range `[start, end)` in UTF-16 code units from the start of the source text. */
export type Span = readonly [start: number, end: number];

/** A name as written, with its location. */
export interface Name {
  readonly text: string;
  readonly span: Span;
}

/** A line of a doc comment: its text without comment markers and indentation, and the offset of that text. */
export interface DocLine {
  readonly text: string;
  /** Offset of the line's first retained character, in UTF-16 code units. */
  readonly start: number;
}

/** `---` lines, or a `--[=*[ … ]=*]` block of several lines. */
export interface DocComment {
  readonly style: "lines" | "block";
  readonly lines: readonly DocLine[];
  readonly span: Span;
}

export interface Documented {
  readonly doc: DocComment | null;
  readonly span: Span;
}

export type Node<Kind extends string, Fields = unknown> = Readonly<Fields> & {
  readonly kind: Kind;
  readonly span: Span;
};

export type DocumentedNode<Kind extends string, Fields> = Node<Kind, Fields> & Documented;

/** An attribute: `@checked`, or one entry of `@[deprecated { use = "x" }]`. */
export interface Attribute {
  readonly name: string;
  /** String arguments of `@[deprecated { use = "…", reason = "…" }]`; empty for other attributes. */
  readonly args: readonly AttributeArgument[];
  readonly span: Span;
}

export interface AttributeArgument {
  readonly name: string;
  readonly value: string;
}

/** Access to a field: `read x: T`, `write x: T`, or plain `x: T`. */
export type Access = "read" | "write" | "readWrite";

/** A generic: `T`, `T = string`, or a pack `T...`, `T... = ...number`. */
export interface Generic {
  readonly name: Name;
  readonly pack: boolean;
  readonly default: PackOrType | null;
}

/** A parameter of a function or function type. `name` is null for `(number) -> ()`. */
export interface Parameter extends Documented {
  readonly name: Name | null;
  readonly type: Type;
}

/** A type, or a pack where the grammar allows one. */
export type PackOrType = Type | Pack;

/** Several types, or a variable number of them. */
export type Pack =
  /** `(A, B, ...C)` */
  Node<"typeList", { types: readonly Parameter[]; tail: PackTail | null }> | PackTail;

export type PackTail =
  /** `...T` */
  | Node<"variadic", { type: Type }>
  /** `T...` */
  | Node<"genericPack", { name: Name }>;

/** `self` is never among the parameters. */
export interface Signature {
  readonly generics: readonly Generic[];
  readonly parameters: readonly Parameter[];
  readonly variadic: PackTail | null;
  /** A missing `: R` is an empty typeList with an empty span. */
  readonly returns: PackOrType;
}

export interface UnionMember {
  readonly type: Type;
  /** The doc comment above a union member, for enum values. */
  readonly doc: DocComment | null;
}

export type Type =
  /** `nil` */
  | Node<"nil">
  /** `"Left"` (value unescaped) */
  | Node<"string", { value: string }>
  /** `true`, `false` */
  | Node<"boolean", { value: boolean }>
  /** `Name`, `prefix.Name`, `Name<A, B...>` */
  | Node<"reference", { prefix: Name | null; name: Name; args: readonly PackOrType[] | null }>
  /** `typeof(expr)`; `expression` is the text between the parentheses, `value` its parsed form */
  | Node<"typeof", { expression: string; value: Value }>
  /** `{ a: T, [K]: V }` */
  | Node<"table", { fields: readonly TableField[] }>
  /** `{T}` */
  | Node<"array", { access: Access; element: Type }>
  /** `<T>(a: T) -> R` */
  | Node<"function", { attributes: readonly Attribute[]; signature: Signature }>
  /** `A | B`, also with a leading `|` */
  | Node<"union", { members: readonly UnionMember[] }>
  /** `A & B`, also with a leading `&` */
  | Node<"intersection", { members: readonly UnionMember[] }>
  /** `T?` */
  | Node<"optional", { type: Type }>
  /** `(T)` */
  | Node<"group", { type: Type }>;

export type TableField =
  /** `name: T`, `["name"]: T` */
  | DocumentedNode<"property", { access: Access; name: Name; quoted: boolean; type: Type }>
  /** `[K]: V` */
  | DocumentedNode<"indexer", { access: Access; key: Type; value: Type }>;

/** The annotated head of a function. `self` of `a:b()` is not among the parameters. */
export interface FunctionBody {
  readonly generics: readonly Generic[];
  readonly parameters: readonly BodyParameter[];
  readonly vararg: boolean;
  readonly variadic: PackTail | null;
  readonly returns: PackOrType | null;
  /** Whether any of its `return` statements has a value. */
  readonly returnsValues: boolean;
}

export interface BodyParameter extends Documented {
  readonly name: Name;
  readonly type: Type | null;
}

/** An expression outside functions, limited to what a module's interface may depend on. */
export type Value =
  /** `nil`, `true`, `1`, `-1` */
  | Node<"literal", { literal: Literal }>
  /** `"a string"`, its escapes resolved */
  | Node<"text", { value: string }>
  /** `a`, `a.b.c`, `a["b"]` */
  | Node<"path", { names: readonly Name[] }>
  /** `f().name`, `a[key]`; `name` if the key is a constant */
  | Node<"index", { base: Value; name: Name | null }>
  /** `f(a, b)`, `a:method(b)` */
  | Node<"call", { callee: Value; method: Name | null; arguments: readonly Value[] }>
  /** `function(a: T): R … end` */
  | Node<"closure", { attributes: readonly Attribute[]; body: FunctionBody }>
  /** `{ a = 1, "b", [c] = d }` */
  | Node<"constructor", { items: readonly TableItem[] }>
  /** `value :: T` */
  | Node<"cast", { value: Value; type: Type }>
  /** Any other expression. */
  | Node<"opaque">;

export type Literal = "nil" | "boolean" | "number";

export interface TableItem extends Documented {
  readonly key: ItemKey;
  readonly name: Name | null;
  readonly value: Value;
}

/** `name = v` or `["name"] = v`; `v`; `[expression] = v` */
type ItemKey = "named" | "positional" | "computed";
