/** Exports of a module, as Luau reports them: also through other files, casts, metatables and calls. */
import { expect, test } from "vitest";
import { expectCases, filesOfCase, fixtureText, problemLines } from "../../support/read-cases";
import { entriesOf, HARBOUR } from "./entry-texts";
import { run } from "./module-files";

// Files, beside `harbour.luau`; the entries of the page `main`, and what is reported.
test("a module exports what Luau infers", () =>
  expectCases("cases/module-exports.txt", (parts) => {
    const files = { "harbour.luau": HARBOUR, ...filesOfCase(parts) };
    return [...entriesOf(files), ...problemLines(run(files).diagnostics)].join("\n");
  }));

test("instances are found by absolute paths, too", () => {
  const files = {
    "/kit/init.luau": "local harbour = require(script.harbour)\nreturn { tide = harbour.tide }\n",
    "/kit/harbour.luau": HARBOUR,
    "/kit/sub/far.luau":
      "local harbour = require(script.Parent.Parent.harbour)\nreturn { tide = harbour.tide }\n",
  };
  expect(entriesOf(files, "kit")).toEqual(["kit.tide(): number -- The tide."]);
  expect(entriesOf(files, "far")).toEqual(["far.tide(): number -- The tide."]);
});

test("a change of another file changes the exports of its constants and functions", () => {
  const main = 'return { tide = require("./harbour").tide }\n';
  const changed = HARBOUR.replace("return 2", 'return "high"');
  expect(entriesOf({ "main.luau": main, "harbour.luau": HARBOUR })).toEqual([
    "main.tide(): number -- The tide.",
  ]);
  expect(entriesOf({ "main.luau": main, "harbour.luau": changed })).toEqual([
    "main.tide(): string -- The tide.",
  ]);
});

test("a class whose page has another name has its functions once", () => {
  const kite = fixtureText("definitions/passing/moonwave-prototypes/Kite.luau");
  expect(entriesOf({ "a/kite.luau": kite, "b/kite.luau": kite }, "b-Kite")).toEqual([
    "bKite.new(): Kite -- Makes one.",
    "bKite.tie(other: Red.Kite): Red.Kite, number -- Ties two kites.",
    "class Kite -- A kite whose methods are in a table of its own.",
    "Kite.size: number -- Its size.",
    "Kite.colour: string -- Its colour, which no type has.",
    "Kite:fly(): () -- Flies.",
    "Kite:land(): () -- Lands, which no code does.",
  ]);
});
