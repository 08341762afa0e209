/** Luau's answers about modules, as one run keeps them for the next. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { openAnswers } from "../../../packages/luau-defs/src/front/store/kept-answers";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { toJson } from "../../../packages/luau-defs/src/write/json/model-json";
import { HARBOUR } from "./entry-texts";
import { temporaryFolder } from "../../support/temporary-folder";

let file = "";
beforeEach(() => void (file = path.join(temporaryFolder("answers"), "cache/modules.json")));
const MAIN = 'return { tide = require("./harbour").tide }\n';

/** The reference, and the modules about which Luau would have been asked; `null` if it was asked. */
async function read(harbour: string, isAsking = false) {
  const { answers, keep } = await openAnswers(file);
  const unanswered: string[] = [];
  const sources = [sourceFile("main.luau", MAIN), sourceFile("harbour.luau", harbour)];
  const { value } = runOnSources(sources, {
    interfaces: answers,
    ...(!isAsking && { postpone: ({ paths }) => void unanswered.push(...paths) }),
  });
  const json = toJson(value.model);
  await keep();
  return { json, unanswered };
}

test("Luau is asked about nothing that has not changed", async () => {
  const { json } = await read(HARBOUR, true);
  const bytes = readFileSync(file, "utf8");
  expect(await read(HARBOUR)).toEqual({ json, unanswered: [] });
  expect((await read(`${HARBOUR}-- changed\n`)).unanswered).toEqual(["main.luau", "harbour.luau"]);
  // What Luau was not asked about is not kept.
  await read(HARBOUR, true);
  expect(readFileSync(file, "utf8")).toBe(bytes);
});

test.each([
  ["is damaged", (text: string) => text.replace("tide", "wave")],
  ["is cut", (text: string) => text.slice(0, -9)],
  ["has other contents", () => '{"kept":[]}'],
])("a file that %s is ignored", async (_, change) => {
  const { json } = await read(HARBOUR, true);
  const bytes = readFileSync(file, "utf8");
  writeFileSync(file, change(bytes));
  expect((await read(HARBOUR)).unanswered).toEqual(["main.luau", "harbour.luau"]);
  writeFileSync(file, change(bytes));
  expect((await read(HARBOUR, true)).json).toBe(json);
  expect(readFileSync(file, "utf8")).toBe(bytes);
});
