import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highlight, piecesOf } from "../../../src/lib/prism/highlight";

/** The coloured words of a sample as `class text`, one a line, white space left out. */
function classes(code: string): string[] {
  return piecesOf(code, "luau")
    .filter((piece) => piece.text.trim() !== "")
    .map((piece) => `${piece.className} ${piece.text.trim()}`);
}

/** The class of each stretch that reads `text`. */
function classesOf(code: string, text: string): string[] {
  return piecesOf(code, "luau")
    .filter((piece) => piece.text.trim() === text)
    .map((piece) => piece.className);
}

describe("numbers", () => {
  test.each(["0xFF", "0x_ff_", "0b1010_1", "1_000", "1e-3", "1.5e+1_0", ".5", "10."])(
    "%s is one number",
    (number) => {
      expect(classes(`x = ${number} + y`)).toContain(`number ${number}`);
    },
  );
  test("a digit inside a name belongs to the name", () => {
    expect(classes("Colour.fromRGB8(1)")).toEqual([
      " Colour",
      "punctuation .",
      "function fromRGB8",
      "punctuation (",
      "number 1",
      "punctuation )",
    ]);
  });
});

describe("strings and comments", () => {
  test("code in an interpolated string is code, also in a string inside it", () => {
    expect(classes("`a {f(`b {1}`)} c`")).toEqual([
      "string `a",
      "punctuation {",
      "function f",
      "punctuation (",
      "string `b",
      "punctuation {",
      "number 1",
      "punctuation }",
      "string `",
      "punctuation )",
      "punctuation }",
      "string c`",
    ]);
  });
  test("an escaped brace and \\u{…} begin no code", () => {
    expect(classesOf("`\\{x} \\u{41}`", "x")).toEqual([]);
    expect(classes("`\\u{41}`")).toContain("string escape \\u{41}");
  });
  test("a comment's mark in a string, and a quote in a comment, stay what they are", () => {
    expect(classes('a = "-- no" -- it\'s "one"')).toEqual([
      " a",
      "operator =",
      'string "-- no"',
      'comment -- it\'s "one"',
    ]);
  });
  test("long strings and long comments end at their own level", () => {
    expect(classes("x = [==[ ]] ]==] --[=[ ]] ]=] y")).toEqual([
      " x",
      "operator =",
      "string [==[ ]] ]==]",
      "comment --[=[ ]] ]=]",
      " y",
    ]);
  });
  test("tags and parameter names of doc comments stand out", () => {
    expect(classes("--- @param duration -- How long.")).toEqual([
      "comment ---",
      "doc-tag @param",
      "doc-parameter duration",
      "comment -- How long.",
    ]);
    expect(classesOf("--[=[\n\t@return id -- The id.\n]=]", "@return")).toEqual(["doc-tag"]);
  });
  test("a plain comment has no tags", () => expect(classes("-- @param x")).toEqual(["comment -- @param x"]));
  test("a hot comment is a directive", () =>
    expect(classes("--!strict")).toEqual(["comment directive --!strict"]));
});

describe("every language that content/README.md promises", () => {
  const samples: Readonly<Record<string, string>> = {
    luau: "local x = 1",
    lua: "local x = 1",
    c: "int x = 1;",
    cpp: "class X {};",
    json: '{ "x": 1 }',
    yaml: "x: 1",
    toml: "x = 1",
    ini: "x=1",
    sh: "echo 'x'",
    html: "<b>x</b>",
    css: "b { color: red }",
    js: "const x = 1;",
  };
  const promised =
    /after the fence: ([^.]*)\./
      .exec(readFileSync("content/README.md", "utf8"))?.[1]
      ?.match(/(?<=`)[a-z]+(?=`)/g) ?? [];
  test("is one of those tried here", () =>
    expect([...promised].sort()).toEqual([...Object.keys(samples), "text"].sort()));
  test.each(Object.entries(samples))("%s has colours", (language, code) => {
    expect(piecesOf(code, language).filter(({ className }) => className !== "")).not.toEqual([]);
  });
});

describe("contextual keywords", () => {
  test.each([
    ["export type A = B", "export", "keyword"],
    ["export type A = B", "type", "keyword"],
    ["type type = type", "type", "keyword,class-name,class-name"],
    ["local t = type(x)", "type", "builtin"],
    ["type = 3", "type", "builtin"],
    ["while x do continue end", "continue", "keyword"],
    ["continue = 3", "continue", ""],
    ["x.continue = 3", "continue", "property"],
    ["continue(1)", "continue", "function"],
    ["declare Timer: { }", "declare", "keyword"],
    ["declare(1)", "declare", "function"],
    ["type T = { read x: number, read: string }", "read", "keyword,property"],
    ["type T = typeof(x)", "typeof", "keyword"],
    ["declare extern type A extends B with end", "extern", "keyword"],
    ["local class = extern", "extern", ""],
  ])("%s: %s", (code, word, expected) => expect(classesOf(code, word).join(",")).toBe(expected));
});

describe("types", () => {
  test("an annotation is a type, a method call is none", () => {
    expect(classesOf("local a: Colour = b:Colour()", "Colour")).toEqual(["class-name", "function"]);
  });
  test("parameters, returns, generics, casts and packs", () => {
    const code =
      "local function f<T, R...>(a: T, ...: number): (Colour?, R...) return (a :: any) :: Quaternion end";
    expect(classesOf(code, "T")).toEqual(["class-name", "class-name"]);
    expect(classesOf(code, "R")).toEqual(["class-name", "class-name"]);
    expect(classesOf(code, "a")).toEqual(["parameter", ""]);
    expect(classesOf(code, "Quaternion")).toEqual(["class-name"]);
    expect(classesOf(code, "number")).toEqual(["builtin"]);
  });
  test("fields of a table type are properties, those of a table are too", () => {
    expect(classesOf("local t: { size: number } = { size = 1 }", "size")).toEqual(["property", "property"]);
  });
  test("attributes", () => expect(classes("@native\nfunction f() end")[0]).toBe("attribute @native"));
});

describe("links to the API", () => {
  const known = new Map([
    ["Timer", "/t"],
    ["Timer.setTimeout", "/t#s"],
    ["TimerId", "/t#id"],
    ["Engine.tick", "/e#tick"],
    ["Entity:destroy", "/x"],
  ]);
  const link = (code: string): string[] =>
    [...highlight(code, "luau", (symbol) => known.get(symbol) ?? null).matchAll(/href="([^"]*)"/g)].map(
      (match) => match[1] ?? "",
    );

  test("roots, members, types and names of events", () => {
    expect(
      link('Timer.setTimeout(1, f) local id: TimerId addEventListener("Engine.tick", f) Entity:destroy()'),
    ).toEqual(["/t", "/t#s", "/t#id", "/e#tick", "/x"]);
  });
  test("a local of the same name is not the engine's", () =>
    expect(link("local Timer = {} Timer.setTimeout()")).toEqual([]));
  test("a member of something else is not either", () => expect(link("x.Timer.setTimeout()")).toEqual([]));
  test("names of the language's own objects link to nothing", () =>
    expect(link("__proto__.constructor() toString()")).toEqual([]));
});

describe("any text", () => {
  test("comes out as it went in, and as safe HTML", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc
            .array(
              fc.constantFrom(
                "`",
                "{",
                "}",
                "<",
                "(",
                ":",
                "type",
                "declare",
                " x",
                "\\",
                '"',
                "--",
                "[[",
                "]]",
                "\n",
                "function",
                "->",
              ),
            )
            .map((parts) => parts.join("")),
          fc.constant('<script>&"'),
        ),
        (code) => {
          expect(
            piecesOf(code, "luau")
              .map((piece) => piece.text)
              .join(""),
          ).toBe(code);
          expect(highlight(code, "luau").replace(/<\/?(?:span|a)(?: class="[\w -]+")?>/g, "")).not.toMatch(
            /[<>"]/,
          );
        },
      ),
      { numRuns: 500 },
    );
  });
  test("nested ten thousand deep neither throws nor hangs", () => {
    for (const mark of ["(", "{", "`{", "<"])
      expect(piecesOf(`type T = ${mark.repeat(10_000)}`, "luau").length).toBeGreaterThan(0);
  });
  test("of a language that nobody knows is shown as it is", () => {
    for (const language of ["", "text", "constructor", "extend", "insertBefore"])
      expect(highlight("a < b", language)).toBe("a &lt; b");
  });
});

test("every definition file keeps its text, and its types are types", () => {
  for (const file of readdirSync("definitions").filter((name) => name.endsWith(".d.luau"))) {
    const text = readFileSync(`definitions/${file}`, "utf8");
    const pieces = piecesOf(text, "luau");
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    for (const [, name] of text.matchAll(/^export type (\w+)/gm))
      expect(pieces.filter((piece) => piece.text === name).map((piece) => piece.className)).toContain(
        "class-name",
      );
  }
});
