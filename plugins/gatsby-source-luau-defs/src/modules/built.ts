/** What a module's statements build, before it is put into types. */
import type { Attribute, DocComment, FunctionBody, Literal, LuauStatement, Name, Type } from "full-moon-wasm";
import type { Span } from "luau-contract";

export type Blocks = LuauStatement["blocks"];

export type Built =
  | BuiltTable
  | BuiltFunction
  /** A value whose type is written down: `x :: T`, `local x: T = …` */
  | { readonly kind: "typed"; readonly type: Type; readonly span: Span }
  | { readonly kind: "literal"; readonly literal: Literal | "string"; readonly span: Span }
  /** `require("./x")`; `request` with dots for `script.Parent.x` */
  | BuiltRequire
  /** A value of another file: `types.MAX` behind `local types = require(…)` */
  | { readonly kind: "foreign"; readonly span: Span }
  /** Anything whose type nothing tells. */
  | { readonly kind: "unknown"; readonly span: Span };

export interface BuiltRequire {
  readonly kind: "require";
  readonly request: string;
  readonly span: Span;
}

export interface BuiltFunction {
  readonly kind: "function";
  readonly body: FunctionBody;
  readonly attributes: readonly Attribute[];
  /** Written as `function a:b()`. */
  readonly method: boolean;
  readonly span: Span;
}

/** Filled as the statements are read, one after another. */
export interface BuiltTable {
  readonly kind: "table";
  /** In order, those of one name all of them. */
  readonly members: Member[];
  /** The last member of a name counts, as in Luau. */
  readonly latest: Map<string, Member>;
  readonly elements: Built[];
  /** Keys that are not written out. */
  readonly computed: Span[];
  /** What made it, where that is a call: it may have fields that nothing tells. */
  readonly call: Span | null;
  annotation: Type | null;
  metatable: Built | null;
  readonly span: Span;
}

/** `M.name = value`, `function M.name() … end`, `name = value` in a constructor. */
export interface Member {
  readonly name: Name;
  readonly value: Built;
  readonly doc: DocComment | null;
  readonly span: Span;
  readonly blocks: Blocks;
}

/** A local variable or function. */
export interface Local {
  readonly name: Name;
  readonly value: Built;
  readonly doc: DocComment | null;
  readonly exported: boolean;
  readonly span: Span;
  readonly blocks: Blocks;
}

export const emptyTable = (span: Span, call: Span | null = null): BuiltTable => ({
  kind: "table",
  members: [],
  latest: new Map(),
  elements: [],
  computed: [],
  call,
  annotation: null,
  metatable: null,
  span,
});

export function addMember(table: BuiltTable, member: Member): void {
  table.members.push(member);
  table.latest.set(member.name.text, member);
}
