/**
 * Tables of fields that pages get as they are: the model's types, the GraphQL schema, the nodes and the fields
 * of the published JSON's schema follow from them.
 */

interface Scalars {
  readonly "Boolean!": boolean;
  readonly "Int!": number;
  readonly "String!": string;
  readonly String: string | null;
  readonly "[String!]!": readonly string[];
}

export type FieldTable = Readonly<Record<string, { readonly type: keyof Scalars; readonly about: string }>>;

export type FieldValues<Table extends FieldTable> = {
  readonly [Name in keyof Table]: Scalars[Table[Name]["type"]];
};

export const fieldList = (table: FieldTable): string =>
  Object.entries(table)
    .map(([name, { type, about }]) => `"""${about}"""\n    ${name}: ${type}`)
    .join("\n    ");

export const pickFields = <Table extends FieldTable>(
  table: Table,
  value: FieldValues<Table>,
): FieldValues<Table> =>
  Object.fromEntries(Object.keys(table).map((name) => [name, value[name]])) as FieldValues<Table>;
