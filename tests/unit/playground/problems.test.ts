/** What the playground shows of the old type solver's reports. */
import { explainReports, type KnownNames } from "luau-contract";
import { createChecker } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { wholeText } from "../../../src/lib/playground/hidden-text";
import { problemsOf } from "../../../src/playground/problems";

const definitions = `
export type Style = { colour: string?, width: number? }
declare Doors: {
	find: (name: string) -> number,
	paint: (styles: { always: Style?, name: string }) -> (),
	listen: ((event: "opened", listener: (door: string) -> ()) -> ()) & ((event: "slammed", listener: (force: number) -> ()) -> ()),
}
`;
const checker = createChecker(loadLuau(), {
  solver: "old",
  definitions: [{ name: "@engine", text: definitions }],
});

test.each([
  [
    "an unknown event",
    'Doors.listen("openned", print)',
    ['"openned"'],
    /'"opened" \| "slammed"', but got '"openned"'\. Did you mean `opened`\?$/,
  ],
  [
    "a wrong listener of the second event",
    'Doors.listen("slammed", function(door: string) print(door) end)',
    ["Doors.listen"],
    /^None of the overloads accepts these arguments/,
  ],
  [
    "an unknown member on a later line",
    "Doors\n\t.fnd(\n\t\t1\n\t)",
    ["fnd"],
    /^Key 'fnd' not found in table 'Doors'\. Did you mean `find`\?$/,
  ],
  [
    "a wrong field of a table in a local",
    'local blue = { width = "wide" }\nDoors.paint({ name = "blue", always = blue })',
    ['{ name = "blue", always = blue }'],
    /^Expected the field 'always\.width' to be 'number\?', but got 'string'$/,
  ],
  [
    "a field that a table lacks",
    "local blue = {}\nDoors.paint(blue)",
    ["blue"],
    /^Missing in this table of type '.*': 'name'$/,
  ],
  [
    "a misspelt field of a table",
    'local blue = { name = "blue", always = { widht = 2 } }\nDoors.paint(blue)',
    ["blue"],
    /^Key 'widht' not found in type 'Style' of the field 'always'$/,
  ],
  ["operands in several expressions", 'print(1 + "a" .. "b")', ['"a"'], /could not be|number/],
])("%s is one problem, at its place", (_name, code, places, message) => {
  const text = `local hidden = 1\n${code}\n`;
  const whole = wholeText(code, [{ line: 0, text: "local hidden = 1\n" }]);
  expect(whole.text).toBe(text);
  const reports = explainReports(checker.check([{ name: "a", text }]), text, {
    at: (offset) => checker.complete("a", offset),
    elsewhere: () => null,
  });
  const found = problemsOf(reports, new Map([["a", whole]]));
  expect(found.map(({ from, to }) => code.slice(from, to))).toEqual(places);
  expect(found[0]?.message).toMatch(message);
});

function fixed(code: string, elsewhere: KnownNames["elsewhere"] = () => null): string | null {
  const whole = wholeText(code, [{ line: 0, text: "local hidden = 1\n" }]);
  const reports = explainReports(checker.check([{ name: "a", text: whole.text }]), whole.text, {
    at: (offset) => checker.complete("a", offset),
    elsewhere,
  });
  const [problem] = problemsOf(reports, new Map([["a", whole]]));
  const fix = problem?.fix ?? null;
  return fix && code.slice(0, fix.from) + fix.name + code.slice(fix.from + fix.was.length);
}

test.each([
  ["Doors.fnd(1)", "Doors.find(1)"],
  ["dors.find(1)", "Doors.find(1)"],
  ['Doors.listen("openned", print)', 'Doors.listen("opened", print)'],
  ["Doors.vanish(1)", null],
])("the suggestion about `%s` is applied to the shown text", (code, expected) => {
  expect(fixed(code)).toBe(expected);
});

test("a name of another engine is replaced where the whole of it has a counterpart", () => {
  const known = { engine: "Other", name: "Gates.seek()", concept: "search", path: "Doors.find" };
  expect(fixed('Gates.seek("a")', () => known)).toBe('Doors.find("a")');
  expect(fixed('Gates.seek.all("a")', () => known)).toBeNull();
  expect(fixed("print(Gates.seek)", () => known)).toBeNull();
  for (const path of ["Door:find", "Doors"])
    expect(fixed('Gates.seek("a")', () => ({ ...known, path }))).toBeNull();
});
