/**
 * No input crashes or hangs the parser: neither nesting of any kind, nor a megabyte of any text. A hang fails
 * by the test's timeout.
 */
import { describe, expect, test } from "vitest";
import { check, parse } from "../index";

const DEEP = 10_000;

/** The opening of a level, the innermost content, and the closing of a level. */
const NESTINGS: Readonly<
  Record<string, readonly [before: string, open: string, inside: string, close: string]>
> = {
  tables: ["type X = ", "{a: ", "b", "}"],
  arrays: ["type X = ", "{", "b", "}"],
  indexers: ["type X = ", "{[", "b", "]: c}"],
  parentheses: ["type X = ", "(", "b", ")"],
  arguments: ["type X = ", "A<", "b", ">"],
  packs: ["type X = ", "A<(", "b", ", c)>"],
  arrows: ["type X = ", "() -> ", "()", ""],
  callbacks: ["declare function f(a: ", "(b: ", "c", ") -> ()"],
  optionals: ["type X = A", "?", "", ""],
  unions: ["type X = A", "| A", "", ""],
  defaults: ["type X<T = ", "A<", "b", ">"],
  typeof: ["type X = typeof(", "(", "b", ")"],
  attributes: ["@[deprecated ", "{a = ", "1", "}"],
  not: ["local x = ", "not ", "a", ""],
  minus: ["local x = ", "- ", "a", ""],
  functions: ["local x = ", "function() return ", "1", " end"],
  calls: ["local x = ", "f(", "1", ")"],
  indices: ["local x = ", "a[", "1", "]"],
  values: ["local x = ", "{", "1", "}"],
  powers: ["local x = a", "^a", "", ""],
  concatenations: ["local x = a", "..a", "", ""],
  sums: ["local x = a", "+a", "", ""],
  interpolations: ["local x = ", "`{", "1", "}`"],
  ifStatements: ["", "if a then ", "b()", " end"],
  elseIfs: ["", "if a then else ", "b()", " end"],
  ifExpressions: ["local x = ", "if a then b else ", "c", ""],
  blocks: ["", "do ", "b()", " end"],
  loops: ["", "while a do ", "b()", " end"],
  repeats: ["", "repeat ", "b()", " until a"],
  annotations: ["local x: ", "{", "b", "}"],
  instantiations: ["f<<", "A<", "b", ">"],
};

describe.each(Object.entries(NESTINGS))("%s", (name, [before, open, inside, close]) => {
  test.each([
    ["closed", `${before}${open.repeat(DEEP)}${inside}${close.repeat(DEEP)}`],
    ["left open", `${before}${open.repeat(DEEP)}`],
  ])("nested 10,000 deep, %s", (_, source) => {
    const { errors } = parse(source, `${name}.d.luau`);
    const first = errors[0];
    expect(first).toBeDefined();
    expect(first?.message).not.toContain("The parser failed");
    expect(first?.span[1]).toBeLessThanOrEqual(source.length);
  });

  test("does not stop the next file", () => {
    parse(`${before}${open.repeat(DEEP)}`);
    expect(parse("declare x: number").errors).toEqual([]);
  });
});

/** The nesting limits of Luau's own parser (0.745) for `NESTINGS` and similar syntax. */
const LIMITS: readonly (readonly [
  name: string,
  nesting: readonly [string, string, string, string],
  depth: number,
])[] = [
  ["functions", ["local x = ", "function() return ", "1", " end"], 499],
  ["calls", ["local x = ", "f(", "1", ")"], 998],
  ["indices", ["local x = ", "a[", "1", "]"], 998],
  ["values", ["local x = ", "{", "1", "}"], 998],
  ["sums", ["local x = a", "+a", "", ""], 998],
  ["chains of calls", ["a", "()", "", ""], 999],
  ["interpolations", ["local x = ", "`{", "1", "}`"], 998],
  ["if statements", ["", "if a then ", "b()", " end"], 998],
  ["if expressions", ["local x = ", "if a then b else ", "c", ""], 998],
  ["blocks", ["", "do ", "b()", " end"], 998],
  ["local functions", ["", "local function f() ", "", " end"], 1000],
  ["annotations", ["local x: ", "{", "b", "}"], 499],
  ["casts in typeof", ["type X = ", "typeof(a :: ", "b", ")"], 499],
];

test.each(LIMITS)("%s nest as deep as in Luau", (_, [before, open, inside, close], depth) => {
  const nested = (levels: number) => `${before}${open.repeat(levels)}${inside}${close.repeat(levels)}`;
  expect(parse(nested(depth)).errors).toEqual([]);
  expect(parse(nested(depth + 1)).errors).toHaveLength(1);
});

const MEGABYTE = 1024 * 1024;
const GARBAGE = [
  "(",
  "[[",
  "{",
  ")",
  '"',
  "`{",
  "----",
  "---\n",
  "@[",
  ",",
  "a\n",
  "end ",
  "function ",
  "local x = ",
  "é",
  "\0",
  "'\n",
  "a[b[1]] ",
  "declare ",
  "declare x: {",
  "declare extern type X with ",
  "type X = ",
  "--- a\ndeclare x: {\n",
];

test("a megabyte of brackets is checked too", () => {
  const source = "({[".repeat(MEGABYTE / 4);
  expect(check(source).errors.length).toBeGreaterThan(0);
});

describe("a megabyte of", () => {
  test.each(GARBAGE.map((piece) => [JSON.stringify(piece), piece] as const))("%s", (_, piece) => {
    const source = piece.repeat(Math.ceil(MEGABYTE / piece.length));
    const { errors } = parse(source);
    expect(errors.length).toBeLessThanOrEqual(100);
    expect(errors.some(({ message }) => message.includes("The parser failed"))).toBe(false);
  });
});
