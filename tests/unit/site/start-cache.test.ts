import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { startCache } from "../../../src/node/samples/run-check";
import { temporaryFolder } from "../../support/temporary-folder";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder("start-cache");
});
const fileOf = (version: string): string => path.join(folder, `${version}.json`);
const read = (version: string): string => readFileSync(fileOf(version), "utf8");

test("a version without results of its own starts with those of the newest one, others keep theirs", () => {
  writeFileSync(fileOf("next"), "of next");
  writeFileSync(fileOf("2.0"), "of 2.0");
  for (const version of ["2.0", "1.0"]) startCache(fileOf(version), fileOf("next"));
  expect(["2.0", "1.0"].map(read)).toEqual(["of 2.0", "of next"]);
});
