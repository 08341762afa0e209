import type { TypeExpr, TypeField } from "./records";

/** A type with other types in the place of its generics. Those of a function type inside of it that has its own of the same name stay. */
export function substitute(type: TypeExpr, given: ReadonlyMap<string, TypeExpr>): TypeExpr {
  const inner = (one: TypeExpr): TypeExpr => substitute(one, given);
  switch (type.kind) {
    case "generic":
      return given.get(type.name) ?? type;
    case "name":
      return { ...type, args: type.args.map(inner) };
    case "optional":
    case "variadic":
      return { ...type, type: inner(type.type) };
    case "union":
    case "intersection":
      return { ...type, members: type.members.map(inner) };
    case "array":
      return { ...type, element: inner(type.element) };
    case "table":
      return { ...type, fields: type.fields.map((field): TypeField => (field.kind === "property" ? { ...field, type: inner(field.type) } : { ...field, key: inner(field.key), type: inner(field.type) })) };
    case "function": {
      const free = new Map([...given].filter(([name]) => !type.generics.includes(name)));
      return { ...type, params: type.params.map((one) => substitute(one, free)), returns: type.returns.map((one) => substitute(one, free)) };
    }
    default:
      return type;
  }
}
