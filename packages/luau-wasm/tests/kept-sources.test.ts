/** What was inferred of a source is kept for later checks, but never longer than it holds. */
import { expect, test } from "vitest";
import { createChecker, type Source } from "../index";
import { loadLuau } from "../node";
import { SOLVERS } from "./support/checker";

const MAIN = 'local door = require("./door")\nlocal width: string = door.width\nreturn width\n';
const NUMBER: Source = { name: "door.luau", text: "return { width = 1 }\n" };
const STRING: Source = { name: "door.luau", text: 'return { width = "1" }\n' };
const GLOBAL: Source = { name: "door.luau", text: "return { width = width }\n" };

const checkerFor = (solver: (typeof SOLVERS)[number]) => {
  const checker = createChecker(loadLuau(), { solver });
  return {
    define: (text: string) => checker.define({ name: "@more", text }),
    kindsOf: (...sources: readonly Source[]) =>
      checker.check([{ name: "main.luau", text: MAIN }, ...sources], ["main.luau"]).map(({ kind }) => kind),
  };
};

test.each(SOLVERS)("%s: a source that changes, changes what requires it", (solver) => {
  const { kindsOf } = checkerFor(solver);
  expect(kindsOf(NUMBER)).toEqual(["type"]);
  expect(kindsOf(NUMBER)).toEqual(["type"]);
  expect(kindsOf(STRING)).toEqual([]);
  expect(kindsOf(NUMBER)).toEqual(["type"]);
});

test.each(SOLVERS)("%s: a source that is gone is found no more", (solver) => {
  const { kindsOf } = checkerFor(solver);
  expect(kindsOf(STRING)).toEqual([]);
  expect(kindsOf()).not.toEqual([]);
  expect(kindsOf(STRING)).toEqual([]);
});

test.each(SOLVERS)("%s: sources know what is declared after their first check", (solver) => {
  const { define, kindsOf } = checkerFor(solver);
  kindsOf(GLOBAL);
  define("declare width: number\n");
  expect(kindsOf(GLOBAL)).toEqual(["type"]);
});
