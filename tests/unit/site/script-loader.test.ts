import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root, scriptArguments } from "../../../scripts/run";

test("a script in TypeScript gets its arguments, and its exit code is passed on", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    scriptArguments("scripts/fuzz.ts", "--runs", "many"),
    { cwd: root, encoding: "utf8" },
  );
  expect([status, stderr.trim()]).toEqual([2, "--runs takes a whole number, and many is none."]);
});

test("a script that does not exist is named", () => {
  const { status, stderr } = spawnSync(process.execPath, scriptArguments("scripts/none.ts"), {
    cwd: root,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("scripts/none.ts");
});
