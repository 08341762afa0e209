/** The commands as people run them: a process of its own, built from the sources of this moment. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { startLuauDefs } from "./luau-defs-program";

const { program, work, write, read, luauDefs } = startLuauDefs();

const DOOR = "--[=[\n\tDoors.\n]=]\n\n--- Opens all doors.\ndeclare function open(): ()\n";
describe("format", () => {
  const UNTIDY = "declare   x :number\n";

  test("prints one file, writes several, and checks", () => {
    write("a.d.luau", UNTIDY);
    write("b.d.luau", "declare y: number\n");
    expect(luauDefs(["format", "a.d.luau"])).toEqual({
      status: 0,
      stdout: "declare x: number\n",
      stderr: "",
    });
    expect(luauDefs(["format", "-"], UNTIDY).stdout).toBe("declare x: number\n");
    expect(luauDefs(["format", "."])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("say --write to change them"),
    });
    expect(luauDefs(["format", ".", "--check"])).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(
        /^a\.d\.luau:1:9 error not-formatted [\s\S]*\n1 file to format, --write does it\n$/,
      ),
    });
    expect(read("a.d.luau")).toBe(UNTIDY);
    expect(luauDefs(["format", ".", "--write"])).toMatchObject({
      status: 0,
      stdout: "1 file changed, 1 as they should be\n",
    });
    expect(read("a.d.luau")).toBe("declare x: number\n");
    expect(luauDefs(["format", ".", "--check"]).status).toBe(0);
  });

  test("calls no file well laid out that it could not read", () => {
    write("door.d.luau", "declare x number\n");
    const { status, stdout } = luauDefs(["format", "door.d.luau", "--check"]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/\n1 error in 1 file; left as they are\n$/);
  });

  test("leaves what does not parse alone", () => {
    write("a.d.luau", "declare   x number\n");
    const { status, stdout } = luauDefs(["format", "a.d.luau", "--write"]);
    expect([status, read("a.d.luau")]).toEqual([1, "declare   x number\n"]);
    expect(stdout).toContain("a.d.luau:1:13 error syntax");
    // A text on standard output is alone there.
    expect(luauDefs(["format", "a.d.luau"])).toMatchObject({
      status: 1,
      stdout: "declare   x number\n",
      stderr: expect.stringContaining("a.d.luau:1:13 error syntax"),
    });
  });
});

describe("diff", () => {
  test("tells breaking changes from the others", () => {
    write("old/door.d.luau", "declare function open(door: number): ()\n");
    write("new/door.d.luau", "declare function open(door: number?): ()\ndeclare function shut(): ()\n");
    const { status, stdout } = luauDefs(["diff", "old", "new"]);
    expect(status).toBe(0);
    expect(stdout).toContain("0 breaking changes, 2 additions");
    const back = luauDefs(["diff", "new", "old", "--breaking", "--format", "json"]);
    expect(back.status).toBe(1);
    expect(JSON.parse(back.stdout).counts.breaking).toBe(2);
    expect(luauDefs(["diff", "new", "old", "--format", "markdown"]).stdout).toContain("## Breaking changes");
  });

  test("takes two files for two states of one module, whatever they are called", () => {
    write("was.d.luau", DOOR);
    write("is.d.luau", DOOR);
    expect(luauDefs(["diff", "was.d.luau", "is.d.luau"])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("No changes."),
    });
  });

  test("finds frozen versions by name", () => {
    write("content/versions/1.0/definitions/door.d.luau", DOOR);
    write("content/versions/2.0/definitions/door.d.luau", DOOR);
    expect(luauDefs(["diff", "1.0", "2.0"])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("No changes."),
    });
    expect(luauDefs(["diff", "1.0", "3.0"])).toMatchObject({
      status: 2,
      stderr: "luau-defs: There is no file or folder `3.0`.\n",
    });
  });

  test("compares nothing that could not be read", () => {
    write("old.d.luau", "declare x number\n");
    expect(luauDefs(["diff", "old.d.luau", "-"], DOOR)).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringContaining("old.d.luau:1:11 error syntax"),
    });
  });
});

describe("bundle, ide-docs, selene, luacats", () => {
  test("write to files and to standard output", () => {
    write("door.d.luau", DOOR);
    expect(luauDefs(["bundle", ".", "-o", "out/kit.d.luau"])).toEqual({ status: 0, stdout: "", stderr: "" });
    expect(read("out/kit.d.luau")).toContain("declare function open(): ()");
    expect(luauDefs(["selene", "door.d.luau", "--name", "kit"]).stdout).toContain('name: "kit"');
    expect(luauDefs(["luacats", "door.d.luau"]).stdout).toContain("---@meta engine");
    const docs = JSON.parse(
      luauDefs([
        "ide-docs",
        "door.d.luau",
        "--name",
        "kit",
        "--base-url",
        "https://kit.example",
        "--base-path",
        "/api",
      ]).stdout,
    );
    expect(docs["@kit/global/open"].learn_more_link).toBe("https://kit.example/api/door#open");
    expect(luauDefs(["ide-docs", "door.d.luau"])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("--base-url"),
    });
  });

  test("refuse what the configuration would refuse", () => {
    write("door.d.luau", DOOR);
    const refused = (...args: readonly string[]) => expect(luauDefs([...args, "door.d.luau"]));
    refused("ide-docs", "--base-url", "kit.example").toEqual({
      status: 2,
      stdout: "",
      stderr: "luau-defs: `--base-url kit.example` must be an address such as `https://kit.example`.\n",
    });
    refused("ide-docs", "--base-url", "https://kit.example", "--base-path", "api").toMatchObject({
      status: 2,
      stderr: "luau-defs: `--base-path api` must be a path such as `/docs/api`.\n",
    });
    for (const command of ["ide-docs", "selene", "luacats"])
      refused(command, "--name", "a kit").toMatchObject({
        status: 2,
        stderr: "luau-defs: `--name a kit` must be a name such as `kit`.\n",
      });
  });

  test("make nothing of files with errors", () => {
    write("door.d.luau", "declare x: Nothing\n");
    expect(luauDefs(["bundle", ".", "-o", "kit.d.luau"])).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringContaining("unknown-type"),
    });
    expect(existsSync(path.join(work, "kit.d.luau"))).toBe(false);
  });
});

describe("watch", () => {
  test("reads again the file that was saved, and no other", async () => {
    cpSync(path.resolve("definitions"), path.join(work, "definitions"), { recursive: true });
    const child = spawn(process.execPath, [program, "watch", "definitions"], {
      cwd: work,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const shows = (text: string) =>
      expect.poll(() => output, { timeout: 120_000, interval: 50 }).toContain(text);
    try {
      await shows("No mistakes in 15 files\n");
      // The watcher looks at the folder before it sees changes in it.
      const original = read("definitions/timer.d.luau");
      await expect
        .poll(
          () => (write("definitions/timer.d.luau", original.replace("-> TimerId", "-> TimrId")), output),
          { timeout: 120_000, interval: 500 },
        )
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

  test("does not watch standard input", () => {
    expect(luauDefs(["watch", "-"])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("Standard input cannot be watched"),
    });
  });
});

describe("every command", () => {
  test("ends in silence when nobody reads on", () => {
    write(
      "many.d.luau",
      Array.from({ length: 3000 }, (_, index) => `declare function f${index}(): Nowhere\n`).join(""),
    );
    const { status, stdout, stderr } = spawnSync(
      "bash",
      ["-c", 'set -o pipefail; "$0" "$1" check many.d.luau | head -n 1', process.execPath, program],
      { cwd: work, encoding: "utf8" },
    );
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout.split("\n")).toHaveLength(2);
  });

  const commands = [
    "check",
    "lint",
    "format",
    "diff",
    "watch",
    "bundle",
    "ide-docs",
    "selene",
    "luacats",
    "json",
    "anchors",
  ];

  test("has help with examples", () => {
    const { stdout } = luauDefs(["--help"]);
    for (const command of commands) {
      expect(stdout).toMatch(new RegExp(`^  ${command} `, "m"));
      expect(luauDefs([command, "--help"])).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/Examples:\n {2}\$ /),
      });
    }
  });

  test("says what is wrong with what it is given", () => {
    mkdirSync(path.join(work, "empty"));
    write("latin.d.luau", Buffer.from("--- na\xefve\ndeclare x: number\n", "latin1"));
    expect(luauDefs(["lint", "gone.d.luau", "empty", "*.none"])).toEqual({
      status: 2,
      stdout: "",
      stderr:
        "luau-defs: There is no file or folder `gone.d.luau`.\nluau-defs: No `.luau` file in the folder `empty`.\nluau-defs: No file matches `*.none`.\n",
    });
    for (const command of ["check", "lint", "format --write"])
      expect(luauDefs([...command.split(" "), "latin.d.luau"])).toMatchObject({
        status: 1,
        stdout: expect.stringContaining("latin.d.luau:1:7 error encoding"),
      });
    expect(luauDefs(["lint"])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("Name the files"),
    });
    expect(luauDefs(["frmat"])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("(Did you mean format?)"),
    });
  });
});
