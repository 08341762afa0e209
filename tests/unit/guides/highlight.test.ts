import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highlight, styledTokens } from "../../../src/lib/highlight/highlight";
import { expectCases } from "../../support/read-cases";

// A word a line, with its classes.
test("the words of samples have the classes of what they are", () =>
  expectCases("cases/highlight.txt", ([code = ""]) =>
    styledTokens(code, "luau")
      .filter(({ text }) => text.trim() !== "")
      .map(({ text, className }) => `${text.trim()}${className === "" ? "" : `  ${className}`}`)
      .join("\n"),
  ));

describe("every language that docs/writing-guides.md promises", () => {
  const samples: Readonly<Record<string, string>> = {
    ...{ luau: "local x = 1", lua: "local x = 1", c: "int x = 1;", cpp: "class X {};", js: "const x = 1;" },
    ...{ json: '{ "x": 1 }', yaml: "x: 1", toml: "x = 1", ini: "x=1", sh: "echo 'x'" },
    ...{ html: "<b>x</b>", css: "b { color: red }" },
  };
  const [, list = ""] =
    /after the fence: ([^.]*)\./.exec(readFileSync("docs/writing-guides.md", "utf8")) ?? [];
  const promised = list.match(/(?<=`)[a-z]+(?=`)/g) ?? [];
  test("is one of those tried here", () =>
    expect([...promised].sort()).toEqual([...Object.keys(samples), "text"].sort()));
  test.each(Object.entries(samples))("%s has colours", (language, code) => {
    expect(styledTokens(code, language).filter(({ className }) => className !== "")).not.toEqual([]);
  });
});

describe("links to the API", () => {
  const known = new Map([
    ["Timer", "/t"],
    ["Timer.setTimeout", "/t#s"],
    ["TimerId", "/t#id"],
    ["Engine.tick", "/e#tick"],
    ["Entity:destroy", "/x"],
  ]);
  const link = (code: string) =>
    highlight(code, "luau", (symbol) => known.get(symbol) ?? null).match(/(?<=href=")[^"]*/g) ?? [];

  test("roots, members, types and names of events", () => {
    const event = 'addEventListener("Engine.tick", f)';
    const code = `print(Timer) Timer.setTimeout(1, f) local id: TimerId ${event} Entity:destroy()`;
    expect(link(code)).toEqual(["/t", "/t#s", "/t#id", "/e#tick", "/x"]);
  });
  test("a local of the same name is not the engine's", () =>
    expect(link("local Timer = {} Timer.setTimeout()")).toEqual([]));
  test("a member of something else is not either", () => expect(link("x.Timer.setTimeout()")).toEqual([]));
  test("names of the language's own objects link to nothing", () =>
    expect(link("__proto__.constructor() toString()")).toEqual([]));
});

const textOf = (pieces: ReturnType<typeof styledTokens>): string => pieces.map(({ text }) => text).join("");
const WORDS = [...'`{}<(:\\"\n', "type", "declare", " x", "--", "[[", "]]", "function", "->"];

describe("any text", () => {
  test("comes out as it went in, and as safe HTML", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.array(fc.constantFrom(...WORDS)).map((parts) => parts.join("")),
          fc.constant('<script>&"'),
        ),
        (code) => {
          expect(textOf(styledTokens(code, "luau"))).toBe(code);
          const elements = /<\/?(?:span|a)(?: class="[\w -]+")?>/g;
          expect(highlight(code, "luau").replace(elements, "")).not.toMatch(/[<>]/);
        },
      ),
      { numRuns: 500 },
    );
  });
  test("nested ten thousand deep neither throws nor hangs", () => {
    for (const mark of ["(", "{", "`{", "<"])
      expect(styledTokens(`type T = ${mark.repeat(10_000)}`, "luau").length).toBeGreaterThan(0);
  });
  test("of a language that nobody knows is shown as it is", () => {
    for (const language of ["", "text", "constructor", "extend", "insertBefore"])
      expect(highlight("a < b", language)).toBe("a &lt; b");
  });
});

test("every definition file keeps its text, and its types are types", () => {
  for (const file of readdirSync("definitions").filter((name) => name.endsWith(".d.luau"))) {
    const text = readFileSync(`definitions/${file}`, "utf8");
    const pieces = styledTokens(text, "luau");
    expect(textOf(pieces)).toBe(text);
    const types = new Set(pieces.filter((one) => one.className === "class-name").map((one) => one.text));
    for (const [, name = ""] of text.matchAll(/^export type (\w+)/gm)) expect(types).toContain(name);
  }
});
