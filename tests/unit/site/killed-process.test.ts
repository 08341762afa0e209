import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { scriptArguments } from "../../../scripts/run";
import { temporaryFolder } from "../../support/temporary-folder";

test("a guide that a killed process has not read is read by the next one, once", () => {
  const folder = temporaryFolder("killed-process");
  const run = (...args: readonly string[]) => {
    const script = scriptArguments("tests/support/killed-process.ts", folder, ...args);
    return spawnSync(process.execPath, script, { encoding: "utf8" });
  };
  expect(run("killed").stdout).toBe("");
  expect(JSON.parse(run().stdout)).toEqual({ reads: 1, guides: 1 });
});
