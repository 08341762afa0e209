/** What the playground shows of the old type solver's reports. */
import { explainReports } from "luau-contract";
import { createChecker } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { wholeText } from "../../../src/lib/playground/hidden-text";
import { problemsOf } from "../../../src/playground/problems";

const definitions = `
declare Doors: {
	find: (name: string) -> number,
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
