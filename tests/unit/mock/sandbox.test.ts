/** The project's own engine: what its reference forbids in a sandbox, its mock forbids. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entriesOf } from "../../../packages/luau-defs/src/model";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { mockOfOutput, run } from "./engine";

const FOLDER = "definitions";
const readAll = (ending: string) =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ path: `${FOLDER}/${file}`, text: readFileSync(`${FOLDER}/${file}`, "utf8") }));

test("functions that the reference forbids in a sandbox throw in one", () => {
  const { value } = runOnSources(readAll(".d.luau").map(({ path, text }) => sourceFile(path, text)));
  const forbidden = value.model.modules
    .flatMap(entriesOf)
    .filter(({ doc: { errors } }) =>
      errors.some(({ description }) => description === "Throws if the calling script runs in a sandbox."),
    )
    .map(({ path }) => path);
  expect(forbidden).toContain("Engine.quit");
  const calls = forbidden.map((path) => `print(pcall(Luau.run, "${path}()", Luau.createSandbox()))`);
  const { events } = run(mockOfOutput(value, readAll(".mock.luau")), calls.join("\n"));
  const printed = events.flatMap((event) => (event.kind === "print" ? [event.text] : []));
  expect(printed).toEqual(
    forbidden.map((path) => expect.stringMatching(`^false\t.*${path} is not allowed in a sandbox`)),
  );
});
