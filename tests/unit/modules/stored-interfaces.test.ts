/** Luau's answers about modules, as one run keeps them for the next. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { openStoredInterfaces } from "../../../packages/luau-defs/src/front/store/stored-interfaces";
import { luauDigest } from "../../../packages/luau-defs/src/front/store/luau-digest";
import { openRecords } from "../../../packages/luau-defs/src/front/store/record-file";
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
  const { interfaces, save } = openStoredInterfaces(file);
  const unanswered: string[] = [];
  const sources = [sourceFile("main.luau", MAIN), sourceFile("harbour.luau", harbour)];
  const { value } = runOnSources(sources, {
    interfaces,
    ...(!isAsking && { postpone: ({ paths }) => void unanswered.push(...paths) }),
  });
  const json = toJson(value.model);
  save();
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

const change = (edit: (bytes: string) => string): void =>
  writeFileSync(file, edit(readFileSync(file, "latin1")), "latin1");
const ANSWERS = { name: "map", key: "", value: () => new Map() };

test.each([
  ["is damaged", () => change((bytes) => bytes.replace("tide", "wave"))],
  ["is cut", () => change((bytes) => bytes.slice(0, -9))],
  ["is not one of records", () => change(() => '{"kept":[]}')],
  ["has other contents", () => openRecords(file, luauDigest()).save([{ ...ANSWERS, name: "trees" }])],
  ["is of another Luau", () => openRecords(file, "another").save([ANSWERS])],
])("a file that %s is ignored", (_, replace) => {
  const { json } = read(HARBOUR, true);
  const bytes = readFileSync(file, "latin1");
  replace();
  expect(read(HARBOUR).unanswered).toEqual(["main.luau", "harbour.luau"]);
  replace();
  expect(read(HARBOUR, true).json).toBe(json);
  expect(readFileSync(file, "latin1")).toBe(bytes);
});

test.each([
  ["removed", () => rmSync(file)],
  ["replaced", () => writeFileSync(file, "1")],
])("a file that another process has %s since it was opened counts as empty", (_, replace) => {
  openRecords(file, "luau").save([ANSWERS]);
  const records = openRecords(file, "luau");
  expect(records.read("map", "")).toEqual(new Map());
  replace();
  expect(records.read("map", "")).toBeUndefined();
});
