/** What our samples say that they print (`--> 3`), they print on the mock engine. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "full-moon-wasm";
import { expect, test } from "vitest";
import { runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { findFiles, readMocks } from "../../../packages/luau-defs/src/read";
import { definitionDocument, groupsIn, textOf } from "../../../packages/luau-defs/src/engine";
import { sourceText } from "luau-syntax";
import { mockOfOutput, run } from "./engine";

const samples = readdirSync("definitions")
  .filter((name) => name.endsWith(".d.luau"))
  .flatMap((name) => {
    const text = readFileSync(`definitions/${name}`, "utf8");
    return groupsIn(definitionDocument(sourceText(name, text), parse(text))).flat();
  })
  .map(({ lines }) => textOf(lines))
  .filter((text) => text.includes("-->"));

test("the outputs of samples are those in their comments", async () => {
  const { files } = await findFiles(["definitions"], ".");
  const { value } = await runPipeline(files);
  const prelude = mockOfOutput(value, await readMocks(files, "."));
  expect(samples.length).toBeGreaterThan(4);
  for (const text of samples) {
    const expected = [...text.matchAll(/--> (.+)/g)].map(([, output]) => output);
    const printed = run(prelude, text).events.flatMap((event) =>
      event.kind === "print" ? [event.text] : [],
    );
    expect.soft(printed, text).toEqual(expected);
  }
});
