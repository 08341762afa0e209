import { expect, test } from "vitest";
import { toPackageName, toTitle } from "../../../packages/create-luau-docs/src/package-name";

test.each([
  ["my-engine", "my-engine"],
  ["kit_2.0", "kit_2.0"],
  ["My Engine", "my-engine"],
  ["myEngine", "my-engine"],
  [".hidden", "hidden"],
  ["_private_", "private"],
  ["Éclair à la carte", "eclair-a-la-carte"],
  ["a/b", "a-b"],
  ["luau-docs", "luau-docs-site"],
  ["node_modules", "node_modules-site"],
  ["x".repeat(300), "x".repeat(214)],
  ["", null],
  ["…", null],
  ["日本", null],
])("the package of a folder %s is called %s", (name, expected) => {
  expect(toPackageName(name)).toBe(expected);
});

test.each([
  ["my-engine", "My Engine"],
  ["kit_2.0", "Kit 2 0"],
  ["loam", "Loam"],
])("the title of %s is “%s”", (name, title) => {
  expect(toTitle(name)).toBe(title);
});
