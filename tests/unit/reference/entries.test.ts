import { check } from "full-moon-wasm";
import { describe, expect, test } from "vitest";
import { makeHandlers } from "../../../packages/luau-defs/src/write";
import { fixtureText } from "../../support/read-cases";
import { definitionTexts, modelOf, moduleOf } from "./support";

/** What the page of each event of our own definitions suggests. */
function handlers(edit = (text: string): string => text) {
  const texts = Object.entries(definitionTexts("definitions")).map(([name, text]) => [name, edit(text)]);
  const model = modelOf(Object.fromEntries(texts) as Readonly<Record<string, string>>);
  return model.modules.flatMap((module) => module.events).map(makeHandlers(model).listener);
}

describe("handlers of events", () => {
  test("call the global that adds listeners, by the name that it takes the event under", () => {
    const all = handlers((text) => text.replaceAll(/^--- ```luau\n[^]*?--- ```\n/gm, ""));
    const texts = all.filter((text) => text !== null);
    const tick = "function(deltaTime: number)\n\tprint(deltaTime)\nend";
    expect(texts).toContain(`addEventListener("Engine.tick", ${tick})\n`);
    expect(texts).toContain("local function onMouseDown(event: ElementMouseEvent)\n\tprint(event)\nend\n");
    for (const text of texts) expect(check(text).errors, text).toEqual([]);
  });

  test("are left out where the author has written a sample", () => {
    const texts = handlers();
    expect(texts).toEqual(texts.map(() => null));
    expect(texts.length).toBeGreaterThan(5);
  });

  test("are sound Luau for nameless parameters, variadics, packs and returned values", () => {
    const types = [
      "--- @tag event odd\nexport type Odd = (number, string?, ...boolean) -> (string, ...number)\n",
      "--- @tag event none\nexport type None = () -> boolean\n",
    ];
    const model = modelOf({ test: types.join("") });
    const events = model.modules.flatMap((module) => module.events);
    const [none, odd] = events.map(makeHandlers(model).listener).sort();
    const head = "onOdd(argument1: number, argument2: string?, ...: boolean): (string, ...number)";
    expect(odd).toBe(`local function ${head}\n\tprint(argument1, argument2, ...)\nend\n`);
    expect(none).toBe('local function onNone(): boolean\n\tprint("none")\nend\n');
    for (const text of [none, odd]) expect(check(text ?? "").errors).toEqual([]);
  });
});

describe("the functions that a type is used by", () => {
  const module = moduleOf(fixtureText("engines/boxes.d.luau"));

  test("are told apart by what they do with it, however deep in a type it stands", () => {
    const [box] = module.classes;
    expect(box?.usedBy.returnedBy.map(({ text }) => text)).toEqual(["Boxes.make", "Boxes.all"]);
    expect(box?.usedBy.takenBy).toEqual([{ text: "Boxes.paint", href: "/docs/api/test#paint" }]);
    expect(module.enums[0]?.usedBy.takenBy.map(({ text }) => text)).toEqual(["Boxes.make", "Boxes.paint"]);
  });
});

test("inherited members come with their summaries, and are not recommended where they are deprecated", () => {
  const { classes } = moduleOf(fixtureText("engines/part-and-base.d.luau"));
  const from = { text: "Base", href: "/docs/api/test#Base" };
  const members = [
    { text: "Name", href: "/docs/api/test#Base.Name", summary: "Its name.", deprecated: false },
    { text: "leave", href: "/docs/api/test#Base.leave", summary: "Goes.", deprecated: true },
  ];
  expect(classes.find(({ name }) => name === "Part")?.inherited).toEqual([{ from, members }]);
});

test("the type of an error leads to where it is described, whatever stands around its name", () => {
  const { functions } = moduleOf(`
export type Fault = { code: number }
--- @error Fault? -- If it is broken.
--- @error string | { Fault } -- If it is worse.
--- @error Unheard.of -- If nobody knows.
declare function try(): ()
`);
  type Token = Readonly<Record<"text" | "kind", string>> & { readonly href: string | null };
  const printed = ({ text, kind, href }: Token): string => {
    if (href !== null) return `[${text}](${href})`;
    return kind === "builtin" ? `<${text}>` : text;
  };
  expect(functions[0]?.doc.errors.map(({ type }) => type.map(printed).join(""))).toEqual([
    "[Fault](/docs/api/test#Fault)?",
    "<string> | { [Fault](/docs/api/test#Fault) }",
    "Unheard.of",
  ]);
});
