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
  | {
      readonly kind: "typeList";
      readonly types: readonly Parameter[];
      readonly tail: PackTail | null;
      readonly span: Span;
    }
  | PackTail;

export type PackTail =
  /** `...T` */
  | { readonly kind: "variadic"; readonly type: Type; readonly span: Span }
  /** `T...` */
  | { readonly kind: "genericPack"; readonly name: Name; readonly span: Span };

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
  | { readonly kind: "nil"; readonly span: Span }
  /** `"Left"` (value unescaped) */
  | { readonly kind: "string"; readonly value: string; readonly span: Span }
  /** `true`, `false` */
  | { readonly kind: "boolean"; readonly value: boolean; readonly span: Span }
  /** `Name`, `prefix.Name`, `Name<A, B...>` */
  | {
      readonly kind: "reference";
      readonly prefix: Name | null;
      readonly name: Name;
      readonly args: readonly PackOrType[] | null;
      readonly span: Span;
    }
  /** `typeof(expr)`; `expression` is the text between the parentheses, `value` its parsed form */
  | { readonly kind: "typeof"; readonly expression: string; readonly value: Value; readonly span: Span }
  /** `{ a: T, [K]: V }` */
  | { readonly kind: "table"; readonly fields: readonly TableField[]; readonly span: Span }
  /** `{T}` */
  | { readonly kind: "array"; readonly access: Access; readonly element: Type; readonly span: Span }
  /** `<T>(a: T) -> R` */
  | {
      readonly kind: "function";
      readonly attributes: readonly Attribute[];
      readonly signature: Signature;
      readonly span: Span;
    }
  /** `A | B`, also with a leading `|` */
  | { readonly kind: "union"; readonly members: readonly UnionMember[]; readonly span: Span }
  /** `A & B`, also with a leading `&` */
  | { readonly kind: "intersection"; readonly members: readonly UnionMember[]; readonly span: Span }
  /** `T?` */
  | { readonly kind: "optional"; readonly type: Type; readonly span: Span }
  /** `(T)` */
  | { readonly kind: "group"; readonly type: Type; readonly span: Span };

export type TableField =
  /** `name: T`, `["name"]: T` */
  | (Documented & {
      readonly kind: "property";
      readonly access: Access;
      readonly name: Name;
      readonly quoted: boolean;
      readonly type: Type;
    })
  /** `[K]: V` */
  | (Documented & {
      readonly kind: "indexer";
      readonly access: Access;
      readonly key: Type;
      readonly value: Type;
    });

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
  | { readonly kind: "literal"; readonly literal: Literal; readonly span: Span }
  /** `"a string"`, its escapes resolved */
  | { readonly kind: "text"; readonly value: string; readonly span: Span }
  /** `a`, `a.b.c`, `a["b"]` */
  | { readonly kind: "path"; readonly names: readonly Name[]; readonly span: Span }
  /** `f().name`, `a[key]`; `name` if the key is a constant */
  | { readonly kind: "index"; readonly base: Value; readonly name: Name | null; readonly span: Span }
  /** `f(a, b)`, `a:method(b)` */
  | {
      readonly kind: "call";
      readonly callee: Value;
      readonly method: Name | null;
      readonly arguments: readonly Value[];
      readonly span: Span;
    }
  /** `function(a: T): R … end` */
  | {
      readonly kind: "closure";
      readonly attributes: readonly Attribute[];
      readonly body: FunctionBody;
      readonly span: Span;
    }
  /** `{ a = 1, "b", [c] = d }` */
  | { readonly kind: "constructor"; readonly items: readonly TableItem[]; readonly span: Span }
  /** `value :: T` */
  | { readonly kind: "cast"; readonly value: Value; readonly type: Type; readonly span: Span }
  /** Any other expression. */
  | { readonly kind: "opaque"; readonly span: Span };

export type Literal = "nil" | "boolean" | "number";

export interface TableItem extends Documented {
  readonly key: ItemKey;
  readonly name: Name | null;
  readonly value: Value;
}

/** `name = v` or `["name"] = v`; `v`; `[expression] = v` */
export type ItemKey = "named" | "positional" | "computed";
