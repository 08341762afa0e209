/**
 * The public tree: that of `src/syntax.rs`, as decoded from the tape by `decode.ts`. `tests/contract.test.ts`
 * verifies that both have the same fields.
 */
import type {
  Attribute,
  DocComment,
  DocumentedNode,
  FunctionBody,
  Generic,
  Name,
  Node,
  Signature,
  Span,
  TableField,
  Type,
  Value,
} from "./syntax-expression";

export type * from "./syntax-expression";

export type ExternMember =
  | TableField
  /** `function name(self, a: T): R` */
  | DocumentedNode<"method", { attributes: readonly Attribute[]; name: Name; signature: Signature }>;

export type Statement =
  /** `declare function f(a: T): R` */
  | DocumentedNode<"declareFunction", { attributes: readonly Attribute[]; name: Name; signature: Signature }>
  /** `declare X: T` */
  | DocumentedNode<"declareGlobal", { name: Name; type: Type }>
  /**
   * `declare extern type X extends Y with … end`, or the older `declare class X extends Y … end`. `statement`
   * is never parsed: callers use it for a `class X … end`, whose methods have their `self`.
   */
  | DocumentedNode<
      "externType",
      {
        spelling: "extern" | "class" | "statement";
        name: Name;
        parent: Name | null;
        members: readonly ExternMember[];
      }
    >
  /** `type X<T> = …`, `export type X = …` */
  | DocumentedNode<"typeAlias", { exported: boolean; name: Name; generics: readonly Generic[]; type: Type }>
  /** `type function f(…) … end` */
  | DocumentedNode<"typeFunction", { exported: boolean; name: Name; body: FunctionBody }>
  /** Consecutive statements of ordinary Luau, and the declarations in their blocks. */
  | Node<"luau", { declarations: readonly NestedStatement[]; statements: readonly LuauStatement[] }>;

/** Inside blocks of ordinary Luau, globals are still global, but types are local to the innermost block. */
export interface NestedStatement {
  /** The numbers of its enclosing blocks, outermost first. Each block of a file has a unique number. */
  readonly blocks: readonly number[];
  readonly statement: Exclude<Statement, { readonly kind: "luau" }>;
}

/** With the numbers of its enclosing blocks, as for `NestedStatement`. */
type NodeInBlocks<Kind extends string, Fields> = DocumentedNode<Kind, Fields & { blocks: readonly number[] }>;

/** One that may be part of a module's interface. Statements inside functions are omitted. */
export type LuauStatement =
  /** `local x: T = value`, one for each name; `exported` if preceded by `export` */
  | NodeInBlocks<"variable", { exported: boolean; name: Name; type: Type | null; value: Value }>
  /** `local function f(a: T): R … end` */
  | NodeInBlocks<
      "localFunction",
      { exported: boolean; attributes: readonly Attribute[]; name: Name; body: FunctionBody }
    >
  /** `function a.b.c(a: T): R … end`, `function a.b:c() … end` */
  | NodeInBlocks<
      "fieldFunction",
      { attributes: readonly Attribute[]; path: readonly Name[]; method: boolean; body: FunctionBody }
    >
  /** `a.b = value`, one for each target */
  | NodeInBlocks<"assignment", { target: Value; value: Value }>
  /** `return a, b` */
  | NodeInBlocks<"return", { values: readonly Value[] }>
  /** `setmetatable(a, b)`; other calls are omitted */
  | NodeInBlocks<"callStatement", { value: Value }>
  /** `class A extends B … end`; `exported` if preceded by `export` */
  | NodeInBlocks<
      "class",
      { exported: boolean; name: Name; parent: Value | null; members: readonly ClassMember[] }
    >;

export type ClassMember =
  /** `public name: T` */
  | DocumentedNode<"classProperty", { name: Name; type: Type | null }>
  /** `function name(self, a: T): R … end` */
  | DocumentedNode<"classMethod", { name: Name; body: FunctionBody }>;

/** A syntax error, with its exact range. */
export interface SyntaxIssue {
  /** One sentence: what was found, and what was expected. */
  readonly message: string;
  readonly span: Span;
  readonly hint: string | null;
}

/** The result of `parse`: the tree, as far as it could be parsed, and all errors. */
export interface ParseResult {
  /** The file's first comment, if it is a block comment followed by a blank line. */
  readonly moduleDoc: DocComment | null;
  readonly statements: readonly Statement[];
  /** Detached by a blank line, or above a node that cannot be documented. */
  readonly strayDocs: readonly DocComment[];
  readonly errors: readonly SyntaxIssue[];
}

/** The result of `check` for an ordinary Luau script. */
export interface CheckResult {
  readonly errors: readonly SyntaxIssue[];
}
