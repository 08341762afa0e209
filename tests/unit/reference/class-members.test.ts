import { expect, test } from "vitest";
import { toGraphql } from "../../../packages/luau-defs/src/write";
import { classHeadings, classMembers, isWritten } from "../../../src/lib/reference/class-members";
import { requireNode } from "../../../src/lib/page/query-results";
import { nameParts } from "../../../src/lib/reference/name-parts";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { fixtureText } from "../../support/read-cases";
import { english } from "../../support/english";

const text = fixtureText("engines/scene.d.luau");

// Not all of it is right, as while somebody writes.
const { value } = runOnSources([sourceFile("scene.d.luau", text)]);
const classes = new Map(toGraphql(value.model).modules[0]?.classes.map((entry) => [entry.name, entry]));
const ancestors = (name: string) => classes.get(name)?.ancestors.map((link) => link.text);
const extendedBy = (name: string) => classes.get(name)?.extendedBy.map((link) => link.text);

test("a class names those above it, the root first, and those right below it that readers see", () => {
  expect(ancestors("Camera")).toEqual(["Node", "Node3d"]);
  expect(extendedBy("Node")).toEqual(["Node3d"]);
  expect(classes.get("Node")?.extendedBy[0]?.href).toBe("/docs/api/scene#Node3d");
  expect([ancestors("Node"), extendedBy("Camera")]).toEqual([[], []]);
});

test("a parent that is unknown ends the line, and so does a circle of parents", () => {
  expect(classes.get("Lost")?.ancestors).toEqual([{ text: "Nowhere", href: null }]);
  expect([ancestors("Left"), ancestors("Right")]).toEqual([["Right"], ["Left"]]);
});

test("long names may end a line before their capitals and after dots; short ones stay whole", () => {
  expect(nameParts("ApplyDescriptionHasFinished")).toEqual(["Apply", "Description", "Has", "Finished"]);
  expect(nameParts("HTTPServiceSettings.MAX_RETRY_COUNT")).toEqual([
    "HTTP",
    "Service",
    "Settings.",
    "MAX_",
    "RETRY_",
    "COUNT",
  ]);
  expect(nameParts("setTimeout")).toEqual(["setTimeout"]);
});

test("deprecated members are apart, and what is there has a line in the contents", () => {
  const text = `declare extern type Base with
	kind: string
end
declare extern type Lamp extends Base with
	colour: string
	--- @deprecated
	color: string
	function light(self)
	--- @deprecated
	function on(self)
end`;
  const { entryPages } = toGraphql(runOnSources([sourceFile("kit.d.luau", text)]).value.model, {
    pages: "class",
  });
  const lamp = requireNode(entryPages.find(({ name }) => name === "Lamp")?.class ?? null, "a class");
  const { properties, methods, deprecated } = classMembers(lamp);
  const names = (members: readonly { readonly name: string }[]) => members.map(({ name }) => name);
  expect([names(properties), names(methods)]).toEqual([["colour"], ["light"]]);
  expect([names(deprecated.properties), names(deprecated.methods)]).toEqual([["color"], ["on"]]);
  const headings = classHeadings(lamp, english);
  expect(headings.map(({ text: title, children }) => [title, children.length])).toEqual([
    ["Properties", 0],
    ["Methods", 1],
    ["Deprecated members", 0],
    ["Inherited members", 0],
  ]);
});

test("scripts write a class themselves if functions accept it and none returns it", () => {
  const text = `export type Options = { size: number }
export type Result = { size: number }
declare extern type Lamp with
	size: number
end
declare Kit: {
	measure: (options: Options, lamp: Lamp) -> Result,
	repeated: (result: Result) -> Result,
}`;
  const { modules } = toGraphql(runOnSources([sourceFile("kit.d.luau", text)]).value.model);
  expect(modules[0]?.classes.map((entry) => [entry.name, isWritten(entry)])).toEqual([
    ["Options", true],
    ["Result", false],
    ["Lamp", false],
  ]);
});
