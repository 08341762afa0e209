import { assertNever, type TypeExpr, type TypeField } from "luau-contract";

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
      return type.fields.flatMap((field) =>
        field.kind === "indexer" ? [field.key, field.type] : [field.type],
      );
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

/** A type with other types in the place of those right inside it. */
export function withChildren(type: TypeExpr, change: (child: TypeExpr) => TypeExpr): TypeExpr {
  switch (type.kind) {
    case "name":
      return { ...type, args: type.args.map(change) };
    case "optional":
    case "variadic":
      return { ...type, type: change(type.type) };
    case "union":
    case "intersection":
      return { ...type, members: type.members.map(change) };
    case "array":
      return { ...type, element: change(type.element) };
    case "table":
      return {
        ...type,
        fields: type.fields.map(
          (field): TypeField =>
            field.kind === "indexer"
              ? { ...field, key: change(field.key), type: change(field.type) }
              : { ...field, type: change(field.type) },
        ),
      };
    case "function":
      return { ...type, params: type.params.map(change), returns: type.returns.map(change) };
    case "generic":
    case "nil":
    case "string":
    case "boolean":
      return type;
    default:
      return assertNever(type);
  }
}

/** Whether a type names a generic anywhere in it. */
export function hasGeneric(type: TypeExpr): boolean {
  return type.kind === "generic" || childrenOf(type).some(hasGeneric);
}
