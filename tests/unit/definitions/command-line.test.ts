/** The command as people run it: a process of its own, built from the sources of this moment. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileLuauDefs } from "../ide/luau-defs-program";

const scratch = mkdtempSync(path.join(tmpdir(), "command-line-"));
const program = path.join(scratch, "luau-defs.cjs");

beforeAll(async () => {
  await compileLuauDefs(program);
  writeFileSync(
    path.join(scratch, "good.d.luau"),
    "declare Good: {\n\tgo: (a: number) -> Id,\n}\nexport type Id = number\n",
  );
  writeFileSync(path.join(scratch, "bad.d.luau"), "declare bad: Nunber\n");
  writeFileSync(path.join(scratch, "warned.d.luau"), "--- @nonsense\ndeclare warned: number\n");
});
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

function luauDefs(
  args: readonly string[],
  { input = "", env = {} }: { input?: string; env?: Record<string, string> } = {},
) {
  const { NO_COLOR: _off, FORCE_COLOR: _on, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: scratch,
    input,
    encoding: "utf8",
    env: { ...inherited, ...env },
  });
  return { status, stdout, stderr };
}

describe("check", () => {
  test("says nothing but how many files there were", () => {
    expect(luauDefs(["check", "good.d.luau"])).toEqual({
      status: 0,
      stdout: "No mistakes in 1 file\n",
      stderr: "",
    });
  });

  test("shows mistakes with their frames and fails", () => {
    const { status, stdout } = luauDefs(["check", "good.d.luau", "bad.d.luau"]);
    expect(status).toBe(1);
    expect(stdout).toBe(
      [
        "bad.d.luau:1:14 error unknown-type There is no type `Nunber`.",
        "  1 | declare bad: Nunber",
        "    |              ^^^^^^",
        "  help: Did you mean `number`?",
        "",
        "1 error in 1 file",
        "",
      ].join("\n"),
    );
  });

  test("lets warnings pass, but for --strict", () => {
    expect(luauDefs(["check", "warned.d.luau"])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("1 warning in 1 file"),
    });
    expect(luauDefs(["check", "--strict", "warned.d.luau"]).status).toBe(1);
  });

  test("takes folders, globs and standard input", () => {
    expect(luauDefs(["check", "."]).stdout).toContain("1 error, 1 warning in 2 files");
    expect(luauDefs(["check", "g*.d.luau"]).stdout).toBe("No mistakes in 1 file\n");
    expect(luauDefs(["check", "-"], { input: "declare x: string\n" }).stdout).toBe("No mistakes in 1 file\n");
    expect(luauDefs(["check", "-"], { input: "declare x: Nothing\n" }).stdout).toContain(
      "stdin.d.luau:1:12 error unknown-type",
    );
  });

  test("calls standard input what it is told to, in place of the file of that name", () => {
    const unsaved = { input: "export type Size = number\n" };
    expect(luauDefs(["check", "bad.d.luau", "-", "--stdin-filename", "./bad.d.luau"], unsaved).stdout).toBe(
      "No mistakes in 1 file\n",
    );
    expect(
      luauDefs(["check", "-", "--stdin-filename", "sub/new.d.luau"], { input: "declare x: Nothing\n" })
        .stdout,
    ).toContain("sub/new.d.luau:1:12 error unknown-type");
    expect(luauDefs(["lint", "-", "--stdin-filename", "sub/new.d.luau"], unsaved).stdout).toContain(
      "sub/new.d.luau:1:1 warning",
    );
  });

  test("writes no file for standard input, whatever it is called", () => {
    const named = ["-", "--stdin-filename", "good.d.luau"];
    const before = readFileSync(path.join(scratch, "good.d.luau"), "utf8");
    expect(luauDefs(["format", "--write", ...named], { input: "declare  x:number\n" }).stdout).toBe(
      "declare x: number\n",
    );
    expect(luauDefs(["lint", "--fix", ...named], { input: "declare class Door end\n" }).stdout).toBe(
      "declare extern type Door with end\n",
    );
    expect(readFileSync(path.join(scratch, "good.d.luau"), "utf8")).toBe(before);
  });

  test("says where a link leads that leads nowhere", () => {
    symlinkSync("gone.d.luau", path.join(scratch, "link.luau"));
    expect(luauDefs(["check", "link.luau"])).toMatchObject({
      status: 2,
      stderr:
        "luau-defs: `link.luau` is a link to `gone.d.luau`, which does not exist or cannot be reached.\n",
    });
  });

  test("colours only when asked or on a terminal", () => {
    expect(luauDefs(["check", "bad.d.luau"]).stdout).not.toContain("\u001B[");
    expect(luauDefs(["check", "bad.d.luau"], { env: { FORCE_COLOR: "1" } }).stdout).toContain(
      "\u001B[31merror",
    );
    expect(
      luauDefs(["check", "bad.d.luau"], { env: { FORCE_COLOR: "1", NO_COLOR: "1" } }).stdout,
    ).not.toContain("\u001B[");
  });
});

describe("json", () => {
  test("prints the model alone on standard output", () => {
    const { status, stdout, stderr } = luauDefs(["json", "good.d.luau"]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      modules: [{ slug: "good", functions: [{ path: "Good.go" }], types: [{ name: "Id" }] }],
    });
    expect(luauDefs(["json", "good.d.luau"]).stdout).toBe(stdout);
  });

  test("prints what it could read even then when there are mistakes", () => {
    const { status, stdout, stderr } = luauDefs(["json", "bad.d.luau"]);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ modules: [{ slug: "bad" }] });
    expect(stderr).toContain("unknown-type");
  });
});

describe("usage", () => {
  test.each([
    [["check"], "missing required argument 'files'"],
    [["check", "none.d.luau"], "luau-defs: There is no file or folder `none.d.luau`."],
    [["check", "*.none"], "luau-defs: No file matches `*.none`."],
    [["chek", "x"], "unknown command 'chek'"],
    [
      ["check", ".", "--stdin-filename", "x.d.luau"],
      "luau-defs: --stdin-filename names what comes from standard input: write - among the files.",
    ],
    [["check", "--loud", "x"], "unknown option '--loud'"],
  ])("%j is told on standard error", (args, message) => {
    const { status, stdout, stderr } = luauDefs(args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });

  test("help and version are no mistakes", () => {
    expect(luauDefs(["--help"])).toMatchObject({ status: 0, stdout: expect.stringContaining("Exit codes:") });
    expect(luauDefs(["check", "--help"])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("--strict"),
    });
    expect(luauDefs(["--version"])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });
});
