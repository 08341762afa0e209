import type { CreateSchemaCustomizationArgs } from "gatsby";
import { changesSchema } from "./changes-schema";
import { entrySchema } from "./entry-schema";
import { schema } from "./node-schema";

export function createSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([schema, entrySchema, changesSchema]);
}
