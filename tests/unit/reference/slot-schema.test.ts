import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  PARAMETER_FIELDS,
  RETURN_FIELDS,
} from "../../../plugins/gatsby-source-luau-defs/src/model/slot-fields";

interface Definition {
  readonly properties: Readonly<Record<string, { readonly description?: string }>>;
  readonly required: readonly string[];
}

const FILE = "static/schemas/api-module.schema.json";

/** GraphQL's types as JSON has them. */
const JSON_TYPES = {
  "Boolean!": { type: "boolean" },
  "String!": { type: "string" },
  String: { anyOf: [{ type: "string" }, { type: "null" }] },
} as const;

function withFields(
  definition: Definition,
  fields: Readonly<Record<string, keyof typeof JSON_TYPES>>,
): Definition {
  const properties = Object.entries(fields).map(([name, type]) => {
    const description = definition.properties[name]?.description;
    return [name, { ...JSON_TYPES[type], ...(description === undefined ? {} : { description }) }] as const;
  });
  return {
    ...definition,
    properties: { ...definition.properties, ...Object.fromEntries(properties) },
    required: [...new Set([...definition.required, ...Object.keys(fields)])],
  };
}

test("the published schema has the plain fields of parameters and returned values; `-u` writes new ones", async () => {
  // Our own file, whose shape its tests hold.
  const schema = JSON.parse(readFileSync(FILE, "utf8")) as {
    readonly definitions: Readonly<Record<"parameter" | "return", Definition>>;
  };
  const definitions = {
    ...schema.definitions,
    parameter: withFields(schema.definitions.parameter, PARAMETER_FIELDS),
    return: withFields(schema.definitions.return, RETURN_FIELDS),
  };
  await expect(`${JSON.stringify({ ...schema, definitions }, null, 1)}\n`).toMatchFileSnapshot(
    `../../../${FILE}`,
  );
});
