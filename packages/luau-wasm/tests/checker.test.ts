import { describe, expect, test } from "vitest";
import { createChecker } from "../index";
import { loadLuau } from "../node";
import { engine, engineChecker, SOLVERS } from "./support/checker";

describe.each(SOLVERS)("the %s solver", (solver) => {
  const checker = engineChecker({ solver });
  const errorsIn = (text: string) =>
    checker.check([{ name: "main.luau", text }]).filter(({ kind }) => kind !== "lint");

  test("knows the definitions", () => {
    expect(checker.definitionDiagnostics).toEqual([]);
    expect(errorsIn('local door = Doors.create("front")\ndoor:open(2)\n')).toEqual([]);
  });

  test("completes the names of a table", () => {
    const text = "Timer.";
    checker.check([{ name: "main.luau", text }]);
    const found = checker.complete("main.luau", text.length);
    expect(found.map(({ name, symbol }) => [name, symbol])).toEqual([
      ["clear", "@engine/global/Timer.clear"],
      ["setTimeout", "@engine/global/Timer.setTimeout"],
    ]);
  });

  test("completes after text that is not ASCII", () => {
    const text = 'print("日本 😀", Timer.)';
    checker.check([{ name: "main.luau", text }]);
    expect(checker.complete("main.luau", text.length - 1).map(({ name }) => name)).toContain("clear");
  });

  test.each([
    'addEventListener("t|',
    "addEventListener('|\nprint(1)\n",
    'addEventListener("t|")',
    'addEventListener("|, print)',
  ])("completes nothing but strings in a string: %s", (marked) => {
    const text = marked.replace("|", "");
    checker.check([{ name: "main.luau", text }], []);
    const found = checker.complete("main.luau", marked.indexOf("|"));
    expect(found.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["string quit", "string tick"]);
    // The text itself is as it was.
    expect(checker.check([{ name: "main.luau", text }]).length > 0).toBe(true);
  });

  test("describes what is at an offset", () => {
    const text = 'print("ü", Doors.find("front"))';
    checker.check([{ name: "main.luau", text }]);
    const hover = checker.hover("main.luau", text.indexOf("find") + 1);
    expect(hover).toMatchObject({ symbol: "@engine/global/Doors.find" });
    expect(hover?.text).toBe("function find(name: string): Door?");
    expect(text.slice(...(hover?.span ?? []))).toBe("Doors.find");
    expect(checker.hover("main.luau", text.length)).toBeNull();
  });

  test("describes declarations, even of names that are not used", () => {
    const text = 'local door = Doors.find("front")\nlocal function open(seconds: number, ...) end';
    checker.check([{ name: "main.luau", text }]);
    const at = (name: string) => checker.hover("main.luau", text.indexOf(name))?.text;
    expect(at("door")).toBe("door: Door?");
    expect(at("seconds")).toBe("seconds: number");
  });

  test("shows the parameters of a call, and the current one", () => {
    const text = "Timer.setTimeout(2, print)";
    checker.check([{ name: "main.luau", text }]);
    const [seconds, callback] = [
      { name: "seconds", type: "number" },
      { name: "callback", type: "() -> ()" },
    ];
    const rest = { returns: "number", symbol: "@engine/global/Timer.setTimeout" };
    const signatures = [{ parameters: [seconds, callback], ...rest }];
    const signature = checker.signature("main.luau", text.indexOf("print") + 1);
    expect(signature).toEqual({ name: "setTimeout", active: 1, signatures });
    expect(checker.signature("main.luau", 0)).toBeNull();
  });

  test("shows each overload", () => {
    const text = 'addEventListener("tick", print)';
    checker.check([{ name: "main.luau", text }]);
    expect(checker.signature("main.luau", text.indexOf('"tick"') + 1)?.signatures).toHaveLength(2);
  });

  test("gives a required file its type, although the definitions declare `require`", () => {
    const text = 'local width: string = require("./player").width\nprint(width)\n';
    const player = { name: "player/index.luau", text: "return { width = 2 }\n" };
    const message = "Expected this to be 'string', but got 'number'";
    const found = checker.check([{ name: "main.luau", text }, player]);
    expect(found).toMatchObject([{ source: "main.luau", message }]);
  });

  test("reports a mistake in a required file once, in that file", () => {
    const main = { name: "main.luau", text: 'return require("./player")\n' };
    const player = { name: "player.luau", text: 'Timer.clear("1")\nreturn 1\n' };
    expect(checker.check([main, player])).toMatchObject([{ source: "player.luau", kind: "type" }]);
  });
});

test("a mistake in the definitions is reported at its place, and the checker still works", () => {
  const text = 'declare Größe: {\n\twidth: "ü" | Nmber,\n}\n';
  const checker = createChecker(loadLuau(), { definitions: [{ name: "@broken", text }] });
  expect(checker.definitionDiagnostics.length).toBeGreaterThan(0);
  const size = 'declare size: "ü" | Nmber\n';
  const valid = createChecker(loadLuau(), { definitions: [{ name: "@broken", text: size }] });
  const [found] = valid.definitionDiagnostics;
  expect(found?.message).toBe("Unknown type 'Nmber'");
  expect(size.slice(...(found?.span ?? []))).toBe("Nmber");
  expect(valid.check([{ name: "main.luau", text: "print(1)\n" }])).toEqual([]);
});

test("several definition files build on each other", () => {
  const more = { name: "@game", text: "declare function openAll(doors: { Door }): ()\n" };
  const checker = createChecker(loadLuau(), { definitions: [engine, more] });
  expect(checker.definitionDiagnostics).toEqual([]);
  expect(checker.check([{ name: "main.luau", text: "openAll(Doors.all())\n" }])).toEqual([]);
});

test("definitions can be added later, and are kept when an instance is replaced", () => {
  const checker = createChecker(loadLuau(), { definitions: [engine], limits: { memory: 1 } });
  const text = "openAll(Doors.all(), 1)\n";
  const messages = () => checker.check([{ name: "main.luau", text }]).map(({ message }) => message);
  expect(messages()).toEqual(["Unknown global 'openAll'; consider assigning to it first"]);
  const wrong = "declare function openAll(doors: { Dor }): ()\n";
  const problem = { message: "Unknown type 'Dor'" };
  expect(checker.define({ name: "@game", text: wrong })).toMatchObject([problem]);
  expect(messages()).toEqual(["Unknown global 'openAll'; consider assigning to it first"]);
  const right = "declare function openAll(doors: { Door }): ()\n";
  expect(checker.define({ name: "@game", text: right })).toEqual([]);
  for (const _ of [1, 2])
    expect(messages()).toEqual(["Argument count mismatch. Function expects 1 argument, but 2 are specified"]);
});

test("unions of definitions that are added later have names, as far as the caller knows them", () => {
  const checker = createChecker(loadLuau());
  const text = 'turn("up")\n';
  const messages = (isNamed?: (name: string) => boolean) =>
    checker.check([{ name: "a", text }], ["a"], isNamed).map(({ message }) => message);
  expect(messages()[0]).toContain("Unknown global");
  const added = 'type Side = "left" | "right"\ndeclare function turn(side: Side): ()\n';
  checker.define({ name: "@engine", text: added });
  expect(messages()[0]).toContain("to be 'Side'");
  expect(messages(() => false)[0]).toContain(`to be '"left" | "right"'`);
});

test("lint warnings have a name", () => {
  const found = engineChecker().check([{ name: "main.luau", text: "local unused = 1\n" }]);
  expect(found).toMatchObject([{ kind: "lint", name: "LocalUnused", span: [6, 12] }]);
});

test("the mode is that of sources without a comment of their own", () => {
  const text = "local function half(x) return x / 2 end\nprint(half({}))\n";
  const check = (mode: "strict" | "nocheck") =>
    engineChecker({ mode }).check([{ name: "main.luau", text }]).length;
  expect(check("nocheck")).toBe(0);
  expect(check("strict")).toBeGreaterThan(0);
});
