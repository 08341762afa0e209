/** A module that one solver cannot check in time leaves that solver's samples without a verdict. */
import { expect, test } from "vitest";
import type { Checker } from "luau-wasm";
import { type Checkers, runUnit } from "../../../packages/luau-defs/src/engine";

const UNIT = {
  main: "sample",
  sources: [{ name: "sample", text: "print(kiln)" }],
  modules: ["kiln.luau"],
  lines: [],
  preambleLines: 0,
  precedingLines: 0,
  definitions: [],
};

test("its samples are not checked by that solver, which is asked once", () => {
  const asked: string[] = [];
  const checkerOf = (solver: "new" | "old"): Checker => ({
    definitionDiagnostics: [],
    define: () => [],
    check: () => {
      asked.push(solver);
      return solver === "new"
        ? []
        : [{ source: "kiln.luau", kind: "timeout", message: "The check took too long.", span: [0, 0] }];
    },
    complete: () => [],
    hover: () => null,
    signature: () => null,
    moduleInterface: () => null,
  });
  const checkers: Checkers = {
    engine: { values: new Set(), types: new Set() },
    checkerOf,
    tooSlow: { new: new Set(), old: new Set() },
    rejectionsOf: () => [],
    reportsOf: () => [],
    vocabularyOf: () => () => true,
  };
  const tools = { checkers, elsewhere: () => null };
  expect(runUnit(UNIT, [], tools)).toMatchObject({ reports: [], solvers: ["new"] });
  expect(runUnit(UNIT, [], tools)).toMatchObject({ reports: [], solvers: ["new"] });
  expect(asked).toEqual(["new", "old", "new"]);
});
