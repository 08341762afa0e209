import type { GenericPack, TypeNode } from "luau-syntax";

/** Whether a type includes nil: `T?`, `T | nil`, `nil`. */
export function isOptional(type: TypeNode | GenericPack): boolean {
  if (type.kind === "union") return type.members.some(isOptional);
  return type.kind === "optional" || type.kind === "nil";
}
