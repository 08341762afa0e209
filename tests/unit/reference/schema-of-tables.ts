import {
  DOC_FIELDS,
  type FieldTable,
  NO_ENTRY_DOC,
  PARAMETER_FIELDS,
  RETURN_FIELDS,
} from "../../../packages/luau-defs/src/model";

type Schemas = Readonly<Record<string, object>>;
interface ObjectSchema {
  readonly properties?: Schemas;
  readonly required?: readonly string[];
}
export interface ModuleSchema {
  readonly definitions: Readonly<Record<string, ObjectSchema>>;
}

const SCALARS = {
  "Boolean!": { type: "boolean" },
  "Int!": { type: "integer" },
  "String!": { type: "string" },
  String: { anyOf: [{ type: "string" }, { type: "null" }] },
  "[String!]!": { type: "array", items: { type: "string" } },
};

/** Only there if the definitions were compared with an engine. */
const COMPARED = "missingIn";

/** The published JSON's schema with the fields that the model's tables have and it does not. */
export const withTables = ({ definitions, ...rest }: ModuleSchema) => ({
  ...rest,
  definitions: Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, complete(name, definition)]),
  ),
});

function complete(name: string, definition: ObjectSchema): ObjectSchema {
  const { properties = {} } = definition;
  if (name === "parameter")
    return withProperties(definition, { ...properties, ...added(PARAMETER_FIELDS, properties) });
  if (name === "return")
    return withProperties(definition, { ...properties, ...added(RETURN_FIELDS, properties) });
  return "visibility" in properties ? withProperties(definition, withDoc(properties)) : definition;
}

const withProperties = (definition: ObjectSchema, properties: Schemas): ObjectSchema => ({
  ...definition,
  properties,
  required: Object.keys(properties).filter((name) => name !== COMPARED),
});

/** The fields of a table that are missing. */
const added = (table: FieldTable, properties: Schemas): Schemas =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([name]) => !(name in properties))
      .map(([name, { type, about }]) => [name, { ...SCALARS[type], description: about }]),
  );

/** An entry's fields: its name and place, its doc in the model's order, and what its kind has. */
function withDoc(properties: Schemas): Schemas {
  const all = { ...properties, ...added(DOC_FIELDS, properties) };
  const inDoc = (name: string): boolean => name in NO_ENTRY_DOC;
  const own = Object.keys(properties);
  const doc = own.findIndex(inDoc);
  const order = [
    ...own.slice(0, doc),
    ...Object.keys(NO_ENTRY_DOC),
    ...own.slice(doc).filter((name) => !inDoc(name)),
  ];
  return Object.fromEntries(order.map((name) => [name, all[name] ?? {}]));
}
