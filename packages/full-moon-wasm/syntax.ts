/**
 * The public tree: that of `src/syntax.rs`, as decoded from the tape by `decode.ts`. `tests/contract.test.ts`
 * verifies that both have the same fields.
 */
import type { LuauStatement, Value } from "./syntax-luau";

export type * from "./syntax-luau";

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
export interface Parameter {
  readonly name: Name | null;
  readonly type: Type;
  readonly doc: DocComment | null;
  readonly span: Span;
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

/**
 * The common part of a function type, a `declare function` and a method. `self` is never among the
 * parameters.
 */
export interface Signature {
  readonly generics: readonly Generic[];
  readonly parameters: readonly Parameter[];
  readonly variadic: PackTail | null;
  /**
   * A single type, `()` as an empty typeList, a typeList, or a tail. A missing `: R` is an empty typeList
   * with an empty span.
   */
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
  | {
      readonly kind: "property";
      readonly access: Access;
      readonly name: Name;
      readonly quoted: boolean;
      readonly type: Type;
      readonly doc: DocComment | null;
      readonly span: Span;
    }
  /** `[K]: V` */
  | {
      readonly kind: "indexer";
      readonly access: Access;
      readonly key: Type;
      readonly value: Type;
      readonly doc: DocComment | null;
      readonly span: Span;
    };

export type ExternMember =
  | TableField
  /** `function name(self, a: T): R` */
  | {
      readonly kind: "method";
      readonly attributes: readonly Attribute[];
      readonly name: Name;
      readonly signature: Signature;
      readonly doc: DocComment | null;
      readonly span: Span;
    };

export type Statement =
  /** `declare function f(a: T): R` */
  | {
      readonly kind: "declareFunction";
      readonly attributes: readonly Attribute[];
      readonly name: Name;
      readonly signature: Signature;
      readonly doc: DocComment | null;
      readonly span: Span;
    }
  /** `declare X: T` */
  | {
      readonly kind: "declareGlobal";
      readonly name: Name;
      readonly type: Type;
      readonly doc: DocComment | null;
      readonly span: Span;
    }
  /** `declare extern type X extends Y with … end`, or the older `declare class X extends Y … end` */
  | {
      readonly kind: "externType";
      readonly spelling: "extern" | "class";
      readonly name: Name;
      readonly parent: Name | null;
      readonly members: readonly ExternMember[];
      readonly doc: DocComment | null;
      readonly span: Span;
    }
  /** `type X<T> = …`, `export type X = …` */
  | {
      readonly kind: "typeAlias";
      readonly exported: boolean;
      readonly name: Name;
      readonly generics: readonly Generic[];
      readonly type: Type;
      readonly doc: DocComment | null;
      readonly span: Span;
    }
  /** `type function f(…) … end` */
  | {
      readonly kind: "typeFunction";
      readonly exported: boolean;
      readonly name: Name;
      readonly doc: DocComment | null;
      readonly span: Span;
    }
  /**
   * Consecutive statements of ordinary Luau: the declarations inside their blocks, and the statements that
   * may be part of a module's interface.
   */
  | {
      readonly kind: "luau";
      readonly declarations: readonly NestedStatement[];
      readonly statements: readonly LuauStatement[];
      readonly span: Span;
    };

/**
 * A declaration inside blocks of ordinary Luau: its globals are still global, but its types are local to the
 * innermost block.
 */
export interface NestedStatement {
  /** The numbers of its enclosing blocks, outermost first. Each block of a file has a unique number. */
  readonly blocks: readonly number[];
  readonly statement: Exclude<Statement, { readonly kind: "luau" }>;
}

/** A syntax error, with its exact range. */
export interface SyntaxIssue {
  /** One sentence: what was found, and what was expected. */
  readonly message: string;
  readonly span: Span;
  /** How to fix it, if known. */
  readonly hint: string | null;
}

/** The result of `parse`: the tree, as far as it could be parsed, and all errors. */
export interface ParseResult {
  /** The file's first comment, if it is a block comment followed by a blank line. */
  readonly moduleDoc: DocComment | null;
  readonly statements: readonly Statement[];
  /**
   * Doc comments attached to nothing: detached by a blank line, or above a node that cannot be documented.
   */
  readonly strayDocs: readonly DocComment[];
  readonly errors: readonly SyntaxIssue[];
}

/** The result of `check` for an ordinary Luau script. */
export interface CheckResult {
  readonly errors: readonly SyntaxIssue[];
}

export type TokenKind =
  | "comment"
  | "docComment"
  | "hotComment"
  | "keyword"
  | "identifier"
  | "number"
  | "string"
  | "interpolatedString"
  | "operator"
  | "punctuation"
  | "attribute"
  | "shebang"
  | "unknown";

/** A token of a Luau source. The gaps between tokens are white space. */
export interface Token {
  readonly kind: TokenKind;
  readonly span: Span;
}

/** The result of `tokenize`: every token in order, and the errors. */
export interface TokenizeResult {
  readonly tokens: readonly Token[];
  readonly errors: readonly SyntaxIssue[];
}
