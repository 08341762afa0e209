/** The inventories of the package: as the script writes them, with where names are from. */
import { expect, test } from "vitest";
import { type Inventory, namesInCode } from "../../../packages/luau-defs/src/model";
import { readInventory, writeInventory } from "../../../packages/luau-defs/src/link";
import { readShipped, shippedPlatforms } from "../../../packages/luau-defs/src/read";

const ENGINE = "https://create.roblox.com/docs/reference/engine";

function shipped(name: string): Inventory {
  const { value, diagnostics } = readInventory(readShipped(name), "platform");
  expect(diagnostics).toEqual([]);
  if (value === null) throw new Error(`The inventory of ${name} cannot be read.`);
  return value;
}

test.each(shippedPlatforms())("the inventory of %s is as the script writes it, with its source", (name) => {
  const { text } = readShipped(name);
  const inventory = shipped(name);
  expect(writeInventory(inventory, "../../../static/schemas/inventory.schema.json")).toBe(text);
  expect(inventory.platform?.source.url).toMatch(/^https:/);
  expect(inventory.platform?.source.date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("Roblox has the names that guides use, without members of values", () => {
  const names = new Map(namesInCode(shipped("roblox")).map(({ name, href }) => [name, href]));
  expect(names.get("Instance")).toBe(`${ENGINE}/classes/Instance`);
  expect(names.get("Instance.new")).toBe(`${ENGINE}/datatypes/Instance#new`);
  expect(names.get("Enum.KeyCode.E")).toBe(`${ENGINE}/enums/KeyCode#E`);
  expect(names.get("game")).toBe(`${ENGINE}/globals/RobloxGlobals#game`);
  expect([names.has("BasePart.Anchored"), names.has("AccountService")]).toEqual([false, false]);
});
