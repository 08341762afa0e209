import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { scriptArguments } from "../../../scripts/run";
import { temporaryFolder } from "../../support/temporary-folder";

test("pages and sidebars are complete, however long Gatsby's nodes take to be written", () => {
  const script = scriptArguments("tests/support/unwritten-nodes.ts");
  const { stdout } = spawnSync(process.execPath, script, { encoding: "utf8" });
  expect(JSON.parse(stdout)).toEqual({
    // Gatsby ends the creation of pages when our hook has ended, and then reads what is listed.
    held: { hook: "waits", sidebars: 0, pageNodes: 0, pages: ["/docs"] },
    written: { sidebars: 1, pageNodes: 1, pages: ["/docs"] },
  });
});

test("a guide that a killed process has not read is read by the next one, once", () => {
  const folder = temporaryFolder("killed-process");
  const run = (...args: readonly string[]) => {
    const script = scriptArguments("tests/support/killed-process.ts", folder, ...args);
    return spawnSync(process.execPath, script, { encoding: "utf8" });
  };
  expect(run("killed").stdout).toBe("");
  expect(JSON.parse(run().stdout)).toEqual({ reads: 1, guides: 1 });
});
