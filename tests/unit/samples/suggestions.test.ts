/** Mistyped names of beginners: each report suggests the one that they may have meant. */
import { createElsewhere } from "luau-search";
import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { checkSamples, elsewhereIn, textDocument } from "../../../packages/luau-defs/src/engine";
import { expectCases, fixtureText } from "../../support/read-cases";
import { definitionsIn } from "./definitions-in";

const engine = fixtureText("engines/entities-and-ui.d.luau");

const definitions = definitionsIn(engine);
const elsewhere = elsewhereIn(() => runOnSources([sourceFile("engine.d.luau", engine)]).value.model);
const findIn = (code: string) =>
  checkSamples([textDocument("main.luau", `${code}\n`)], {
    definitions,
    elsewhere,
    loadLuau,
    luauDigest: "test",
  }).diagnostics;

test("problems are reported with what may have been meant", () =>
  expectCases("cases/suggestions.txt", ([code = ""]) =>
    findIn(code)
      .map(({ message, suggestion }) => `${message}\n→ ${suggestion}`)
      .join("\n"),
  ));

test("an index is made only for a name that is not known", () => {
  let opened = 0;
  const counted = createElsewhere(() => {
    opened += 1;
    throw new Error("Not needed.");
  });
  checkSamples([textDocument("main.luau", "print(Timer.setTimeout)\nEntities.creat()\n")], {
    definitions,
    elsewhere: counted,
    loadLuau,
    luauDigest: "test",
  });
  expect(opened).toBe(0);
});
