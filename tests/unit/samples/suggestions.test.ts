/** What beginners mistype: each report says what they may have meant. */
import { createElsewhere } from "luau-search";
import { loadLuau } from "luau-wasm/node";
import { describe, expect, test } from "vitest";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";
import { checkSamples } from "../../../plugins/gatsby-source-luau-defs/src/samples/check-samples";
import { textDocument } from "../../../plugins/gatsby-source-luau-defs/src/samples/documents";
import { elsewhereIn } from "../../../plugins/gatsby-source-luau-defs/src/samples/elsewhere";
import { definitionsIn } from "./definitions-in";

const engine = `
export type Side = "left" | "right"

--- A thing in the world.
declare extern type Entity with
	--- Finds the children of an entity.
	function getChildren(self): { Entity }
	function turn(self, side: Side): ()
end

--- Creates entities.
declare Entities: {
	--- Destroys an entity.
	destroy: (entity: Entity) -> (),
	--- Creates an empty entity.
	create: () -> Entity,
}

--- Delayed calls.
declare Timer: {
	--- Calls a function once, after a delay.
	---
	--- @alias wait
	setTimeout: (seconds: number, callback: () -> ()) -> number,
}

--- Draws the user interface.
declare UI: {
	--- Creates an element that displays text.
	createTextElement: (text: string) -> (),
}
`;

const definitions = definitionsIn(engine);
const elsewhere = elsewhereIn(() => runOnSources([sourceFile("engine.d.luau", engine)]).value.model);
const findIn = (code: string) =>
  checkSamples([textDocument("main.luau", `${code}\n`)], { definitions, elsewhere, loadLuau, luau: "test" })
    .diagnostics;

describe("a report suggests", () => {
  test.each([
    ["pritn(1)", "Did you mean `print`?"],
    ["Timmer.setTimeout(1, print)", "Did you mean `Timer`?"],
    ["Entities.creat()", "Did you mean `create`?"],
    ["Entities.Create()", "Did you mean `create`?"],
    ["Entities.create():turnn('left')", "Did you mean `turn`?"],
    ['Entities.create():turn("lft")', "Did you mean `left`?"],
    ["local entity: Entiti = Entities.create()\nprint(entity)", "Did you mean `Entity`?"],
    ["task.wait(1)", "`task.wait` (Roblox) is `Timer.setTimeout` here."],
    ["wait(1)", "`wait()` (Roblox) is `Timer.setTimeout` here."],
    ["task.spam(1)", "`task` (Roblox) is `Timer.setTimeout` here."],
    ["love.graphics.print('a')", "`love.graphics.print` (LÖVE) is `UI.createTextElement` here."],
    ["love.graphics.push()", "`love.graphics` (LÖVE) is `UI.createTextElement` here."],
    ["warn('a')", "`warn()` (Roblox) is `print` here."],
    ["console.log('a')", "`console.log` (the browser) is `print` here."],
    ["Entities.create():Destroy()", "`Destroy()` (Roblox) is `Entities.destroy` here."],
    [
      'Entities.create():FindFirstChild("a")',
      "`Instance:FindFirstChild` (Roblox) is `Entity:getChildren` here.",
    ],
  ])("%s", (code, suggestion) => {
    const found = findIn(code);
    expect(found.map((one) => one.suggestion)).toEqual([suggestion]);
    expect(found[0]?.message).not.toContain("Did you mean");
  });

  test.each(["qzxwv(1)", "Entities.qzxwv()"])("nothing for %s", (code) => {
    expect(findIn(code).map(({ suggestion }) => suggestion)).toEqual([null]);
  });

  test("the reader's own names before those of other engines", () => {
    expect(findIn("local waits = 1\nprint(wait)")[0]?.suggestion).toBe("Did you mean `waits`?");
  });
});

test("an index is made only for a name that is not known", () => {
  let opened = 0;
  const counted = createElsewhere(() => {
    opened += 1;
    throw new Error("Not needed.");
  });
  checkSamples([textDocument("main.luau", "print(Timer.setTimeout)\nEntities.creat()\n")], {
    definitions,
    elsewhere: counted,
    loadLuau,
    luau: "test",
  });
  expect(opened).toBe(0);
});
