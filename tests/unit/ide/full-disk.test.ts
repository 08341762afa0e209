import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { startLuauDefs } from "./luau-defs-program";

const { program, work, write } = startLuauDefs();

test.skipIf(!existsSync("/dev/full"))("a full disk is reported", () => {
  write("door.d.luau", "declare function open(): ()\n");
  const args = ["-c", '"$0" "$1" bundle door.d.luau > /dev/full', process.execPath, program];
  const { status, stderr } = spawnSync("bash", args, { cwd: work, encoding: "utf8" });
  const sentence = "luau-defs: Cannot write to standard output: ENOSPC: no space left on device, write\n";
  expect([status, stderr]).toEqual([2, sentence]);
});
