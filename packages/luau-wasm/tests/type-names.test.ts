/** Types are shown as their names, and parameters have theirs. */
import { describe, expect, test } from "vitest";
import { createChecker } from "../index";
import { loadLuau } from "../node";
import { createNames } from "../type-names";
import { SOLVERS } from "./support/checker";
import { fixtureText, readCases } from "../../../tests/support/read-cases";

const buttons = Array.from({ length: 120 }, (_, index) => `"Button${index}"`).join(" | ");
const definitions = `export type Button = ${buttons}\n${fixtureText("mock/type-names.d.luau")}`;

describe.each(SOLVERS)("in the %s solver", (solver) => {
  const checker = createChecker(loadLuau(), {
    solver,
    definitions: [{ name: "@engine", text: definitions }],
  });
  const check = (text: string) => checker.check([{ name: "a", text }]).filter(({ kind }) => kind === "type");
  /** `|` is where the question is. */
  const at = <T>(marked: string, ask: (offset: number) => T): T => {
    const offset = marked.indexOf("|");
    check(marked.replace("|", ""));
    return ask(offset);
  };
  const hover = (marked: string) => at(marked, (offset) => checker.hover("a", offset));

  test("messages", () => {
    expect(check('Doors.press("Buton1")')[0]?.message).toMatch(
      /^Expected this to be 'Button\??', but got '"Buton1"'(?!.*component)/s,
    );
    expect(check("local sides: { Side } = { 1 }\nprint(sides)")[0]?.message).toContain("'Side'");
    expect(check("Doors.parts.hing()")[0]?.message).toContain("not found in table 'Doors.parts'");
  });

  test("a script's own unions", () => {
    const own = 'type Mood = "calm" | "angry" | "tired"\nlocal mood: Mood = "hungry"\nprint(mood)';
    expect(check(own)[0]?.message).toMatch(/^Expected this to be 'Mood', but got '"hungry"'/);
  });

  test.each(readCases("cases/hovers.txt"))("a hover: %s", (expected, marked = "") => {
    expect(hover(marked)?.text).toBe(expected);
  });

  test("members of inner tables have documentation symbols", () => {
    expect(hover("Doors.parts.hin|ge()")?.symbol).toBe("@engine/global/Doors.parts.hinge");
  });

  test("completion", () => {
    const names = at("Doors.|", (offset) => checker.complete("a", offset));
    expect(names.map(({ name, type }) => [name, type])).toEqual([
      ["find", "(name: string) -> Door"],
      ["parts", undefined],
      ["press", "(button: Button?, ...: number) -> (boolean, Side)"],
      ["sides", '() -> Side | "none"'],
      ["timer", "() -> TimerId"],
    ]);
  });

  test("signatures, with their symbol", () => {
    const signaturesOf = (marked: string) =>
      at(marked, (offset) => checker.signature("a", offset))?.signatures;
    const speed = { name: "speed", type: "number?" };
    const open = { parameters: [speed], returns: "boolean", symbol: "@engine/globaltype/Door.open" };
    expect(signaturesOf('Doors.find("a"):open(|)')).toEqual([open]);
    const parameters = Object.entries({ door: "Door", side: "Side" }).map(([name, type]) => ({ name, type }));
    const hinge = { parameters, returns: "()", symbol: "@engine/global/Doors.parts.hinge" };
    expect(signaturesOf("Doors.parts.hinge(|)")).toEqual([hinge]);
  });
});

describe("a name for a union", () => {
  const names = createNames([
    { name: "Side", members: ['"left"', '"right"'] },
    { name: "Key", members: ['"left"', '"right"', '"A|B"', '"C"'] },
    { name: "Node", members: ["Element", "(number) -> string"] },
  ]);

  test.each([
    ['("left" | "right")?', "Side?"],
    ['"A|B" | "C" | "left" | "right"', "Key"],
    ['"C" | "A|B" | "left" | "right" | nil', "Key | nil"],
    ['{ a: "left" | "right", b: {"left" | "right"} }', "{ a: Side, b: {Side} }"],
    ['(side: "left" | "right") -> "left" | "right"', "(side: Side) -> Side"],
    ["Element | (number) -> string", "Element | (number) -> string"],
    ["Element | ((number) -> string)", "Element | ((number) -> string)"],
    ['"left" | "down" | "up" | "none" | "right"', '"left" | "down" | "up" | "none" | "right"'],
    ['Map<string, "left" | "right">', "Map<string, Side>"],
    ["Expected ')', got '('", "Expected ')', got '('"],
  ])("%s", (text, expected) => {
    expect(names(text)).toBe(expected);
  });

  test("none: a long one is shortened", () => {
    const long = Array.from({ length: 100 }, (_, index) => `"x${index}"`).join(" | ");
    expect(names(`{ a: ${long} }`)).toMatch(/^\{ a: "x0" \| .* \| … 88 more \}$/);
    const table = Array.from({ length: 100 }, (_, index) => `field${index}: number`).join(", ");
    expect(names(`{ ${table} }`)).toMatch(/^\{ field0: number, .*, … \}$/);
    expect(names(`{ ${table} }`).length).toBeLessThan(520);
  });
});
