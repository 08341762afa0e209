import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { scriptArguments } from "../../../scripts/run";

test("pages and sidebars are complete, however long Gatsby's nodes take to be written", () => {
  const script = scriptArguments("tests/support/unwritten-nodes.ts");
  const { stdout } = spawnSync(process.execPath, script, { encoding: "utf8" });
  expect(JSON.parse(stdout)).toEqual({
    // Gatsby ends the creation of pages when our hook has ended, and then reads what is listed.
    held: { hook: "waits", sidebars: 0, pageNodes: 0, pages: ["/docs"] },
    written: { sidebars: 1, pageNodes: 1, pages: ["/docs"] },
  });
});
