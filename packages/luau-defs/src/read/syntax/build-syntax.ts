/** Builds syntax of code that no file contains. */
import type {
  Documented,
  LuauStatement,
  Name,
  PackOrType,
  Parameter,
  Statement,
  TableField,
  Type,
  Value,
} from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { AliasStatement } from "./declarations";

export const referenceTo = (name: string, span: Span): Type => ({
  kind: "reference",
  prefix: null,
  name: { text: name, span },
  args: null,
  span,
});

export const propertyOf = ({
  name,
  type,
  doc,
  span,
}: Documented & { readonly name: Name; readonly type: Type }): Extract<TableField, { kind: "property" }> => ({
  kind: "property",
  access: "readWrite",
  name,
  quoted: false,
  type,
  doc,
  span,
});

/** The results of a function that returns nothing. */
export const noResults = (span: Span) => ({ kind: "typeList", types: [], tail: null, span }) as const;

export const isPack = (type: PackOrType): type is Exclude<PackOrType, Type> =>
  type.kind === "typeList" || type.kind === "variadic" || type.kind === "genericPack";

export const unnamedParameter = (type: Type): Parameter => ({ name: null, type, doc: null, span: type.span });

export const pathTo = (names: readonly Name[], span: Span): Value => ({ kind: "path", names, span });

type Variable = Extract<LuauStatement, { kind: "variable" }>;

export const localVariable = (name: Name, value: Value, span: Span): Variable => ({
  kind: "variable",
  exported: false,
  name,
  type: null,
  value,
  blocks: [],
  doc: null,
  span,
});

export const localTable = (name: Name, span: Span): Variable =>
  localVariable(name, { kind: "constructor", items: [], span }, span);

export const returnOf = (name: Name, span: Span): LuauStatement => ({
  kind: "return",
  values: [pathTo([name], span)],
  blocks: [],
  doc: null,
  span,
});

export const exportedAlias = (name: Name, type: Type, span: Span): AliasStatement => ({
  kind: "typeAlias",
  exported: true,
  name,
  generics: [],
  type,
  doc: null,
  span,
});

export const luauOf = (statements: readonly LuauStatement[], span: Span): Statement => ({
  kind: "luau",
  declarations: [],
  statements,
  span,
});
