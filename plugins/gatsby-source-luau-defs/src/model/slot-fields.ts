/**
 * The fields of parameters and returned values that pages get as they are. The model's types and the GraphQL
 * schema follow from these tables, so that a new field is written in one of them and filled in
 * `convert/signatures.ts`.
 */

const SLOT_FIELDS = {
  /** The type admits nil: `T?`. */
  optional: "Boolean!",
  variadic: "Boolean!",
} as const;

export const PARAMETER_FIELDS = {
  /** `_` when the type gives none. */
  name: "String!",
  ...SLOT_FIELDS,
  /** Luau source of the default value, from ``Defaults to `x`.`` */
  defaultValue: "String",
} as const;

export const RETURN_FIELDS = {
  /** From `@return name -- text` or a named type pack; null when nameless. */
  name: "String",
  ...SLOT_FIELDS,
} as const;

interface Scalars {
  readonly "Boolean!": boolean;
  readonly "Int!": number;
  readonly "String!": string;
  readonly String: string | null;
  readonly "[String!]!": readonly string[];
}

/** What a table's fields hold in TypeScript. */
export type FieldValues<Table extends Readonly<Record<string, keyof Scalars>>> = {
  readonly [Name in keyof Table]: Scalars[Table[Name]];
};

/** A table's fields as GraphQL declares them. */
export const fieldList = (table: Readonly<Record<string, string>>): string =>
  Object.entries(table)
    .map(([name, type]) => `${name}: ${type}`)
    .join("\n    ");

/** A value's fields of a table, and no others. */
export const pickFields = <Table extends Readonly<Record<string, keyof Scalars>>>(
  table: Table,
  value: FieldValues<Table>,
): FieldValues<Table> =>
  // The names are the table's own.
  Object.fromEntries(Object.keys(table).map((name) => [name, value[name]])) as FieldValues<Table>;
