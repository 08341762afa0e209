import type {
  Generic,
  PackOrType,
  PackTail as SyntaxPackTail,
  Parameter,
  Signature,
  TableField,
  Type,
} from "full-moon-wasm";
import {
  assertNever,
  builtinType,
  type FunctionType,
  type GenericParameter,
  isCommentToken,
  luauTokens,
  NIL_TYPE,
  type PackTail,
  type ReferenceTarget,
  type TableTypeField,
  type TypeNode,
  type TypeOrPack,
  type TypeReference,
} from "luau-syntax";
import { PRIMITIVE_TYPES } from "../../model/builtin-types";

/** Resolves types of the same file: nearly all of a large one, which saves `resolve` from rebuilding them. */
export type Scope = (name: string) => ReferenceTarget | undefined;

/** Parentheses are dropped: the printer adds them where they are needed. */
export function convertType(type: Type, scope: Scope): TypeNode {
  switch (type.kind) {
    case "nil":
      return NIL_TYPE;
    case "string":
      return { kind: "string", value: type.value };
    case "boolean":
      return { kind: "boolean", value: type.value };
    case "reference":
      return convertReference(type, scope);
    case "typeof":
      return { kind: "typeof", expression: collapseWhitespace(type.expression) };
    case "table":
      return { kind: "table", fields: type.fields.map((field) => convertField(field, scope)) };
    case "array":
      return { kind: "array", access: type.access, element: convertType(type.element, scope) };
    case "function":
      return convertFunction(type.signature, scope);
    case "union":
    case "intersection":
      return { kind: type.kind, members: type.members.map((member) => convertType(member.type, scope)) };
    case "optional":
      return { kind: "optional", type: convertType(type.type, scope) };
    case "group":
      return convertType(type.type, scope);
    default:
      return assertNever(type);
  }
}

const NO_ARGS: readonly TypeOrPack[] = [];
const UNRESOLVED = { kind: "unresolved" } as const;
const GENERIC = { kind: "generic" } as const;

/** Luau does not allow redefining these, so they need no resolution; all uses share one node. */
const PRIMITIVES: ReadonlyMap<string, TypeReference> = new Map(
  [...PRIMITIVE_TYPES].map((name) => [name, builtinType(name)]),
);

function convertReference(type: Extract<Type, { kind: "reference" }>, scope: Scope): TypeReference {
  const name = type.name.text;
  const primitive = type.prefix === null && type.args === null ? PRIMITIVES.get(name) : undefined;
  if (primitive !== undefined) return primitive;
  return {
    kind: "reference",
    prefix: type.prefix === null ? null : type.prefix.text,
    name,
    args: type.args === null ? NO_ARGS : type.args.map((arg) => convertPackOrType(arg, scope)),
    target: (type.prefix === null ? scope(name) : undefined) ?? UNRESOLVED,
    span: type.prefix === null ? type.name.span : [type.prefix.span[0], type.name.span[1]],
  };
}

function convertField(field: TableField, scope: Scope): TableTypeField {
  const { access } = field;
  if (field.kind === "property")
    return { kind: "property", access, name: field.name.text, type: convertType(field.type, scope) };
  const [key, value] = [convertType(field.key, scope), convertType(field.value, scope)];
  return { kind: "indexer", access, key, value };
}

function convertFunction(signature: Signature, outer: Scope): FunctionType {
  const scope = scopeWith(outer, signature.generics);
  const { types, tail } = returnsOf(signature.returns);
  return {
    kind: "function",
    generics: convertGenerics(signature.generics, scope),
    parameters: signature.parameters.map((parameter) => convertNamed(parameter, scope)),
    variadic: convertTail(signature.variadic, scope),
    returns: types.map((returned) => convertNamed(returned, scope)),
    returnsTail: convertTail(tail, scope),
  };
}

type NamedOrNot = Pick<Parameter, "name" | "type">;

const convertNamed = (parameter: NamedOrNot, scope: Scope) => ({
  name: parameter.name === null ? null : parameter.name.text,
  type: convertType(parameter.type, scope),
});

export function returnsOf(returns: PackOrType): {
  readonly types: readonly NamedOrNot[];
  readonly tail: SyntaxPackTail | null;
} {
  if (returns.kind === "typeList") return { types: returns.types, tail: returns.tail };
  if (returns.kind === "variadic" || returns.kind === "genericPack") return { types: [], tail: returns };
  return { types: [{ name: null, type: returns }], tail: null };
}

export function convertTail(tail: SyntaxPackTail | null, scope: Scope): PackTail | null {
  if (tail === null) return null;
  if (tail.kind === "genericPack") return { kind: "genericPack", name: tail.name.text };
  return { kind: "variadic", type: convertType(tail.type, scope) };
}

function convertPackOrType(item: PackOrType, scope: Scope): TypeOrPack {
  if (item.kind === "variadic") return { kind: "variadic", type: convertType(item.type, scope) };
  if (item.kind === "genericPack") return { kind: "genericPack", name: item.name.text };
  if (item.kind !== "typeList") return convertType(item, scope);
  const types = item.types.map((parameter) => convertType(parameter.type, scope));
  return { kind: "typeList", types, tail: convertTail(item.tail, scope) };
}

/** `scope` already contains their names, since a default may refer to an earlier one. */
export const convertGenerics = (generics: readonly Generic[], scope: Scope): readonly GenericParameter[] =>
  generics.length === 0 ? NO_GENERICS : generics.map((generic) => convertGeneric(generic, scope));

const NO_GENERICS: readonly GenericParameter[] = [];

const convertGeneric = ({ name, pack, default: written }: Generic, scope: Scope): GenericParameter => ({
  name: name.text,
  pack,
  default: written === null ? null : convertPackOrType(written, scope),
});

export function scopeWith(outer: Scope, generics: readonly Generic[]): Scope {
  if (generics.length === 0) return outer;
  const names = new Set(generics.map((generic) => generic.name.text));
  return (name) => (names.has(name) ? GENERIC : outer(name));
}

/** As types are printed: without comments and line breaks. */
function collapseWhitespace(expression: string): string {
  if (!/\s/.test(expression)) return expression;
  let end = 0;
  const parts = luauTokens(expression)
    .filter((token) => !isCommentToken(token))
    .map((token) => {
      const space = token.start > end ? " " : "";
      end = token.end;
      return `${space}${token.text}`;
    });
  return parts.join("").trim();
}
