/** The plugin's options, as Gatsby validates them at startup. */
import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { expect, test } from "vitest";
import { optionsSchema } from "../../../plugins/gatsby-source-luau-defs/src/options-schema";

const problems = async (options: object): Promise<readonly string[]> =>
  (await testPluginOptionsSchema(optionsSchema, { path: "definitions", ...options })).errors;

test("the inventory is not published among the pages, one of which may be called `inventory`", async () => {
  expect(await problems({ basePath: "/api", directory: "/definitions/1.0" })).toEqual([]);
  expect(await problems({ basePath: "/definitions", directory: "/definitions" })).toEqual([
    '"directory" must not be "basePath": a page `inventory` would share a file.',
  ]);
});
