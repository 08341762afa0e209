import { assertNever } from "luau-syntax";
import type { Generic, PackOrType, PackTail, Parameter, Signature, TableField, Type } from "full-moon-wasm";

/** Returns a replacement, or null to continue with the nested types. */
export type ChangeType = (type: Type) => Type | null;

export function mapType(type: Type, change: ChangeType): Type {
  const changed = change(type);
  if (changed !== null) return changed;
  switch (type.kind) {
    case "nil":
    case "string":
    case "boolean":
    case "typeof":
      return type;
    case "reference":
      return type.args === null
        ? type
        : { ...type, args: type.args.map((argument) => mapPackOrType(argument, change)) };
    case "table":
      return { ...type, fields: type.fields.map((field) => mapField(field, change)) };
    case "array":
      return { ...type, element: mapType(type.element, change) };
    case "function":
      return { ...type, signature: mapSignature(type.signature, change) };
    case "union":
    case "intersection":
      return {
        ...type,
        members: type.members.map((member) => ({ ...member, type: mapType(member.type, change) })),
      };
    case "optional":
    case "group":
      return { ...type, type: mapType(type.type, change) };
    default:
      return assertNever(type);
  }
}

function mapField(field: TableField, change: ChangeType): TableField {
  if (field.kind === "property") return { ...field, type: mapType(field.type, change) };
  return { ...field, key: mapType(field.key, change), value: mapType(field.value, change) };
}

function mapSignature({ generics, parameters, variadic, returns }: Signature, change: ChangeType): Signature {
  return {
    generics: generics.map((generic) => mapGeneric(generic, change)),
    parameters: parameters.map((parameter) => mapParameter(parameter, change)),
    variadic: variadic === null ? null : mapTail(variadic, change),
    returns: mapPackOrType(returns, change),
  };
}

const mapGeneric = (generic: Generic, change: ChangeType): Generic =>
  generic.default === null ? generic : { ...generic, default: mapPackOrType(generic.default, change) };

const mapParameter = (parameter: Parameter, change: ChangeType): Parameter => ({
  ...parameter,
  type: mapType(parameter.type, change),
});

const mapTail = (tail: PackTail, change: ChangeType): PackTail =>
  tail.kind === "genericPack" ? tail : { ...tail, type: mapType(tail.type, change) };

function mapPackOrType(item: PackOrType, change: ChangeType): PackOrType {
  if (item.kind === "variadic" || item.kind === "genericPack") return mapTail(item, change);
  if (item.kind !== "typeList") return mapType(item, change);
  const types = item.types.map((parameter) => mapParameter(parameter, change));
  return { ...item, types, tail: item.tail === null ? null : mapTail(item.tail, change) };
}
