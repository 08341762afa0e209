/** What a prelude reports to be drawn, and the value that it receives. */
import { describe, expect, test } from "vitest";
import { SHOW } from "../index";
import { run } from "./support/run-prelude";

describe("what is to be drawn", () => {
  const LAMP = `local host = ...
function light(on) host.trace("${SHOW}", "lamp", on and '{"isOn":true}' or "null") end`;
  test("is an event of its own, with the place that has caused it", () => {
    const { events } = run(LAMP, "light(true)\nlight(false)");
    expect(events.slice(0, 2)).toEqual([
      { kind: "show", id: "lamp", facts: { isOn: true }, source: "main.luau", line: 1, time: 0 },
      { kind: "show", id: "lamp", facts: null, source: "main.luau", line: 2, time: 0 },
    ]);
  });
  test("has a limit of its own, and takes nothing from that of calls", () => {
    const many = "for i = 1, 100 do light(true) end print('end')";
    const { events, printed } = run(LAMP, many, { shows: 10, traces: 0 });
    expect(events.filter(({ kind }) => kind === "show")).toHaveLength(10);
    expect(printed).toEqual(["end"]);
  });
});

describe("an argument", () => {
  test("is what the prelude receives after its functions, whose lines stay", () => {
    const prelude = "local host, given = ...\nfunction say() host.raise(given.word) end";
    expect(run(prelude, "\nsay()", {}, '{ word = "hello" }').errors).toEqual(["main.luau:2: hello"]);
    expect(run("\nerror('no')", "", {}, "{}").errors).toEqual(["[prelude]:2: no"]);
    expect(
      run("return { require = function() return 5 end }", "print(require('x'))", {}, "1").printed,
    ).toEqual(["5"]);
  });
});
