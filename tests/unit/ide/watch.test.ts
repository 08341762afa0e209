/** What transcripts of commands cannot show: processes that go on, and a full disk. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { startLuauDefs } from "./luau-defs-program";

const { program, work, write, read } = startLuauDefs();
const DOOR = "--[=[\n\tDoors.\n]=]\n\n--- Opens all doors.\ndeclare function open(): ()\n";

test("watch reads again the file that was saved, and no other", async () => {
  cpSync(path.resolve("definitions"), path.join(work, "definitions"), { recursive: true });
  const child = spawn(process.execPath, [program, "watch", "definitions"], {
    cwd: work,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const shows = (text: string) => expect.poll(() => output, { interval: 50 }).toContain(text);
  try {
    await shows("No mistakes in 15 files\n");
    // The watcher looks at the folder before it sees changes in it.
    const original = read("definitions/timer.d.luau");
    await expect
      .poll(() => (write("definitions/timer.d.luau", original.replace("-> TimerId", "-> TimrId")), output), {
        interval: 500,
      })
      .toContain("Did you mean `TimerId`?");
    await shows("1 error in 1 file, definitions/timer.d.luau read again\n");
    output = "";
    write("definitions/timer.d.luau", original);
    await shows("No mistakes in 15 files, definitions/timer.d.luau read again\n");
  } finally {
    child.kill("SIGINT");
  }
  const code = await new Promise((resolve) => child.once("exit", resolve));
  // On Windows, a signal ends a process without asking it.
  expect(code).toBe(process.platform === "win32" ? null : 130);
});

test("watch follows what is named in full, by way of the folder above, or in a hidden folder", async () => {
  const hidden = "doors/.kit/types";
  const above = path.join("..", path.basename(work), "doors");
  for (const [request, file] of [
    [path.join(work, "doors"), "doors/door.d.luau"],
    [above, "doors/door.d.luau"],
    [hidden, `${hidden}/door.d.luau`],
  ] as const) {
    write(file, DOOR);
    const child = spawn(process.execPath, [program, "watch", request], {
      cwd: work,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const saved = (text: string) => () => (write(file, text), output);
    try {
      // The watcher looks at the folder before it sees changes in it.
      await expect
        .poll(saved(`${DOOR}declare x: Nowhere\n`), { interval: 500 })
        .toContain("There is no type `Nowhere`.");
      await expect
        .poll(saved(DOOR), { interval: 500 })
        .toMatch(/No mistakes in 1 file, .*door\.d\.luau read again\n/);
    } finally {
      child.kill("SIGINT");
    }
  }
});

test.skipIf(!existsSync("/dev/full"))("a full disk is reported", () => {
  write("door.d.luau", DOOR);
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
