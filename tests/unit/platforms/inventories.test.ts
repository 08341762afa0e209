/** The inventories of the package: as the script writes them, with where names are from. */
import { expect, test } from "vitest";
import { namesInCode } from "../../../plugins/gatsby-source-luau-defs/src/model/inventory-address";
import {
  readInventory,
  writeInventory,
} from "../../../plugins/gatsby-source-luau-defs/src/platforms/inventory-json";
import {
  readShipped,
  shippedPlatforms,
} from "../../../plugins/gatsby-source-luau-defs/src/source/read-platform";

const ENGINE = "https://create.roblox.com/docs/reference/engine";

test.each(shippedPlatforms())("the inventory of %s is as the script writes it, with its source", (name) => {
  const { text } = readShipped(name);
  const inventory = readInventory(JSON.parse(text));
  if ("mistake" in inventory) throw new Error(inventory.mistake);
  expect(writeInventory(inventory)).toBe(text);
  expect(inventory.source.url).toMatch(/^https:/);
  expect(inventory.source.date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("Roblox has the names that guides use, without members of values", () => {
  const inventory = readInventory(JSON.parse(readShipped("roblox").text));
  if ("mistake" in inventory) throw new Error(inventory.mistake);
  const names = new Map(namesInCode(inventory).map(({ name, href }) => [name, href]));
  expect(names.get("Instance")).toBe(`${ENGINE}/classes/Instance`);
  expect(names.get("Instance.new")).toBe(`${ENGINE}/datatypes/Instance#new`);
  expect(names.get("Enum.KeyCode.E")).toBe(`${ENGINE}/enums/KeyCode#E`);
  expect(names.get("game")).toBe(`${ENGINE}/globals/RobloxGlobals#game`);
  expect([names.has("BasePart.Anchored"), names.has("AccountService")]).toEqual([false, false]);
});
