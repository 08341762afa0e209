/**
 * Ordinary Luau in the tree: the parts that a module's interface may depend on. The other half of
 * `syntax.ts`.
 */
import type { Attribute, DocComment, Generic, Name, PackOrType, PackTail, Span, Type } from "./syntax";

/**
 * A statement of ordinary Luau that may be part of a module's interface, with the numbers of its enclosing
 * blocks. Statements inside functions are omitted.
 */
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
    };

/** The annotated head of a function. `self` of `a:b()` is not among the parameters. */
export interface FunctionBody {
  readonly generics: readonly Generic[];
  readonly parameters: readonly BodyParameter[];
  /** Whether the last parameter is `...`. */
  readonly vararg: boolean;
  /** The annotation of that `...`. */
  readonly variadic: PackTail | null;
  readonly returns: PackOrType | null;
  /** Whether any of its `return` statements has a value. */
  readonly returnsValues: boolean;
}

export interface BodyParameter {
  readonly name: Name;
  readonly type: Type | null;
  readonly doc: DocComment | null;
  readonly span: Span;
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

export interface TableItem {
  readonly key: ItemKey;
  readonly name: Name | null;
  readonly value: Value;
  readonly doc: DocComment | null;
  readonly span: Span;
}

/** `name = v` or `["name"] = v`; `v`; `[expression] = v` */
export type ItemKey = "named" | "positional" | "computed";
