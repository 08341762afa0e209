import { describe, expect, test } from "vitest";
import { createMachine, type MachineEvent, type MachineOptions, type Source } from "../index";
import { loadLuau } from "../node";
import { expectLines, readCases } from "../../../tests/support/read-cases";

const MAIN = "main.luau";

function run(text: string, options: MachineOptions = {}, others: readonly Source[] = []) {
  const events: MachineEvent[] = [];
  const sources = [{ name: MAIN, text }, ...others];
  const machine = createMachine(loadLuau(), options);
  const reason = machine.run({ sources, main: MAIN, onEvent: (event) => events.push(event) });
  const printed = events.flatMap((event) => (event.kind === "print" ? [event.text] : []));
  const errors = events.flatMap((event) => (event.kind === "error" ? [event.message] : []));
  return { reason, printed, errors, events };
}

test("output arrives as events, in order, and the end is the last", () => {
  const { events } = run('print("ü", 1, nil)\nprint(vector.create(1, 2, 3))\n');
  const values = Object.entries({ string: "ü", number: "1", nil: "nil" }).map(([type, text]) => ({
    type,
    text,
  }));
  expect(events).toEqual([
    { kind: "print", text: "ü\t1\tnil", values, time: 0 },
    { kind: "print", text: "1, 2, 3", values: [{ type: "vector", text: "1, 2, 3" }], time: 0 },
    { kind: "end", reason: "ok", seconds: expect.any(Number), time: 0 },
  ]);
});

test("an error that is not a string has a message in words", () => {
  const error = { kind: "error", line: 1, message: expect.stringContaining("not a string, such") };
  for (const code of ["error({})", "error(nil)"])
    expect(run(code).events).toContainEqual(expect.objectContaining(error));
});

test("an error has a place and a traceback", () => {
  const { reason, events } = run("local function f()\n\terror('no')\nend\nf()\n");
  expect(reason).toBe("error");
  expect(events).toContainEqual({
    kind: "error",
    message: "main.luau:2: no",
    source: "main.luau",
    line: 2,
    traceback: expect.stringContaining("main.luau:4"),
    time: 0,
  });
});

test("errors name what was called that is not a function, and have a location", () =>
  expectLines("cases/machine-errors.txt", {
    errors: (text) => run(text.replaceAll("↵", "\n")).errors.join(),
  }));

describe("require", () => {
  const counter = { name: "counter/index.luau", text: 'print("once")\nreturn { count = 3 }\n' };
  test("returns a module's value, and runs it once", () => {
    const text = 'print(require("./counter").count, require("/counter/index.luau").count)\n';
    expect(run(text, {}, [counter]).printed).toEqual(["once", "3\t3"]);
  });
  test("reports a missing module, a cycle, and a module's own error", () => {
    const cyclic = { name: "a.luau", text: 'return require("./a")\n' };
    const broken = { name: "b.luau", text: "return (nil :: any).x\n" };
    const silent = { name: "c.luau", text: "print('c')\n" };
    expect(run('require("./gone")').errors).toEqual(["main.luau:1: no module at ./gone"]);
    expect(run('require("./a")', {}, [cyclic]).errors[0]).toContain("requires itself");
    expect(run('require("./b")', {}, [broken]).errors[0]).toBe("b.luau:1: attempt to index nil with 'x'");
    expect(run('require("./c")', {}, [silent]).errors[0]).toContain("must return one value");
  });
});

describe("limits", () => {
  const quick: MachineOptions = { limits: { seconds: 0.3 } };
  const loop = { name: "loop.luau", text: "while true do end" };
  test.each(readCases("cases/endless-scripts.txt"))("%s does not go on", (_name, text = "", reason) => {
    const started = Date.now();
    // Memory is full before the time is over.
    expect(run(text, reason === "time" ? quick : {}, [loop]).reason).toBe(reason);
    expect(Date.now() - started).toBeLessThan(reason === "time" ? 5000 : Infinity);
  });

  test.each([
    ["table.move", "table.move({}, 1, 2^31 - 2, 1, {})"],
    ["table.create", "pcall(table.create, 2^30)"],
    ["string.rep", 'pcall(string.rep, "x", 2^30)'],
    ["a large sort", "local t = table.create(2e6, 1) for i = 1, #t do t[i] = -i end table.sort(t)"],
    ["a large concat", 'local t = table.create(2e6, "xxxx") pcall(table.concat, t)'],
    ["a long format", 'string.format("%s", ("x"):rep(1e7))'],
  ])("%s, which nothing interrupts, ends soon", (_name, text) => {
    const started = Date.now();
    run(text, quick);
    expect(Date.now() - started).toBeLessThan(5000);
  });

  test("a deep expression is an error", () => {
    expect(run(`return ${"(".repeat(5000)}1${")".repeat(5000)}`).reason).toBe("error");
  });

  test("10 MB of output are cut", () => {
    const { reason, printed } = run('local line = ("x"):rep(1000) for i = 1, 10000 do print(line) end');
    expect(reason).toBe("output");
    expect(printed).toHaveLength(199);
  });

  test("a long text is cut, and its length is reported", () => {
    const { events, reason } = run('print(("x"):rep(10_000_000)) print("after")');
    expect(reason).toBe("ok");
    expect(events.filter(({ kind }) => kind === "print")).toMatchObject([
      { text: "x".repeat(10_000), length: 10_000_000 },
      { text: "after" },
    ]);
  });

  test("the caller can stop a run", () => {
    let asked = 0;
    const isStopped = () => (asked += 1) > 3;
    const sources = [{ name: MAIN, text: "while true do end" }];
    const machine = createMachine(loadLuau());
    expect(machine.run({ sources, main: MAIN, onEvent: () => undefined, isStopped })).toBe("stopped");
  });

  test("too little memory for a state is reported", () => {
    expect(run("print(1)", { limits: { memory: 1000 } }).reason).toBe("memory");
  });

  test("a run does not see the globals of the one before", () => {
    const machine = createMachine(loadLuau());
    const printed: string[] = [];
    const onEvent = (event: MachineEvent) => event.kind === "print" && printed.push(event.text);
    const runText = (text: string) => machine.run({ sources: [{ name: MAIN, text }], main: MAIN, onEvent });
    runText("shared = 1 string.own = 2");
    runText("print(shared, string.own)");
    expect(printed).toEqual(["nil\tnil"]);
  });
});
