import { builtinType, typeNamed, type TableTypeField, type TypeNode } from "luau-syntax";
import type { Entry, FunctionEntry } from "../../model/model";
import { functionType, typeOfOverloads } from "../../model/function-type";

/** The type that an entry names; null if it has an identity of its own. Its generics are free in it. */
export function bodyOf(entry: Entry): TypeNode | null {
  if (entry.kind === "type") return entry.type;
  if (entry.kind === "event") return functionType({ generics: [], ...entry });
  if (entry.kind === "enum" && entry.origin === "strings")
    return { kind: "union", members: entry.values.map(({ name }) => ({ kind: "string", value: name })) };
  if (entry.kind !== "class" || entry.origin !== "record") return null;
  const fields: TableTypeField[] = [
    ...entry.properties.map(({ name, access, type }) => propertyOf(name, access, type)),
    ...entry.methods.map((method) => propertyOf(method.name, "readWrite", overloadsOf(method))),
  ];
  const table: TypeNode = {
    kind: "table",
    fields: entry.indexer === null ? fields : [...fields, { kind: "indexer", ...entry.indexer }],
  };
  const { parent } = entry;
  if (parent === null || parent.target === null) return table;
  const base = typeNamed(parent.name, { kind: "symbol", id: parent.target });
  return { kind: "intersection", members: [base, table] };
}

const propertyOf = (name: string, access: TableTypeField["access"], type: TypeNode): TableTypeField => ({
  kind: "property",
  name,
  access,
  type,
});

export function overloadsOf({ signatures }: FunctionEntry): TypeNode {
  return typeOfOverloads(
    signatures.map((signature) => {
      const type = functionType(signature);
      const self = signature.self === null ? [] : [{ name: "self", type: signature.self }];
      return { ...type, parameters: [...self, ...type.parameters] };
    }),
  );
}

export const fieldsOf = (type: Extract<TypeNode, { kind: "array" | "table" }>): readonly TableTypeField[] =>
  type.kind === "table"
    ? type.fields
    : [{ kind: "indexer", access: type.access, key: NUMBER, value: type.element }];

const NUMBER: TypeNode = builtinType("number");

/**
 * The fields of `{ a: A } & { b: B }` as of one table; null if it contains other types, or a field twice.
 * @param expand returns the type behind a name
 */
export function mergedFields(
  members: readonly TypeNode[],
  expand: (type: TypeNode) => TypeNode | null,
): readonly TableTypeField[] | null {
  const tables = members.map((member) => expand(member) ?? member);
  const fields = tables.flatMap((table) =>
    table.kind === "table" || table.kind === "array" ? fieldsOf(table) : [],
  );
  const keys = new Set(fields.map((field) => (field.kind === "indexer" ? "[]" : `.${field.name}`)));
  const isOne =
    tables.every(({ kind }) => kind === "table" || kind === "array") && keys.size === fields.length;
  return isOne ? fields : null;
}
