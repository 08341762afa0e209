/** What the commands read and write: files of any name, under several names, and what is piped. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { startLuauDefs } from "./luau-defs-program";

const { program, work, write, read, luauDefs } = startLuauDefs();

const DOOR = "--[=[\n\tDoors.\n]=]\n\n--- Opens all doors.\ndeclare function open(): ()\n";
const AMERICAN = DOOR.replace("all doors", "doors of any color");
const BRITISH = '{"rules": {"british-spelling": "warning"}}';

describe("standard input and output", () => {
  test("takes no file for standard input's text that has its name", () => {
    const saved = DOOR.replaceAll("open", "shut").replace("all doors", "all gray doors");
    write("luau-defs.config.json", BRITISH);
    write("stdin.d.luau", saved);
    const { status, stdout, stderr } = luauDefs(["lint", "-", ".", "--fix"], AMERICAN);
    expect([status, stderr]).toEqual([0, "No mistakes in 2 files; 2 fixed\n"]);
    expect(stdout).toBe(AMERICAN.replace("color", "colour"));
    expect(read("stdin.d.luau")).toBe(saved.replace("gray", "grey"));
  });

  test("gives the text of standard input back with --write, whether or not it changes", () => {
    write("stdin.d.luau", "declare   x :number\n");
    expect(luauDefs(["format", "-", "--write"], "declare y: number\n")).toMatchObject({
      status: 0,
      stdout: "declare y: number\n",
    });
    expect(luauDefs(["format", "-", "stdin.d.luau", "--write"], "declare   y: number\n")).toMatchObject({
      status: 0,
      stdout: "declare y: number\n",
    });
    expect(read("stdin.d.luau")).toBe("declare x: number\n");
  });

  test("compares standard input with something else", () => {
    write("door.d.luau", DOOR);
    expect(luauDefs(["diff", "-", "door.d.luau"], DOOR)).toMatchObject({
      status: 0,
      stdout: "No changes.\n",
    });
    expect(luauDefs(["diff", "-", "-"], DOOR)).toMatchObject({
      status: 2,
      stdout: "",
      stderr: "luau-defs: Only one of the two versions can come from standard input.\n",
    });
  });

  test("takes two pipes for two states of one module", () => {
    write("door.d.luau", DOOR);
    const { status, stdout } = spawnSync(
      "bash",
      ["-c", '"$0" "$1" diff <(cat door.d.luau) <(cat door.d.luau)', process.execPath, program],
      { cwd: work, encoding: "utf8" },
    );
    expect([status, stdout]).toEqual([0, "No changes.\n"]);
  });

  test.skipIf(!existsSync("/dev/full"))("says that a disk is full", () => {
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
});

describe("names of files", () => {
  test("makes no bundle of the bundle that lies among the files", () => {
    write("door.d.luau", DOOR);
    for (const request of [".", "*.d.luau"]) {
      expect(luauDefs(["bundle", request, "-o", "kit.d.luau"])).toEqual({
        status: 0,
        stdout: "",
        stderr: "",
      });
      expect(read("kit.d.luau").match(/declare function open/g)).toHaveLength(1);
    }
  });

  test("names files in SARIF as URIs do", () => {
    write("luau-defs.config.json", BRITISH);
    write("c# doors?.d.luau", AMERICAN);
    const uriOf = (file: string): unknown =>
      JSON.parse(luauDefs(["lint", file, "--format", "sarif"]).stdout).runs[0].results[0].locations[0]
        .physicalLocation.artifactLocation.uri;
    expect(uriOf(".")).toBe("c%23%20doors%3F.d.luau");
    expect(uriOf(path.join(work, "c# doors?.d.luau"))).toBe(
      pathToFileURL(path.join(work, "c# doors?.d.luau")).href,
    );
    write("d:doors.d.luau", AMERICAN);
    expect(uriOf("d:doors.d.luau")).toBe("d%3Adoors.d.luau");
  });

  test("reads a file once that it is given by several names", () => {
    write("doors/door.d.luau", DOOR);
    symlinkSync("doors", path.join(work, "linked"));
    symlinkSync("doors/door.d.luau", path.join(work, "gate.d.luau"));
    for (const names of [
      ["."],
      ["doors", path.join(work, "doors")],
      ["gate.d.luau", "linked", "doors/door.d.luau"],
    ]) {
      expect(luauDefs(["check", ...names])).toEqual({
        status: 0,
        stdout: "No mistakes in 1 file\n",
        stderr: "",
      });
    }
    expect(luauDefs(["format", "gate.d.luau", "--check"]).status).toBe(0);
  });

  test("watches what is named in full, or by way of the folder above", async () => {
    write("doors/door.d.luau", DOOR);
    for (const request of [path.join(work, "doors"), path.join("..", path.basename(work), "doors")]) {
      const child = spawn(process.execPath, [program, "watch", request], {
        cwd: work,
        stdio: ["ignore", "pipe", "inherit"],
      });
      let output = "";
      child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
      const saved = (text: string) => () => (write("doors/door.d.luau", text), output);
      try {
        // The watcher looks at the folder before it sees changes in it.
        await expect
          .poll(saved(`${DOOR}declare x: Nowhere\n`), { timeout: 120_000, interval: 500 })
          .toContain("There is no type `Nowhere`.");
        await expect
          .poll(saved(DOOR), { timeout: 120_000, interval: 500 })
          .toMatch(/No mistakes in 1 file, .*door\.d\.luau read again\n/);
      } finally {
        child.kill("SIGINT");
      }
    }
  });
});
