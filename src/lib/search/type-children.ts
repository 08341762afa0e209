import { assertNever } from "../assert-never";
import type { TypeExpr } from "./records";

/** The types right inside a type. */
export function childrenOf(type: TypeExpr): readonly TypeExpr[] {
  switch (type.kind) {
    case "name":
      return type.args;
    case "optional":
    case "variadic":
      return [type.type];
    case "union":
    case "intersection":
      return type.members;
    case "array":
      return [type.element];
    case "table":
      return type.fields.flatMap((field) => (field.kind === "indexer" ? [field.key, field.type] : [field.type]));
    case "function":
      return [...type.params, ...type.returns];
    case "generic":
    case "nil":
    case "string":
    case "boolean":
      return [];
    default:
      return assertNever(type);
  }
}

/** Whether a type names a generic anywhere in it. */
export function hasGeneric(type: TypeExpr): boolean {
  return type.kind === "generic" || childrenOf(type).some(hasGeneric);
}
