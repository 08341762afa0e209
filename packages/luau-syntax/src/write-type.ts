/** Writes a type as text, tokens or a layout: a style defines the output for each kind of type. */
import { assertNever } from "./assert-never";
import type {
  ArrayType,
  FunctionType,
  GenericParameter,
  FunctionSlot,
  PackTail,
  TableType,
  TableTypeField,
  TypeNode,
  TypeOrPack,
  TypeReference,
  TypeWithMembers,
} from "./types";

/** The kind of the enclosing type, which determines whether a type needs parentheses. */
export type ParentKind = "array" | "union" | "intersection" | "optional" | "variadic";

/** Writes each kind of type. The types in it are already written. */
export interface TypeStyle<Out> {
  readonly nil: () => Out;
  readonly literal: (value: string | boolean) => Out;
  readonly reference: (reference: TypeReference, args: readonly Out[]) => Out;
  readonly typeof: (expression: string) => Out;
  readonly table: (fields: readonly WrittenField<Out>[], type: TableType) => Out;
  readonly array: (element: Out, type: ArrayType) => Out;
  readonly function: (parts: WrittenFunction<Out>, type: FunctionType) => Out;
  readonly members: (members: readonly Out[], type: TypeWithMembers) => Out;
  readonly optional: (written: Out) => Out;
  readonly variadic: (written: Out) => Out;
  readonly genericPack: (name: string) => Out;
  readonly typeList: (types: readonly Out[]) => Out;
  readonly inParentheses: (written: Out) => Out;
  readonly needsParentheses: (type: TypeNode, parentKind: ParentKind) => boolean;
}

export interface WrittenField<Out> {
  readonly field: TableTypeField;
  /** The key of an indexer; null for a property. */
  readonly key: Out | null;
  readonly value: Out;
}

export interface WrittenFunction<Out> {
  readonly generics: readonly WrittenGeneric<Out>[];
  /** The variadic last, without a name. */
  readonly parameters: readonly WrittenSlot<Out>[];
  readonly returns: readonly WrittenSlot<Out>[];
}

export interface WrittenGeneric<Out> {
  readonly generic: GenericParameter;
  readonly default: Out | null;
}

export interface WrittenSlot<Out> {
  readonly name: string | null;
  readonly type: TypeNode | PackTail;
  readonly written: Out;
}

export function writeType<Out>(type: TypeOrPack, style: TypeStyle<Out>): Out {
  switch (type.kind) {
    case "nil":
      return style.nil();
    case "string":
    case "boolean":
      return style.literal(type.value);
    case "reference":
      return style.reference(type, type.args.length === 0 ? NONE : writeAll(type.args, style));
    case "typeof":
      return style.typeof(type.expression);
    case "table":
      return style.table(writeFields(type.fields, style), type);
    case "array":
      return style.array(writeIn(type.element, "array", style), type);
    case "function":
      return writeFunction(type, style);
    case "union":
    case "intersection":
      return style.members(
        type.members.map((member) => writeIn(member, type.kind, style)),
        type,
      );
    case "optional":
      return style.optional(writeIn(type.type, "optional", style));
    case "variadic":
      return style.variadic(writeIn(type.type, "variadic", style));
    case "genericPack":
      return style.genericPack(type.name);
    case "typeList":
      return style.typeList(writeAll(type.tail === null ? type.types : [...type.types, type.tail], style));
    default:
      return assertNever(type);
  }
}

const NONE: readonly never[] = [];

const writeAll = <Out>(types: readonly TypeOrPack[], style: TypeStyle<Out>): readonly Out[] =>
  types.map((type) => writeType(type, style));

/** `<T, U = string>`: each generic with its default, written. */
export const writeGenerics = <Out>(
  generics: readonly GenericParameter[],
  style: TypeStyle<Out>,
): readonly WrittenGeneric<Out>[] =>
  generics.map((generic) => ({
    generic,
    default: generic.default === null ? null : writeType(generic.default, style),
  }));

function writeIn<Out>(type: TypeNode, parentKind: ParentKind, style: TypeStyle<Out>): Out {
  const written = writeType(type, style);
  return style.needsParentheses(type, parentKind) ? style.inParentheses(written) : written;
}

export const writeFields = <Out>(
  fields: readonly TableTypeField[],
  style: TypeStyle<Out>,
): readonly WrittenField<Out>[] =>
  fields.map((field) =>
    field.kind === "indexer"
      ? { field, key: writeType(field.key, style), value: writeType(field.value, style) }
      : { field, key: null, value: writeType(field.type, style) },
  );

function writeFunction<Out>(type: FunctionType, style: TypeStyle<Out>): Out {
  const slot = (name: string | null, slotType: TypeNode | PackTail): WrittenSlot<Out> => ({
    name,
    type: slotType,
    written: writeType(slotType, style),
  });
  const slots = (named: readonly FunctionSlot[], tail: PackTail | null): readonly WrittenSlot<Out>[] => {
    const types = named.map(({ name, type: slotType }) => slot(name, slotType));
    return tail === null ? types : [...types, slot(null, tail)];
  };
  const parts = {
    generics: writeGenerics(type.generics, style),
    parameters: slots(type.parameters, type.variadic),
    returns: slots(type.returns, type.returnsTail),
  };
  return style.function(parts, type);
}
