import type { CreateSchemaCustomizationArgs } from "gatsby";
import { schema } from "./schema";

export function createSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(schema);
}
