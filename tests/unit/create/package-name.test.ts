import { describe, expect, test } from "vitest";
import {
  packageNameMistake,
  toPackageName,
  toTitle,
} from "../../../packages/create-luau-docs/src/package-name";

describe("names of packages", () => {
  test.each(["my-engine", "a", "0x", "kit_2.0", "x".repeat(214)])("%s is valid", (name) => {
    expect(packageNameMistake(name)).toBeNull();
  });

  test.each([
    ["My Engine", "my-engine"],
    ["myEngine", "my-engine"],
    [".hidden", "hidden"],
    ["_private_", "private"],
    ["Éclair à la carte", "eclair-a-la-carte"],
    ["a/b", "a-b"],
    ["luau-docs", "luau-docs-site"],
    ["node_modules", "node_modules-site"],
    ["x".repeat(300), "x".repeat(214)],
  ])("%s is not, and `%s` is suggested", (name, suggestion) => {
    expect(packageNameMistake(name)).toMatch(`“${name}” is `);
    expect(packageNameMistake(name)).toMatch(`Try \`${suggestion}\`.`);
    expect(packageNameMistake(suggestion)).toBeNull();
  });

  test.each(["", "…", "日本"])("nothing is left of “%s”", (name) => {
    expect(toPackageName(name)).toBeNull();
    expect(packageNameMistake(name)).not.toMatch("Try");
  });
});

test.each([
  ["my-engine", "My Engine"],
  ["kit_2.0", "Kit 2 0"],
  ["loam", "Loam"],
])("the title of %s is “%s”", (name, title) => {
  expect(toTitle(name)).toBe(title);
});
