/** Mock engines that are made from definitions alone, in several styles. */
import { describe, expect, test } from "vitest";
import { expectCases, fixtureText } from "../../support/read-cases";
import { mockOf, run } from "./engine";

/** An engine in another style than ours. */
const HARBOUR = mockOf({ "harbour.d.luau": fixtureText("mock/harbour.d.luau") });

// A script, and what it prints, traces and throws.
test("functions check their arguments, return what fits, and are traced", () =>
  expectCases("cases/mock.txt", ([script = ""]) => run(HARBOUR, script).lines.join("\n")));

test("arguments that fit are accepted", () => {
  expect(run(HARBOUR, fixtureText("mock/harbour-script.luau")).reason).toBe("ok");
});

test("callbacks that throw are errors at their lines", () => {
  const { events, reason } = run(HARBOUR, "Harbour.later(1, function()\n\terror('no')\nend)");
  expect(reason).toBe("error");
  expect(events).toContainEqual(expect.objectContaining({ kind: "error", source: "main.luau", line: 2 }));
});

describe("modules that scripts require", () => {
  const prelude = mockOf({ "plane.luau": fixtureText("mock/plane.luau") });
  test("are found by name", () => {
    const { lines } = run(prelude, 'print(require("./plane").fold(2) == "")');
    expect(lines).toEqual(['Plane.fold(2) → ""', "true"]);
    expect(run(prelude, 'require("./lib/plane").fold("x")').lines[0]).toContain("must be a number");
  });
  test("that are not there are an error; an alias has every member", () => {
    expect(run(prelude, 'require("./gone")').lines).toEqual(["error: main.luau:1: no module at ./gone"]);
    expect(run(prelude, 'print(require("@kit/gone").a.b(1))').lines).toEqual(["any"]);
  });
  test("may return a function, or what the reference does not show", () => {
    const add = "return function(a: number): number return a end\n";
    const modules = mockOf({ "Add.luau": add, "Five.luau": "return 5\n" });
    expect(run(modules, 'print(require("./Add")(1), require("./Five").a)').lines.at(-1)).toBe("0\tany");
  });
});

describe("a mock written by hand", () => {
  const definitions = { "clock.d.luau": fixtureText("mock/clock.d.luau") };
  const withMock = (text: string): string =>
    mockOf(definitions, [{ path: "clock.mock.luau", text: `-- Clock.\n\n${text}` }]);
  const CLOCK = withMock(fixtureText("mock/clock.mock.luau"));
  test("replaces functions and constants; arguments are still checked", () => {
    expect(run(CLOCK, "print(Clock.NOON, Clock.at(1, function() end))").lines.at(-1)).toBe("12\t5");
    expect(run(CLOCK, "Clock.at('x', print)").lines).toEqual([
      "error: main.luau:1: Clock.at: argument #1 (seconds) must be a number, got string",
    ]);
  });
  test("schedules in virtual time, in order", () => {
    const later = (seconds: number, text: string) => `Clock.at(${seconds}, function() print("${text}") end)`;
    const { events } = run(CLOCK, `${later(2, "b")} ${later(1, "a")} Clock.at(99, error)`);
    expect(events.filter(({ kind }) => kind === "print")).toMatchObject([
      { text: "a", time: 1 },
      { text: "b", time: 2 },
    ]);
  });
  test("repeats until the virtual limit", () => {
    const { events, reason } = run(CLOCK, "Clock.each(1, function() print(1) end)");
    expect(events.filter(({ kind }) => kind === "print")).toHaveLength(10);
    expect(reason).toBe("ok");
  });
  test("suspends the script", () => {
    const { events } = run(CLOCK, "print(1) Clock.wait(3) print(2) error('no')");
    expect(events.filter(({ kind }) => kind !== "trace")).toMatchObject([
      { text: "1", time: 0 },
      { text: "2", time: 3 },
      { kind: "error", message: "main.luau:1: no", time: 3 },
      { kind: "end", reason: "error" },
    ]);
  });
  test("remarks on what it does, at no place of the script", () => {
    const name = "The script has ended.";
    const explained = withMock(`mock.onIdle(function() mock.remark("${name}") end)\nreturn {}`);
    const [printed, remark] = run(explained, "print(1)").events;
    expect(printed).toMatchObject({ kind: "print" });
    expect(remark).toEqual({ kind: "trace", name, arguments: "", results: "", time: 0 });
  });
  test("for a function that does not exist is an error", () => {
    const [line] = run(withMock('return { ["Clock.att"] = print }'), "").lines;
    expect(line).toContain("the definitions have no function Clock.att");
  });
});
