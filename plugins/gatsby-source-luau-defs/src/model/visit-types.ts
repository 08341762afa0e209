/** Walks over types, in the order they are written. */
import { assertNever } from "luau-contract";
import type { GenericPack, GenericParameter, PackTail, TypeOrPack, TypeReference } from "./types";

type Visit = (reference: TypeReference) => void;

/** Calls `visit` for every name in a type. */
export function visitReferences(type: TypeOrPack | GenericPack, visit: Visit): void {
  switch (type.kind) {
    case "nil":
    case "string":
    case "boolean":
    case "typeof":
    case "genericPack":
      return;
    case "reference":
      visit(type);
      for (const arg of type.args) visitReferences(arg, visit);
      return;
    case "table":
      for (const field of type.fields) {
        if (field.kind === "indexer") visitReferences(field.key, visit);
        visitReferences(field.kind === "indexer" ? field.value : field.type, visit);
      }
      return;
    case "array":
      return visitReferences(type.element, visit);
    case "optional":
    case "variadic":
      return visitReferences(type.type, visit);
    case "union":
    case "intersection":
      for (const member of type.members) visitReferences(member, visit);
      return;
    case "typeList":
      for (const item of type.types) visitReferences(item, visit);
      return visitTail(type.tail, visit);
    case "function":
      visitGenerics(type.generics, visit);
      for (const { type: inner } of type.parameters) visitReferences(inner, visit);
      visitTail(type.variadic, visit);
      for (const { type: inner } of type.returns) visitReferences(inner, visit);
      return visitTail(type.returnsTail, visit);
    default:
      return assertNever(type);
  }
}

function visitTail(tail: PackTail | null, visit: Visit): void {
  if (tail !== null) visitReferences(tail, visit);
}

function visitGenerics(generics: readonly GenericParameter[], visit: Visit): void {
  for (const generic of generics) if (generic.default !== null) visitReferences(generic.default, visit);
}
