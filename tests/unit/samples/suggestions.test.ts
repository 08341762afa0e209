/** Mistyped names of beginners: each report suggests the one that they may have meant. */
import { createElsewhere } from "luau-search";
import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { checkSamples, elsewhereIn, textDocument } from "../../../packages/luau-defs/src/engine";
import { expectCases } from "../../support/read-cases";
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

test("problems are reported with what may have been meant", () =>
  expectCases("cases/suggestions.txt", ([code = ""]) =>
    findIn(code)
      .map(({ message, suggestion }) => `${message}\n→ ${suggestion}`)
      .join("\n"),
  ));

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
