/** `luau-defs lint` as people run it. */
import { describe, expect, test } from "vitest";
import { startLuauDefs } from "./luau-defs-program";

const { write, read, luauDefs } = startLuauDefs();

const DOOR = "--[=[\n\tDoors.\n]=]\n\n--- Opens all doors.\ndeclare function open(): ()\n";
const AMERICAN = DOOR.replace("all doors", "doors of any color");
const BRITISH = '{"rules": {"british-spelling": "warning"}}';

describe("lint", () => {
  test("lets warnings pass, but for --strict", () => {
    write("door.d.luau", AMERICAN);
    expect(luauDefs(["lint", "door.d.luau"]).stdout).toBe("No mistakes in 1 file\n");
    write("luau-defs.config.json", BRITISH);
    const { status, stdout } = luauDefs(["lint", "door.d.luau"]);
    expect(stdout).toContain("door.d.luau:5:24 warning british-spelling `color` is American spelling.");
    expect(stdout).toContain("1 warning in 1 file; 1 can be fixed with --fix");
    expect(status).toBe(0);
    expect(luauDefs(["lint", "door.d.luau", "--strict"]).status).toBe(1);
  });

  test("fixes files, and a filter's text on standard output", () => {
    write("luau-defs.config.json", BRITISH);
    write("door.d.luau", AMERICAN);
    expect(luauDefs(["lint", "door.d.luau", "--fix"])).toEqual({
      status: 0,
      stdout: "No mistakes in 1 file; 1 fixed\n",
      stderr: "",
    });
    expect(read("door.d.luau")).toContain("doors of any colour");
    expect(luauDefs(["lint", "-", "--fix"], AMERICAN).stdout).toBe(AMERICAN.replace("color", "colour"));
  });

  test("prints a thousand findings, errors before warnings, and all of them when asked", () => {
    write(
      "many.d.luau",
      `${Array.from({ length: 1100 }, (_, index) => `declare function f${index}(): ()`).join("\n")}\ndeclare last: Nowhere\n`,
    );
    const headsIn = (text: string) => text.split("\n").filter((line) => line.startsWith("many.d.luau:"));
    const short = luauDefs(["lint", "many.d.luau"]).stdout;
    expect(headsIn(short)).toHaveLength(1000);
    expect(headsIn(short).at(-1)).toContain("unknown-type");
    expect(short).toContain("1 error, 1101 warnings in 1 file; 102 warnings not shown, --all shows them\n");
    expect(headsIn(luauDefs(["lint", "many.d.luau", "--all"]).stdout)).toHaveLength(1102);
  });

  test("does not touch a file that does not parse", () => {
    write("door.d.luau", `${AMERICAN}declare x number\n`);
    expect(luauDefs(["lint", "door.d.luau", "--fix"]).status).toBe(1);
    expect(read("door.d.luau")).toContain("doors of any color");
  });

  test("heeds the nearest configuration and the one it is given", () => {
    write("sub/door.d.luau", AMERICAN);
    write("luau-defs.config.json", '{"rules": {"british-spelling": "error"}}');
    write("lenient.json", '{"rules": {"british-spelling": "error"}, "spelling": {"allow": ["color"]}}');
    expect(luauDefs(["lint", "sub"]).stdout).toContain("error british-spelling");
    expect(luauDefs(["lint", "sub", "--config", "lenient.json"])).toMatchObject({
      status: 0,
      stdout: "No mistakes in 1 file\n",
    });
    expect(luauDefs(["lint", "--rules"]).stdout).toMatch(/^british-spelling +error +fix /m);
  });

  test("shows where the configuration is wrong", () => {
    write("luau-defs.config.json", '{\n  "rules": { "brittish-spelling": "off" }\n}\n');
    write("door.d.luau", DOOR);
    const { status, stderr } = luauDefs(["lint", "door.d.luau"]);
    expect(status).toBe(2);
    expect(stderr).toContain("luau-defs.config.json:2:14 error config There is no rule `brittish-spelling`.");
    expect(stderr).toContain("Did you mean `british-spelling`?");
    expect(luauDefs(["lint", "door.d.luau", "--config", "none.json"])).toMatchObject({
      status: 2,
      stderr: "luau-defs: Cannot read the configuration `none.json`: There is no such file.\n",
    });
  });

  test("prints JSON, SARIF and GitHub's annotations", () => {
    write("luau-defs.config.json", BRITISH);
    write("a door.d.luau", AMERICAN);
    const json = JSON.parse(luauDefs(["lint", ".", "--format", "json"]).stdout);
    expect(json).toMatchObject({
      version: 1,
      findings: [
        {
          file: "a door.d.luau",
          line: 5,
          column: 24,
          endColumn: 29,
          rule: "british-spelling",
          severity: "warning",
          fixable: true,
        },
      ],
    });
    const sarif = JSON.parse(luauDefs(["lint", ".", "--format", "sarif"]).stdout);
    const [run] = sarif.runs;
    expect(sarif.version).toBe("2.1.0");
    expect(run.results).toMatchObject([
      {
        ruleId: "british-spelling",
        level: "warning",
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "a%20door.d.luau" },
              region: { startLine: 5, startColumn: 24 },
            },
          },
        ],
      },
    ]);
    expect(run.tool.driver.rules[run.results[0].ruleIndex]).toMatchObject({
      id: "british-spelling",
      fullDescription: { text: "Texts are in British spelling." },
      help: { text: expect.stringContaining("--fix") },
    });
    expect(luauDefs(["lint", ".", "--format", "github"]).stdout).toBe(
      "::warning file=a door.d.luau,line=5,endLine=5,col=24,endColumn=29,title=british-spelling::`color` is American spelling. Write `colour`.\n",
    );
  });
});
