/**
 * The public tree: that of `src/syntax.rs`, as decoded from the tape by `decode.ts`. `tests/contract.test.ts`
 * verifies that both have the same fields.
 */
import type {
  Attribute,
  DocComment,
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
  /**
   * `declare extern type X extends Y with … end`, or the older `declare class X extends Y … end`. `statement`
   * is never parsed: callers use it for a `class X … end`, whose methods have their `self`.
   */
  | {
      readonly kind: "externType";
      readonly spelling: "extern" | "class" | "statement";
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
      readonly body: FunctionBody;
      readonly doc: DocComment | null;
      readonly span: Span;
    }
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

/** One that may be part of a module's interface. Statements inside functions are omitted. */
export type LuauStatement =
  /** `local x: T = value`, one for each name; `exported` if preceded by `export` */
  | {
      readonly kind: "variable";
      readonly blocks: readonly number[];
      readonly exported: boolean;
      readonly name: Name;
      readonly type: Type | null;
      readonly value: Value;
      readonly doc: DocComment | null;
      readonly span: Span;
    }
  /** `local function f(a: T): R … end` */
  | {
      readonly kind: "localFunction";
      readonly blocks: readonly number[];
      readonly exported: boolean;
      readonly attributes: readonly Attribute[];
      readonly name: Name;
      readonly body: FunctionBody;
      readonly doc: DocComment | null;
      readonly span: Span;
    }
  /** `function a.b.c(a: T): R … end`, `function a.b:c() … end` */
  | {
      readonly kind: "fieldFunction";
      readonly blocks: readonly number[];
      readonly attributes: readonly Attribute[];
      readonly path: readonly Name[];
      readonly method: boolean;
      readonly body: FunctionBody;
      readonly doc: DocComment | null;
      readonly span: Span;
    }
  /** `a.b = value`, one for each target */
  | {
      readonly kind: "assignment";
      readonly blocks: readonly number[];
      readonly target: Value;
      readonly value: Value;
      readonly doc: DocComment | null;
      readonly span: Span;
    }
  /** `return a, b` */
  | {
      readonly kind: "return";
      readonly blocks: readonly number[];
      readonly values: readonly Value[];
      readonly doc: DocComment | null;
      readonly span: Span;
    }
  /** `setmetatable(a, b)`; other calls are omitted */
  | {
      readonly kind: "callStatement";
      readonly blocks: readonly number[];
      readonly value: Value;
      readonly doc: DocComment | null;
      readonly span: Span;
    }
  /** `class A extends B … end`; `exported` if preceded by `export` */
  | {
      readonly kind: "class";
      readonly blocks: readonly number[];
      readonly exported: boolean;
      readonly name: Name;
      readonly parent: Value | null;
      readonly members: readonly ClassMember[];
      readonly doc: DocComment | null;
      readonly span: Span;
    };

export type ClassMember =
  /** `public name: T` */
  | {
      readonly kind: "classProperty";
      readonly name: Name;
      readonly type: Type | null;
      readonly doc: DocComment | null;
      readonly span: Span;
    }
  /** `function name(self, a: T): R … end` */
  | {
      readonly kind: "classMethod";
      readonly name: Name;
      readonly body: FunctionBody;
      readonly doc: DocComment | null;
      readonly span: Span;
    };

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
