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
beforeEach(() => void (file = path.join(temporaryFolder("answers"), "cache/modules")));
const MAIN = 'return { tide = require("./harbour").tide }\n';

/** The reference, and the modules about which Luau would have been asked; `null` if it was asked. */
function read(harbour: string, isAsking = false) {
  const { answers, keep } = openAnswers(file);
  const unanswered: string[] = [];
  const sources = [sourceFile("main.luau", MAIN), sourceFile("harbour.luau", harbour)];
  const { value } = runOnSources(sources, {
    interfaces: answers,
    ...(!isAsking && { postpone: ({ paths }) => void unanswered.push(...paths) }),
  });
  const json = toJson(value.model);
  keep();
  return { json, unanswered };
}

test("Luau is asked about nothing that has not changed", () => {
  const { json } = read(HARBOUR, true);
  const bytes = readFileSync(file, "latin1");
  expect(read(HARBOUR)).toEqual({ json, unanswered: [] });
  expect(read(`${HARBOUR}-- changed\n`).unanswered).toEqual(["main.luau", "harbour.luau"]);
  // What Luau was not asked about is not kept.
  read(HARBOUR, true);
  expect(readFileSync(file, "latin1")).toBe(bytes);
});

test.each([
  ["is damaged", (text: string) => text.replace("tide", "wave")],
  ["is cut", (text: string) => text.slice(0, -9)],
  ["has other contents", () => '{"kept":[]}'],
])("a file that %s is ignored", (_, change) => {
  const { json } = read(HARBOUR, true);
  const bytes = readFileSync(file, "latin1");
  writeFileSync(file, change(bytes), "latin1");
  expect(read(HARBOUR).unanswered).toEqual(["main.luau", "harbour.luau"]);
  writeFileSync(file, change(bytes), "latin1");
  expect(read(HARBOUR, true).json).toBe(json);
  expect(readFileSync(file, "latin1")).toBe(bytes);
});
