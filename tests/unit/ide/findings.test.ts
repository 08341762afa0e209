/** What the commands that check find, and where they print it. */
import path from "node:path";
import { describe, expect, test } from "vitest";
import { startLuauDefs } from "./luau-defs-program";

const { work, write, luauDefs } = startLuauDefs();

describe("every command that checks", () => {
  test.each([
    [["check", "."], "unknown-type"],
    [["lint", "."], "unknown-type"],
    [["format", ".", "--check"], "not-formatted"],
    [["convert", "--from", "ldoc", ".", "--check"], "other-dialect"],
    [["samples", "."], "unknown-type"],
    [["anchors", "."], "unknown-type"],
  ])("%j prints its findings to standard output, in the format that is asked for", (args, rule) => {
    write("door.d.luau", "declare   x: Nothing\n");
    write(
      "lamp.luau",
      "local Lamp = {}\n\n--- On.\n-- @string name\nfunction Lamp.on(name) end\n\nreturn Lamp\n",
    );
    const { status, stdout, stderr } = luauDefs([...args, "--format", "json"]);
    expect([status, stderr]).toEqual([1, ""]);
    expect(JSON.parse(stdout).findings).toContainEqual(expect.objectContaining({ rule, severity: "error" }));
    expect(luauDefs([...args, "--format", "github"]).stdout).toContain(`title=${rule}::`);
    expect(luauDefs(args)).toMatchObject({ status: 1, stdout: expect.stringContaining(rule), stderr: "" });
  });

  test("refuses other formats", () => {
    expect(luauDefs(["check", ".", "--format", "xml"])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("Allowed choices are text, json, sarif, github."),
    });
  });
});

describe("a single file", () => {
  const LAMP = "--- See [Door.open] and [Door.shut].\ndeclare function light(door: DoorId): Unknown\n";
  test.each(["check", "lint"])("may use the files beside it, which %s does not report", (command) => {
    write(
      "api/door.d.luau",
      "declare Door: { open: () -> () }\nexport type DoorId = numbr\ndeclare x number\n",
    );
    write("api/old/lamp.d.luau", "export type Unknown = number\n");
    write("api/lamp.d.luau", LAMP);
    const rulesOf = (...args: readonly string[]): unknown =>
      JSON.parse(luauDefs([command, ...args, "--format", "json"]).stdout)
        .findings.filter(({ rule }: { rule: string }) => !rule.startsWith("missing-"))
        .map(({ file, rule, message }: Record<string, string>) => [file, rule, message]);
    const expected = [
      ["api/lamp.d.luau", "unknown-link", "`[Door.shut]` links to nothing."],
      ["api/lamp.d.luau", "unknown-type", "There is no type `Unknown`."],
    ];
    expect(rulesOf("api/lamp.d.luau")).toEqual(expected);
    expect(rulesOf(path.join(work, "api/lamp.d.luau"))).toEqual(
      expected.map(([file = "", ...rest]) => [path.join(work, file), ...rest]),
    );
  });

  test("under the name that an editor gives, too", () => {
    write("api/door.d.luau", "declare Door: { open: () -> () }\n");
    const args = ["check", "-", "--stdin-filename", "api/lamp.d.luau"];
    expect(luauDefs(args, "--- See [Door.open].\ndeclare function light(): ()\n").stdout).toBe(
      "No mistakes in 1 file\n",
    );
  });

  test("is bundled alone, so that what it lacks is an error", () => {
    write("api/door.d.luau", "export type DoorId = number\n");
    write("api/lamp.d.luau", "declare function light(door: DoorId): ()\n");
    expect(luauDefs(["bundle", "api/lamp.d.luau"]).status).toBe(1);
  });
});
