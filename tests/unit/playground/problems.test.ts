/** The old type solver's reports in the playground. */
import { explainReports, type KnownNames } from "luau-contract";
import { createChecker } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { wholeText } from "../../../src/lib/playground/hidden-text";
import { problemsOf } from "../../../src/playground/problems";
import { expectCases, fixtureText } from "../../support/read-cases";

const definitions = fixtureText("engines/doors-and-styles.d.luau");
const checker = createChecker(loadLuau(), {
  solver: "old",
  definitions: [{ name: "@engine", text: definitions }],
});

const HIDDEN = [{ line: 0, text: "local hidden = 1\n" }];

/** The problems of a script behind a hidden line. */
function problemsIn(code: string, elsewhere: KnownNames["elsewhere"] = () => null) {
  const whole = wholeText(code, HIDDEN);
  const reports = explainReports(checker.check([{ name: "a", text: whole.text }]), whole.text, {
    completionsAt: (offset) => checker.complete("a", offset),
    isFunction: () => false,
    elsewhere,
  });
  return problemsOf(reports, new Map([["a", whole]]));
}

/** The script after the first suggestion; null if there is none. */
function fixed(code: string, elsewhere?: KnownNames["elsewhere"]): string | null {
  const fix = problemsIn(code, elsewhere)[0]?.fix ?? null;
  return fix && code.slice(0, fix.from) + fix.name + code.slice(fix.from + fix.was.length);
}

// A script; then the place, the message, and the script after the suggestion.
test("each problem is one problem, at its place in the shown text", () =>
  expectCases("cases/problems.txt", ([code = ""]) =>
    [
      ...problemsIn(code).map(({ from, to, message }) => `«${code.slice(from, to)}» ${message}`),
      ...[fixed(code)].flatMap((text) => (text === null ? [] : `→ ${text}`)),
    ].join("\n"),
  ));

test("a name of another engine is replaced where the whole of it has a counterpart", () => {
  const name = { engine: "Other", name: "Gates.seek()", concept: "search" };
  const known = { ...name, path: "Doors.find", isEquivalent: true };
  expect(fixed('Gates.seek("a")', () => known)).toBe('Doors.find("a")');
  expect(fixed('Gates.seek.all("a")', () => known)).toBeNull();
  expect(fixed("print(Gates.seek)", () => known)).toBeNull();
  expect(fixed('Gates.seek("a")', () => ({ ...known, isEquivalent: false }))).toBeNull();
  for (const path of ["Door:find", "Doors"])
    expect(fixed('Gates.seek("a")', () => ({ ...known, path }))).toBeNull();
});
