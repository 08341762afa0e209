import { check } from "full-moon-wasm";
import { describe, expect, test } from "vitest";
import { makeHandlers } from "../../../packages/luau-defs/src/write";
import { readdirSync, readFileSync } from "node:fs";
import { modelOf, moduleOf } from "./support";

const own = (textOf = (text: string): string => text) => {
  const files = readdirSync("definitions").filter((name) => name.endsWith(".d.luau"));
  return modelOf(
    Object.fromEntries(
      files.map((name) => [name.replace(".d.luau", ""), textOf(readFileSync(`definitions/${name}`, "utf8"))]),
    ),
  );
};

describe("handlers of events", () => {
  test("call the global that adds listeners, by the name that it takes the event under", () => {
    const model = own((text) => text.replaceAll(/^--- ```luau\n[^]*?--- ```\n/gm, ""));
    const events = model.modules.flatMap((module) => module.events);
    const texts = events.map(makeHandlers(model).listener).filter((text) => text !== null);
    expect(texts).toContain(
      'addEventListener("Engine.tick", function(deltaTime: number)\n\tprint(deltaTime)\nend)\n',
    );
    expect(texts).toContain("local function onMouseDown(event: ElementMouseEvent)\n\tprint(event)\nend\n");
    for (const text of texts) expect(check(text).errors, text).toEqual([]);
  });

  test("are left out where the author has written a sample", () => {
    const model = own();
    const events = model.modules.flatMap((module) => module.events);
    expect(events.map(makeHandlers(model).listener)).toEqual(events.map(() => null));
  });

  test("are sound Luau for nameless parameters, variadics, packs and returned values", () => {
    const model = modelOf({
      test: `
--- @tag event odd
export type Odd = (number, string?, ...boolean) -> (string, ...number)
--- @tag event none
export type None = () -> boolean
`,
    });
    const [none, odd] = model.modules
      .flatMap((module) => module.events)
      .map(makeHandlers(model).listener)
      .sort();
    expect(odd).toBe(
      "local function onOdd(argument1: number, argument2: string?, ...: boolean): (string, ...number)\n\tprint(argument1, argument2, ...)\nend\n",
    );
    expect(none).toBe('local function onNone(): boolean\n\tprint("none")\nend\n');
    for (const text of [none, odd]) expect(check(text ?? "").errors).toEqual([]);
  });
});

describe("the functions that a type is used by", () => {
  const module = moduleOf(`
export type Box = { size: number }
export type Lid = "open" | "shut"
declare Boxes: {
	make: (lid: Lid?) -> Box,
	all: () -> {Box},
	paint: (box: Box, then_: (Box) -> Lid) -> (),
	--- @private
	secret: (box: Box) -> Box,
}
`);

  test("are told apart by what they do with it, however deep in a type it stands", () => {
    const [box] = module.classes;
    expect(box?.usedBy.returnedBy.map(({ text }) => text)).toEqual(["Boxes.make", "Boxes.all"]);
    expect(box?.usedBy.takenBy).toEqual([{ text: "Boxes.paint", href: "/docs/api/test#paint" }]);
    expect(module.enums[0]?.usedBy.takenBy.map(({ text }) => text)).toEqual(["Boxes.make", "Boxes.paint"]);
  });
});

test("inherited members come with their summaries, and are not recommended where they are deprecated", () => {
  const { classes } = moduleOf(`
declare extern type Base with
	--- Its name.
	Name: string
	--- Goes. Then it is gone.
	--- @deprecated 2.0 -- It is gone by itself.
	function leave(self): ()
end
declare extern type Part extends Base with
	Size: number
end
`);
  expect(classes.find(({ name }) => name === "Part")?.inherited).toEqual([
    {
      from: { text: "Base", href: "/docs/api/test#Base" },
      members: [
        { text: "Name", href: "/docs/api/test#Base.Name", summary: "Its name.", deprecated: false },
        { text: "leave", href: "/docs/api/test#Base.leave", summary: "Goes.", deprecated: true },
      ],
    },
  ]);
});

test("the type of an error leads to where it is described, whatever stands around its name", () => {
  const { functions } = moduleOf(`
export type Fault = { code: number }
--- @error Fault? -- If it is broken.
--- @error string | { Fault } -- If it is worse.
--- @error Unheard.of -- If nobody knows.
declare function try(): ()
`);
  const printed = functions[0]?.doc.errors.map(({ type }) =>
    type
      .map(({ text, kind, href }) =>
        href === null ? (kind === "builtin" ? `<${text}>` : text) : `[${text}](${href})`,
      )
      .join(""),
  );
  expect(printed).toEqual([
    "[Fault](/docs/api/test#Fault)?",
    "<string> | { [Fault](/docs/api/test#Fault) }",
    "Unheard.of",
  ]);
});
