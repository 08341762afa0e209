/**
 * No input crashes or hangs the parser: neither nesting of any kind, nor a megabyte of any text. A hang fails
 * by the test's timeout.
 */
import { describe, expect, test } from "vitest";
import { check, parse } from "../index";
import garbage from "./cases/garbage.json";
import nestingLimits from "./cases/nesting-limits.json";
import nestings from "./cases/nestings.json";

const DEEP = 10_000;

/** The text before, the opening of a level, the innermost content, and the closing of a level. */
const NESTINGS = Object.entries(nestings);

const nested = ([before = "", open = "", inside = "", close = ""]: readonly string[], depth: number) =>
  `${before}${open.repeat(depth)}${inside}${close.repeat(depth)}`;

describe.each(NESTINGS)("%s", (name, nesting) => {
  const leftOpen = nested(nesting.slice(0, 2), DEEP);
  test.each([
    ["closed", nested(nesting, DEEP)],
    ["left open", leftOpen],
  ])("nested 10,000 deep, %s", (_, source) => {
    const { errors } = parse(source, `${name}.d.luau`);
    const first = errors[0];
    expect(first).toBeDefined();
    expect(first?.message).not.toContain("The parser failed");
    expect(first?.span[1]).toBeLessThanOrEqual(source.length);
  });

  test("does not stop the next file", () => {
    parse(leftOpen);
    expect(parse("declare x: number").errors).toEqual([]);
  });
});

/** The nesting limits of Luau's own parser (0.745) for `NESTINGS` and similar syntax. */
const LIMITS = Object.entries(nestingLimits);

test.each(LIMITS)("%s nest as deep as in Luau", (_, limit) => {
  const nesting = limit.slice(0, -1).map(String);
  const depth = Number(limit.at(-1));
  expect(parse(nested(nesting, depth)).errors).toEqual([]);
  expect(parse(nested(nesting, depth + 1)).errors).toHaveLength(1);
});

const MEGABYTE = 1024 * 1024;
test("a megabyte of brackets is checked too", () => {
  const source = "({[".repeat(MEGABYTE / 4);
  expect(check(source).errors.length).toBeGreaterThan(0);
});

describe("a megabyte of", () => {
  test.each(garbage.map((piece) => [JSON.stringify(piece), piece] as const))("%s", (_, piece) => {
    const source = piece.repeat(Math.ceil(MEGABYTE / piece.length));
    const { errors } = parse(source);
    expect(errors.length).toBeLessThanOrEqual(100);
    expect(errors.some(({ message }) => message.includes("The parser failed"))).toBe(false);
  });
});
