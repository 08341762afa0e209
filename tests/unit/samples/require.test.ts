/** Modules that a sample may require. */
import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { checkSamples, textDocument } from "../../../packages/luau-defs/src/engine";
import { definitionsIn } from "./definitions-in";

/** The problems in a sample of an engine that has a module `lanterns`. */
const problemsIn = (code: string) =>
  checkSamples([textDocument("guide.mdx", `\`\`\`luau\n${code}\n\`\`\`\n`)], {
    definitions: definitionsIn("declare function require(path: string): any\n"),
    modules: ["lanterns"],
    loadLuau,
    luauDigest: "test",
  }).diagnostics;

test("a file that is not there is a problem", () => {
  const suggestion = 'Show the file, too, in a sample with `file="…"`. `no-check` excludes this sample.';
  const problem = { line: 2, message: "Unknown require: ./other", suggestion };
  expect(problemsIn('print(require("./other").value)')).toMatchObject([problem]);
});

const PATHS = ["@kit/other", "./Lanterns", "../kit/lanterns.luau", "./lanterns/init"];

test.each(PATHS)("%s is an alias, or a module of the engine", (path) => {
  expect(problemsIn(`print(require("${path}").value)`)).toEqual([]);
});
