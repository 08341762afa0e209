/**
 * The public tree: that of `src/syntax.rs`, as decoded from the tape by `decode.ts`. `tests/contract.test.ts`
 * verifies that both have the same fields.
 */
import type {
  Attribute,
  DocComment,
  Documented,
  FunctionBody,
  Generic,
  Name,
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
  | (Documented & {
      readonly kind: "method";
      readonly attributes: readonly Attribute[];
      readonly name: Name;
      readonly signature: Signature;
    });

export type Statement =
  /** `declare function f(a: T): R` */
  | (Documented & {
      readonly kind: "declareFunction";
      readonly attributes: readonly Attribute[];
      readonly name: Name;
      readonly signature: Signature;
    })
  /** `declare X: T` */
  | (Documented & {
      readonly kind: "declareGlobal";
      readonly name: Name;
      readonly type: Type;
    })
  /**
   * `declare extern type X extends Y with … end`, or the older `declare class X extends Y … end`. `statement`
   * is never parsed: callers use it for a `class X … end`, whose methods have their `self`.
   */
  | (Documented & {
      readonly kind: "externType";
      readonly spelling: "extern" | "class" | "statement";
      readonly name: Name;
      readonly parent: Name | null;
      readonly members: readonly ExternMember[];
    })
  /** `type X<T> = …`, `export type X = …` */
  | (Documented & {
      readonly kind: "typeAlias";
      readonly exported: boolean;
      readonly name: Name;
      readonly generics: readonly Generic[];
      readonly type: Type;
    })
  /** `type function f(…) … end` */
  | (Documented & {
      readonly kind: "typeFunction";
      readonly exported: boolean;
      readonly name: Name;
      readonly body: FunctionBody;
    })
  /** Consecutive statements of ordinary Luau, and the declarations in their blocks. */
  | {
      readonly kind: "luau";
      readonly declarations: readonly NestedStatement[];
      readonly statements: readonly LuauStatement[];
      readonly span: Span;
    };

/** Inside blocks of ordinary Luau, globals are still global, but types are local to the innermost block. */
export interface NestedStatement {
  /** The numbers of its enclosing blocks, outermost first. Each block of a file has a unique number. */
  readonly blocks: readonly number[];
  readonly statement: Exclude<Statement, { readonly kind: "luau" }>;
}

interface InBlocks extends Documented {
  /** As for `NestedStatement`. */
  readonly blocks: readonly number[];
}

/** One that may be part of a module's interface. Statements inside functions are omitted. */
export type LuauStatement =
  /** `local x: T = value`, one for each name; `exported` if preceded by `export` */
  | (InBlocks & {
      readonly kind: "variable";
      readonly exported: boolean;
      readonly name: Name;
      readonly type: Type | null;
      readonly value: Value;
    })
  /** `local function f(a: T): R … end` */
  | (InBlocks & {
      readonly kind: "localFunction";
      readonly exported: boolean;
      readonly attributes: readonly Attribute[];
      readonly name: Name;
      readonly body: FunctionBody;
    })
  /** `function a.b.c(a: T): R … end`, `function a.b:c() … end` */
  | (InBlocks & {
      readonly kind: "fieldFunction";
      readonly attributes: readonly Attribute[];
      readonly path: readonly Name[];
      readonly method: boolean;
      readonly body: FunctionBody;
    })
  /** `a.b = value`, one for each target */
  | (InBlocks & {
      readonly kind: "assignment";
      readonly target: Value;
      readonly value: Value;
    })
  /** `return a, b` */
  | (InBlocks & {
      readonly kind: "return";
      readonly values: readonly Value[];
    })
  /** `setmetatable(a, b)`; other calls are omitted */
  | (InBlocks & {
      readonly kind: "callStatement";
      readonly value: Value;
    })
  /** `class A extends B … end`; `exported` if preceded by `export` */
  | (InBlocks & {
      readonly kind: "class";
      readonly exported: boolean;
      readonly name: Name;
      readonly parent: Value | null;
      readonly members: readonly ClassMember[];
    });

export type ClassMember =
  /** `public name: T` */
  | (Documented & {
      readonly kind: "classProperty";
      readonly name: Name;
      readonly type: Type | null;
    })
  /** `function name(self, a: T): R … end` */
  | (Documented & {
      readonly kind: "classMethod";
      readonly name: Name;
      readonly body: FunctionBody;
    });

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
