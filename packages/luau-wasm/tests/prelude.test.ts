/** A prelude, the calls that it traces, and values as trees. */
import { describe, expect, test } from "vitest";
import { run } from "./support/run-prelude";
import { fixtureText } from "../../../tests/support/read-cases";

/** A small engine: `Door.open(width)`, and `later(f)`, which runs after the script. */
const DOOR = fixtureText("mock/door-prelude.luau");

describe("a prelude", () => {
  test("declares globals, which scripts cannot change", () => {
    expect(run(DOOR, "print(Door.open(1))").printed).toEqual(["true"]);
    expect(run(DOOR, "Door.open = nil").errors).toEqual(["main.luau:1: attempt to modify a readonly table"]);
    expect(run(DOOR, "Door = 1 print(Door) print(getfenv == nil or true)").printed[0]).toBe("1");
  });
  test("is not visible to scripts", () => {
    expect(run(DOOR, "print(host, scheduled)").printed).toEqual(["nil\tnil"]);
  });
  test("runs what is scheduled, in virtual time", () => {
    const { events, reason } = run(DOOR, "later(function() print('a') end) later(function() print('b') end)");
    expect(events).toMatchObject([
      { kind: "print", text: "a", time: 1 },
      { kind: "print", text: "b", time: 2 },
      { kind: "end", time: 2 },
    ]);
    expect(reason).toBe("ok");
  });
  test("provides modules that are no sources", () => {
    const { printed, errors } = run(DOOR, 'print(require("@engine/door") == Door) require("./gone")');
    expect(printed).toEqual(["true"]);
    expect(errors).toEqual(["main.luau:1: no module at ./gone"]);
  });
  test("with an error of its own ends the run", () => {
    const ended = { reason: "error", errors: ["[prelude]:1: no"], printed: [] };
    expect(run("error('no')", "print(1)")).toMatchObject(ended);
    expect(run("local = 1", "print(1)").errors[0]).toMatch(/^\[prelude\]:1: /u);
  });
});

describe("calls", () => {
  test("of scripts are traced, with their places", () => {
    const { events } = run(DOOR, "\nDoor.open(2)\nlater(function()\n\tDoor.open(3)\nend)");
    const trace = { kind: "trace", name: "Door.open", results: "true", source: "main.luau" };
    expect(events.slice(0, 2)).toEqual([
      { ...trace, arguments: "2", line: 2, time: 0 },
      { ...trace, arguments: "3", line: 4, time: 1 },
    ]);
  });
  test("of the prelude are not", () => {
    const { events } = run(`${DOOR.replace("return {", "Door.open(1) return {")}`, "");
    expect(events).toMatchObject([{ kind: "end" }]);
  });
  test("are reported up to a number, and the run goes on", () => {
    const text = "for i = 1, 100 do Door.open(i) end print('end')";
    const { events, printed, reason } = run(DOOR, text, { traces: 10 });
    expect(events.filter(({ kind }) => kind === "trace")).toHaveLength(10);
    expect(printed).toEqual(["end"]);
    expect(reason).toBe("ok");
  });
});

describe("errors", () => {
  test("that the prelude raises are at the script's place", () => {
    expect(run(DOOR, "print(1)\nDoor.open('x')").events[1]).toMatchObject({
      kind: "error",
      message: "main.luau:2: width must be a number",
      source: "main.luau",
      line: 2,
      traceback: "main.luau:2\n",
    });
  });
  test("in what is scheduled are reported, and the others run", () => {
    const text = "later(function()\n\terror('no')\nend)\nlater(function() print('b') end)";
    const { reason, events } = run(DOOR, text);
    expect(reason).toBe("error");
    expect(events).toMatchObject([
      { kind: "error", message: "main.luau:2: no", source: "main.luau", line: 2, time: 1 },
      { kind: "print", text: "b", time: 2 },
      { kind: "end", reason: "error" },
    ]);
  });
  test("without a place have that of the stack", () => {
    expect(run(DOOR, "\nerror({})").events[0]).toMatchObject({ source: "main.luau", line: 2 });
    expect(run(DOOR, "\nerror('no', 0)").events[0]).toMatchObject({ message: "no", line: 2 });
  });
});

describe("values as trees", () => {
  const valuesOf = (text: string) => {
    const [event] = run("", text).events;
    return event?.kind === "print" ? event.values : event;
  };
  test("nested tables", () => {
    const text = (value: string) => ({ type: "string", text: value });
    const one = { type: "number", text: "1" };
    const inner = { type: "table", entries: [[text("x"), { type: "boolean", text: "true" }]] };
    const [first, second] = [
      [one, one],
      [text("size"), inner],
    ];
    const outer = { type: "table", entries: [first, second] };
    expect(valuesOf('print({ 1, size = { x = true } }, "a")')).toEqual([outer, text("a")]);
  });
  test("a cycle", () => {
    const entries = [[{}, { type: "table", isCycle: true }]];
    expect(valuesOf("local t = {} t[1] = t print(t)")).toMatchObject([{ entries }]);
  });
  test("many entries, deep tables and long texts are cut", () => {
    const wide = run("", "print(table.create(200, 0))").events[0];
    expect(wide).toMatchObject({ values: [{ isCut: true }] });
    expect(wide?.kind === "print" && wide.values[0]?.entries).toHaveLength(100);
    const deep = JSON.stringify(valuesOf("local t = {} for i = 1, 1e4 do t = { t } end print(t)"));
    expect(deep.length).toBeLessThan(1000);
    expect(deep).toContain("isCut");
    expect(JSON.stringify(valuesOf('print({ ("x"):rep(1e6) })')).length).toBeLessThan(500);
  });
  test("a __tostring that throws, or ends never", () => {
    const printing = (body: string) => `print({ setmetatable({}, { __tostring = function() ${body} end }) })`;
    const entries = [[{}, { type: "table", text: "table" }]];
    expect(valuesOf(printing("error('no')"))).toMatchObject([{ entries }]);
    expect(run("", printing("while true do end"), { seconds: 0.3 }).reason).toBe("time");
  });
});

describe("hostile", () => {
  const quick = { seconds: 0.3 };
  const LOOP = "while true do end";
  test.each([
    ["a prelude that never ends", LOOP, ""],
    ["a prelude whose tasks never end", "return { run = function() while true do pcall(error) end end }", ""],
    ["a task that never ends", DOOR, `later(function() ${LOOP} end)`],
    ["a coroutine in a task", DOOR, `later(function() coroutine.wrap(function() ${LOOP} end)() end)`],
    ["a require of the prelude", `return { require = function() ${LOOP} end }`, 'require("x")'],
  ])("%s is stopped", (_name, prelude, text) => {
    expect(run(prelude, text, quick).reason).toBe("time");
  });
  test.each([
    ["globals that are odd", "_G[1] = 1 _G.string = 3 setmetatable(_G, { __index = error })", "print(1)"],
    ["a result that is odd", "return setmetatable({ run = 1 }, { __index = error })", "print(1)"],
    ["no result", "return", "print(1)"],
    ["a prelude that yields", "coroutine.yield()", "print(1)"],
    ["a deep prelude", "local function f() return 1 + f() end f()", "print(1)"],
    ["a time that is none", "local host = ... host.setTime(1 / 0)", "print(1)"],
    ["a failure that is none", "local host = ... host.fail()", "print(1)"],
  ])("%s does not trap", (_name, prelude, text) => {
    expect(["ok", "error"]).toContain(run(prelude, text, quick).reason);
  });
  test("10 MB of traces and errors are cut", () => {
    const noise = `local host = ... local line = ("x"):rep(1e5)
      local function loud() for i = 1, 100 do host.trace(line, line, line) end end
      return { run = function() loud() for i = 1, 100 do host.fail(line, coroutine.create(print)) end end }`;
    const { reason, events } = run(noise, "");
    expect(reason).toBe("output");
    expect(JSON.stringify(events).length).toBeLessThan(2_100_000);
  });
  test("large tables count as output", () => {
    const text = "local t = {} for i = 1, 90 do t[i] = { ('x'):rep(190) } end while true do print(t) end";
    const { reason, events } = run("", text, { seconds: 60 });
    expect(reason).toBe("output");
    expect(JSON.stringify(events).length).toBeLessThan(1_100_000);
  });
  test("memory is that of prelude and script", () => {
    expect(run("big = table.create(4e6, 1)", "local t = table.create(4e6, 1)").reason).toBe("memory");
  });
});
