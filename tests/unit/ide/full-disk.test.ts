import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { startLuauDefs } from "./luau-defs-program";

const { program, work, write } = startLuauDefs();

test.skipIf(!existsSync("/dev/full"))("a full disk is reported", () => {
  write("door.d.luau", "declare function open(): ()\n");
  const { status, stderr } = spawnSync(
    "bash",
    ["-c", '"$0" "$1" bundle door.d.luau > /dev/full', process.execPath, program],
    { cwd: work, encoding: "utf8" },
  );
  expect([status, stderr]).toEqual([
    2,
    "luau-defs: Cannot write to standard output: ENOSPC: no space left on device, write\n",
  ]);
});
