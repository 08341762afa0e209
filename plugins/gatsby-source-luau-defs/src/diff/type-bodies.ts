/** Resolves the names in a version's types. */
import type { TableTypeField, TypeNode } from "luau-contract";
import type { Entry } from "../model/model";
import type { VersionIndex } from "./symbols";

/** A type, and the version in which its names are resolved. */
export interface VersionedType<T = TypeNode> {
  readonly type: T;
  readonly version: VersionIndex;
}

/** The type behind a name; null if it must be compared by name. */
export function expand({ type, version }: VersionedType): TypeNode | null {
  if (type.kind !== "reference" || type.target.kind !== "symbol") return null;
  const entry = version.byId.get(type.target.id);
  return entry === undefined ? null : bodyOf(entry);
}

/** The type that an entry names, if it has neither generics nor an identity. */
export function bodyOf(entry: Entry): TypeNode | null {
  if (entry.kind === "type") return entry.generics.length === 0 ? entry.type : null;
  if (entry.kind === "enum" && entry.origin === "strings")
    return { kind: "union", members: entry.values.map(({ name }) => ({ kind: "string", value: name })) };
  if (
    entry.kind !== "class" ||
    entry.origin === "extern" ||
    entry.generics.length > 0 ||
    entry.methods.length > 0
  )
    return null;
  const fields: TableTypeField[] = entry.properties.map(({ name, access, type }) => ({
    kind: "property",
    name,
    access,
    type,
  }));
  const { indexer } = entry;
  return {
    kind: "table",
    fields:
      indexer === null
        ? fields
        : [...fields, { kind: "indexer", access: indexer.access, key: indexer.key, value: indexer.value }],
  };
}

/** `{T}` is `{ [number]: T }`. */
export const fieldsOf = (type: Extract<TypeNode, { kind: "array" | "table" }>): readonly TableTypeField[] =>
  type.kind === "table"
    ? type.fields
    : [{ kind: "indexer", access: type.access, key: NUMBER, value: type.element }];

const NUMBER: TypeNode = {
  kind: "reference",
  prefix: null,
  name: "number",
  args: [],
  target: { kind: "builtin" },
  span: [0, 0],
};

/** Merges `{ a: A } & { b: B }` into one table; null if it contains other types, or the same field twice. */
export function mergedTable({ type, version }: VersionedType): TypeNode | null {
  if (type.kind !== "intersection") return null;
  const tables = type.members.map((member) => expand({ type: member, version }) ?? member);
  const fields = tables.flatMap((table) =>
    table.kind === "table" || table.kind === "array" ? fieldsOf(table) : [],
  );
  const keys = new Set(fields.map((field) => (field.kind === "indexer" ? "[]" : `.${field.name}`)));
  const isOne =
    tables.every(({ kind }) => kind === "table" || kind === "array") && keys.size === fields.length;
  return isOne ? { kind: "table", fields } : null;
}
