import { describe, expect, test } from "vitest";
import { toLines } from "../../../src/lib/reference/declaration-lines";
import type { Declaration } from "../../../src/lib/reference/reference-props";
import { modelOf, moduleOf } from "./support";
import { toGraphql } from "../../../plugins/gatsby-source-luau-defs/src/emit/graphql/graphql";
import { readFileSync, readdirSync } from "node:fs";

const textOf = ({ tokens }: Pick<Declaration, "tokens">): string => tokens.map(({ text }) => text).join("");

/** What the style sheet makes of a declaration in a column of `width` characters. */
const shownAt = (width: number, declaration: Declaration): string =>
  toLines(declaration)
    .map(
      ({ start, tokens }) =>
        `${start !== null && width < start.below ? `\n${"  ".repeat(start.depth)}` : ""}${textOf({ tokens })}`,
    )
    .join("")
    .replaceAll(/ +$/gm, "");

const only = (text: string): Declaration => {
  const declaration = moduleOf(text).functions[0]?.signatures[0]?.declaration;
  if (declaration === undefined) throw new Error("There is no function.");
  return declaration;
};

const controller = only(`
--- Moves.
export type Options = { height: number }
declare Physics: {
	createController: (shape: "Box" | "Capsule", options: Options?, onMove: (x: number, y: number) -> ()) -> Options,
}
`);

describe("a signature", () => {
  test("is on one line where it fits", () => {
    expect(controller.breaks.every(({ below }) => below <= 1000)).toBe(true);
    const short = only("declare Timer: { clear: (id: number) -> () }");
    expect(shownAt(32, short)).toBe("Timer.clear(id: number)");
    expect(short.breaks).toEqual([]);
  });

  test("has a parameter a line where it does not", () => {
    expect(shownAt(90, controller)).toBe(
      'Physics.createController(\n  shape: "Box" | "Capsule",\n  options: Options?,\n  onMove: (x: number, y: number) -> ()\n): Options',
    );
  });

  test("is broken further in, the narrower the column", () => {
    expect(shownAt(31, controller)).toBe(
      'Physics.createController(\n  shape: "Box" | "Capsule",\n  options: Options?,\n  onMove: (\n    x: number,\n    y: number\n  ) -> ()\n): Options',
    );
  });

  test("keeps generics beside the name while its parameters have a line each", () => {
    const run = only("declare Kit: { run: <A..., R...>(call: (A...) -> R..., A...) -> R... }");
    expect(shownAt(40, run)).toBe("Kit.run<A..., R...>(\n  call: (A...) -> R...,\n  ...: A...\n): R...");
    const long = only("declare Kit: { run: <FirstOfThem, SecondOfThem>(call: FirstOfThem) -> SecondOfThem }");
    expect(shownAt(31, long)).toBe(
      "Kit.run<\n  FirstOfThem,\n  SecondOfThem\n>(\n  call: FirstOfThem\n): SecondOfThem",
    );
  });

  test("reads the same at every width, and links each type that has an entry", () => {
    expect(textOf(controller)).toBe(
      'Physics.createController(shape: "Box" | "Capsule", options: Options?, onMove: (x: number, y: number) -> ()): Options',
    );
    expect(controller.tokens.filter(({ href }) => href !== null)).toEqual([
      { kind: "type", text: "Options", href: "/docs/api/test#Options" },
      { kind: "type", text: "Options", href: "/docs/api/test#Options" },
    ]);
  });
});

describe("the declaration of a class", () => {
  const shapeOf = (text: string) => {
    const declaration = moduleOf(text).classes[0]?.declaration;
    return declaration === undefined ? "" : shownAt(90, declaration);
  };

  test("is its shape, a member a line", () => {
    expect(shapeOf("export type Box = { size: vector, [string]: number, label: string? }")).toBe(
      "type Box = {\n  [string]: number,\n  size: vector,\n  label: string?\n}",
    );
    const part =
      "declare extern type Part with\n\tname: string\n\tfunction move(self, by: vector): boolean\nend";
    expect(shapeOf(part)).toBe(
      "extern type Part with\n  name: string\n  function move(by: vector): boolean\nend",
    );
  });

  test("is the name alone where there are no members to see", () => {
    expect(shapeOf("declare extern type Part with\nend")).toBe("extern type Part");
    expect(shapeOf("export type Box = {\n\t--- @private\n\tsize: vector,\n}")).toBe("type Box");
  });

  test("counts members beyond the eighth, and leaves out long types and deprecated members", () => {
    const fields = Array.from({ length: 12 }, (_, index) => `field${index}: number`).join(", ");
    expect(shapeOf(`export type Big = { ${fields} }`)).toMatch(/field7: number,\n {2}… \+4\n}$/);
    expect(
      shapeOf(`export type Box = {
	--- @deprecated
	width: number,
	onChange: (before: vector, after: vector, by: string) -> (boolean, string),
}`),
    ).toBe("type Box = {\n  onChange: …\n}");
  });
});

test("no line of our own definitions is longer than its column, unless one name or string is", () => {
  const files = readdirSync("definitions").filter((name) => name.endsWith(".d.luau"));
  const model = modelOf(
    Object.fromEntries(
      files.map((name) => [name.replace(".d.luau", ""), readFileSync(`definitions/${name}`, "utf8")]),
    ),
  );
  const signatures = toGraphql(model)
    .modules.flatMap(({ functions, classes }) => [...functions, ...classes.flatMap(({ methods }) => methods)])
    .flatMap((entry) => entry.signatures);
  expect(signatures.length).toBeGreaterThan(100);
  const tooLong = signatures.flatMap(({ declaration }) =>
    [40, 48, 56, 64, 72, 80, 96].flatMap((width) =>
      shownAt(width, declaration)
        .split("\n")
        .filter((line) => line.length > width && canBreak(line))
        .map((line) => `${width}: ${line}`),
    ),
  );
  expect(tooLong).toEqual([]);
});

/**
 * Whether there is a list or union in a line, or something between parentheses: `()` has nothing to break at.
 */
const canBreak = (line: string): boolean => /[,|] |\([^)\s]/.test(line.trim());
