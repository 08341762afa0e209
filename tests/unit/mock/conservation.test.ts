/** Every function of a model is in its mock, and can be called with what the mock makes for its parameters. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type PipelineOutput, runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { findFiles, readMocks } from "../../../packages/luau-defs/src/read";
import { mockOfOutput, run } from "./engine";
import { fixtureText } from "../../support/read-cases";

/** Luau, in the prelude: calls every function, and prints those that throw, and the number of all. */
const CALL_ALL = fixtureText("mock/call-all-functions.luau");

/** The lines that the check prints: failures, then the number of signatures. */
const callAll = (prelude: string): readonly string[] =>
  run(prelude.replace("return finishAll()", `${CALL_ALL}\nreturn finishAll()`), "", {
    limits: { seconds: 60 },
  }).lines;

function signaturesOf({ model }: PipelineOutput): number {
  const functions = model.modules.flatMap((module) => [
    ...module.functions,
    ...module.classes.flatMap(({ methods }) => methods),
  ]);
  const byPath = new Map(functions.map((entry) => [entry.path, entry.signatures.length]));
  return [...byPath.values()].reduce((sum, count) => sum + count, 0);
}

async function outputOf(folder: string): Promise<PipelineOutput> {
  const { files } = await findFiles([folder], ".");
  return (await runPipeline(files)).value;
}

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [path.posix.join(folder, entry.name)] : [],
  );

const ENGINES = [
  "definitions",
  ...foldersIn("tests/fixtures/definitions/passing"),
  ...foldersIn("tests/fixtures/emit"),
  ...foldersIn("tests/fixtures/sites")
    .map((folder) => `${folder}/definitions`)
    .filter((folder) => existsSync(folder)),
];

describe.each(ENGINES)("%s", (folder) => {
  test("every function can be called", async () => {
    const output = await outputOf(folder);
    const lines = callAll(mockOfOutput(output));
    expect(lines.slice(0, -1)).toEqual([]);
    expect(Number(lines.at(-1))).toBe(signaturesOf(output));
  });
});

test("with our own mocks, scripts can reach every function and constant", async () => {
  const output = await outputOf("definitions");
  const prelude = mockOfOutput(output, await readMocks([...output.sources.keys()], "."));
  const paths = output.model.modules.flatMap(({ functions, constants }) =>
    [...functions, ...constants].map((entry) => entry.path),
  );
  const { lines } = run(prelude, paths.map((name) => `assert(${name} ~= nil, "${name}")`).join("\n"));
  expect(lines).toEqual([]);
});
