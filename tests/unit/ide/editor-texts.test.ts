/**
 * luau-lsp prints an entry's `documentation`, link and sample, and looks the rest up by symbols: both must
 * say it all.
 */
import { expect, test } from "vitest";
import { ideDocs } from "../../../plugins/gatsby-source-luau-defs/src/emit/editors/ide-docs";
import type { IdeDoc } from "../../../plugins/gatsby-source-luau-defs/src/emit/editors/ide-entry-docs";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";

function docsOf(text: string): ReadonlyMap<string, IdeDoc> {
  const { value, diagnostics } = runOnSources([sourceFile("kit.d.luau", text)]);
  expect(diagnostics).toEqual([]);
  return ideDocs(value.model, { name: "kit", baseUrl: "https://kit.example" });
}

const DOOR = `
--- A door.
declare extern type Door with
	--- How far it is open.
	--- @readonly
	openness: number

	--- Opens the door.
	---
	--- @deprecated 1.2 -- Use [Door.openness].
	--- @param speed -- In metres per second,
	--- 	or in [Door.openness] per second:
	---
	--- 	one of the two. Defaults to \`1\`.
	--- @param quietly
	--- @return done -- Whether it is open.
	--- @error string -- If it is locked.
	function open(self, speed: number?, quietly: boolean?): (boolean, string)
end
`;

test("a function's text holds its parameters, results and errors", () => {
  expect(docsOf(DOOR).get("@kit/globaltype/Door.open")?.documentation).toBe(
    [
      "Opens the door.",
      "**Deprecated** since 1.2. Use [`Door.openness`](https://kit.example/docs/api/kit#Door.openness).",
      "**Parameters**",
      "- `speed`: In metres per second,\n  or in [`Door.openness`](https://kit.example/docs/api/kit#Door.openness) per second:",
      "  one of the two. Defaults to `1`.",
      "**Returns**",
      "- `done`: Whether it is open.",
      "**Error** (`string`): If it is locked.",
    ].join("\n\n"),
  );
});

test("a property's text says that scripts only read it", () => {
  expect(docsOf(DOOR).get("@kit/globaltype/Door.openness")?.documentation).toBe(
    "How far it is open.\n\n**Read-only.**",
  );
});

const EVENTS = `
--- Sent once a frame.
--- @tag event tick
--- @param delta -- Seconds since the last frame.
export type TickListener = (delta: number) -> ()

--- Compares two doors.
--- @param a -- The one.
--- @param b -- The other,
--- 	which may be the same.
--- @return order -- Below \`0\` if \`a\` is first.
export type Compare = (a: string, b: string, ...number) -> number

--- Calls a function at an event.
--- @param event -- Which event.
--- @param listener -- What to call.
--- @error string -- If there is no such event.
declare on: ((event: "tick", listener: TickListener) -> ()) & ((event: "shut", listener: ((door: string) -> ())?) -> ())

--- Sorts doors.
declare function sort(compare: Compare | nil): ()

--- Compares as most do.
declare compare: Compare

--- What to do.
export type Handlers = {
	--- Called when a door opens.
	--- @param door -- The door.
	opened: ((door: string) -> ())?,
}
`;

test("what Luau asks for a callback's parameters is there, with the words of the callback's type", () => {
  const docs = docsOf(EVENTS);
  const text = (symbol: string): string | undefined => docs.get(`@kit/global/${symbol}`)?.documentation;
  expect(text('on/overload/("tick", (number) -> ()) -> ()/param/1/param/0')).toBe(
    "Seconds since the last frame.",
  );
  expect(text('on/overload/("shut", ((string) -> ())?) -> ()/param/1/param/0')).toBe("");
  expect([0, 1, 2, 3].map((index) => text(`sort/param/0/param/${index}`))).toEqual([
    "The one.",
    "The other,\nwhich may be the same.",
    "",
    undefined,
  ]);
});

test("an overload that has no text of its own has the errors and parameters all the same", () => {
  expect(docsOf(EVENTS).get('@kit/global/on/overload/("tick", (number) -> ()) -> ()')?.documentation).toBe(
    "Calls a function at an event.\n\n**Parameters**\n\n- `event`: Which event.\n- `listener`: What to call.\n\n**Error** (`string`): If there is no such event.",
  );
});

test("and an overload that has one keeps what is said of all", () => {
  const docs = docsOf(`
--- Sets the size.
--- @deprecated 2.0 -- Use another.
declare size:
	--- Of a square.
	& ((side: number) -> ())
	& ((width: number, height: number) -> ())
`);
  expect(docs.get("@kit/global/size/overload/(number) -> ()")?.documentation).toBe(
    "Of a square.\n\n**Deprecated** since 2.0. Use another.",
  );
});

test("a value that can be called has texts for its parameters, its own or those of its type's alias", () => {
  const docs = docsOf(EVENTS);
  expect(docs.get("@kit/global/compare")?.params?.map(({ name }) => name)).toEqual(["a", "b", "..."]);
  expect(docs.get("@kit/global/compare/param/0")?.documentation).toBe("The one.");
  expect(docs.get("@kit/globaltype/Handlers.opened/param/0")?.documentation).toBe("The door.");
});
