import { expect, test } from "vitest";
import { toModuleGroups } from "../../../src/lib/docs/module-groups";

test("modules are listed by group in the sidebar's order, those without one first", () => {
  const modules = [
    { name: "Keyboard", group: "Input" },
    { name: "Entity", group: "World" },
    { name: "Notes", group: null },
    { name: "Extra", group: "Addons" },
  ];
  const groups = toModuleGroups(modules, ["Tutorials", "World", "Input"]);
  expect(groups.map(({ label, modules: inside }) => [label, inside.map(({ name }) => name)])).toEqual([
    [null, ["Notes"]],
    ["World", ["Entity"]],
    ["Input", ["Keyboard"]],
    ["Addons", ["Extra"]],
  ]);
});
