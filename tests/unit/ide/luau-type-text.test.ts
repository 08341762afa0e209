/**
 * Overloads are found by the text that Luau prints for them; the answers here are Luau's own, of version
 * 0.710.
 */
import { expect, test } from "vitest";
import { ideDocs } from "../../../plugins/gatsby-source-luau-defs/src/emit/editors/ide-docs";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";

const TYPES = `
export type DoorId = number
export type Motion = | "Swing" | "Slide"
export type Maybe = Motion?
export type Listener = (a: number, m: Motion?) -> ()
export type Options = { a: number }
declare extern type Room with end
declare limits: { min: number, motion: Motion? }
`;

test.each([
  [
    "(by: string, cb: Listener?, o: Options?) -> DoorId?",
    '(string, ((number, ("Slide" | "Swing")?) -> ())?, Options?) -> number?',
  ],
  [
    '(by: Room, motion: "Swing" | "Slide", m: Motion?) -> { DoorId }',
    '(Room, "Slide" | "Swing", ("Slide" | "Swing")?) -> {number}',
  ],
  ["(m: Maybe) -> ()", '(("Slide" | "Swing")?) -> ()'],
  ["(...string) -> ...number", "(...string) -> (...number)"],
  ["<T>(x: T, y: (T) -> ()) -> (T, number)", "<T>(T, (T) -> ()) -> (T, number)"],
  ["<T...>(T...) -> T...", "<T...>(T...) -> (T...)"],
  ["(x: (number | () -> ())?) -> ()", "(((() -> ()) | number)?) -> ()"],
  [
    "(x: { [string]: number }, y: { a: number, b: string? }) -> ()",
    "({ [string]: number }, { a: number, b: string? }) -> ()",
  ],
  ["(x: { Options }, y: true, z: any) -> never", "({Options}, true, any) -> never"],
  [
    "(x: typeof(limits.min), y: typeof(limits.motion) | number) -> { typeof(limits.min) }",
    '(number, ("Slide" | "Swing" | number)?) -> {number}',
  ],
  // What else stands there only Luau knows; it is written on one line at least.
  [
    '(x: typeof(setmetatable(\n\t{}, -- none\n\t{ __name = "a  b" }\n))) -> ()',
    '(typeof(setmetatable( {}, { __name = "a  b" } ))) -> ()',
  ],
])("%s", (written, printed) => {
  const { value, diagnostics } = runOnSources([
    sourceFile("kit.d.luau", `${TYPES}declare f: (() -> ()) & (${written})\n`),
  ]);
  expect(diagnostics).toEqual([]);
  const overloads = ideDocs(value.model, { name: "kit", baseUrl: "https://kit.example" }).get(
    "@kit/global/f",
  )?.overloads;
  expect(Object.keys(overloads ?? {})).toEqual(["() -> ()", printed]);
});

test("a chain of aliases that is longer than the stack is left as a name at some place", () => {
  const chain = Array.from(
    { length: 5000 },
    (_, at) => `export type A${at} = ${at === 4999 ? "number" : `{ x: A${at + 1} }?`}\n`,
  );
  const { value } = runOnSources([
    sourceFile("kit.d.luau", `${chain.join("")}declare f: (() -> ()) & ((a: A0) -> ())\n`),
  ]);
  const overloads = ideDocs(value.model, { name: "kit", baseUrl: "https://kit.example" }).get(
    "@kit/global/f",
  )?.overloads;
  expect(Object.keys(overloads ?? {})[1]).toMatch(/^\((?:\{ x: \()*.*A\d+/);
});
