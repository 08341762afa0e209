/** Mock engines that are made from definitions alone, in several styles. */
import { describe, expect, test } from "vitest";
import { mockOf, run } from "./engine";

/** An engine in another style than ours. */
const HARBOUR = mockOf({
  "harbour.d.luau": `
export type Knots = number
export type Flag = "Red" | "Green"
export type Berth = { kind: "Berth", length: number, flag: Flag? }
export type Buoy = { kind: "Buoy", depth: number }
export type Place = Berth | Buoy

declare extern type Point with
	x: number
	y: number
	function __add(self, other: Point): Point
end
declare extern type Signal with
	function connect(self, listener: (...any) -> ()): ()
end
declare extern type Vessel with
	--- @readonly
	name: string
	speed: number
	position: Point
	captain: Vessel?
	function sail(self, to: Point, speed: Knots?): boolean
	function onArrive(self, listener: (vessel: Vessel, deltaTime: number) -> ()): ()
end
declare extern type Ferry extends Vessel with
	function load(self, passengers: { string }): number
end

--- @tag enum
declare Tide: {
	Low: number,
	High: number,
}

declare function whistle(...: string): ()
declare Harbour: {
	--- Defaults to \`12\`.
	DEPTH: number,
	cranes: {
		lift: (weight: number) -> (boolean, string),
	},
	build: (kind: "Ferry") -> Ferry,
	name: (() -> string) & ((index: number) -> string),
	moor: (vessel: Vessel, place: Place) -> (),
	choose: <T>(list: { T }, default: T) -> T,
	later: (seconds: number, callback: () -> ()) -> (),
	onTide: (listener: (tide: number, name: string) -> ()) -> (),
	offTide: (listener: (tide: number, name: string) -> ()) -> (),
	anything: () -> any,
}
`,
});

const linesOf = (text: string): readonly string[] => run(HARBOUR, text).lines;
/** The message of the one error of a script. */
const errorOf = (text: string): string | undefined =>
  linesOf(text)
    .at(-1)
    ?.replace(/^error: main\.luau:\d+: /u, "");

describe("what functions return", () => {
  test.each([
    ["Harbour.DEPTH", "12"],
    ["Harbour.cranes.lift(1)", "false\t"],
    ["Harbour.build('Ferry')", "Ferry 1"],
    ["Harbour.build('Ferry').speed", "0"],
    ["Harbour.build('Ferry').captain", "nil"],
    ["Harbour.build('Ferry').position + Harbour.build('Ferry').position", "Point 3"],
    ["Harbour.choose({}, 7)", "7"],
    ["Tide.Low, Tide.High", "1\t2"],
    ["Harbour.anything().a.b(1).c + 1", "any"],
    ["type(Harbour.build('Ferry'))", "userdata"],
  ])("%s", (expression, printed) => {
    const prints = run(HARBOUR, `print(${expression})`).events.flatMap((event) =>
      event.kind === "print" ? [event.text] : [],
    );
    expect(prints).toEqual([printed]);
  });
});

describe("arguments", () => {
  test.each([
    ["Harbour.cranes.lift('1')", "Harbour.cranes.lift: argument #1 (weight) must be a number, got string"],
    ["Harbour.build('Tug')", 'Harbour.build: argument #1 (kind) must be "Ferry", got "Tug"'],
    ["Harbour.name('x')", "Harbour.name: argument #1 (index) must be a number, got string"],
    ["whistle('a', 2)", "whistle: argument #2 must be a string, got number"],
    ["Harbour.moor(1)", "Harbour.moor: argument #1 (vessel) must be a Vessel, got number"],
    [
      "Harbour.moor(Harbour.build('Ferry'), { kind = 'Buoy' })",
      "Harbour.moor: argument #2 (place).depth must be a number, got nil",
    ],
    [
      "Harbour.moor(Harbour.build('Ferry'), { kind = 'Berth', length = 1, flag = 'Blue' })",
      'Harbour.moor: argument #2 (place).flag must be "Red" or "Green", got string',
    ],
    ["Harbour.later(1, 2)", "Harbour.later: argument #2 (callback) must be a function, got number"],
    [
      "Harbour.build('Ferry'):load({ 'a', 2 })",
      "Ferry:load: argument #1 (passengers)[2] must be a string, got number",
    ],
    ["Harbour.build('Ferry').sail(1)", "Vessel:sail must be called with a colon, on a Vessel"],
    ["Harbour.build('Ferry').speed = 'x'", "Ferry.speed must be a number, got string"],
    ["Harbour.build('Ferry').mast = 1", "mast is not a member of Ferry"],
    ["print(Harbour.build('Ferry').mast)", "mast is not a member of Ferry"],
    ["Harbour.none()", "attempt to call a nil value ('Harbour.none')"],
  ])("%s", (text, message) => {
    expect(errorOf(text)).toBe(message);
  });
  test("that fit", () => {
    const { reason } = run(
      HARBOUR,
      `local ferry = Harbour.build("Ferry")
      ferry.speed = 3
      assert(ferry.speed == 3)
      Harbour.moor(ferry, { kind = "Berth", length = 1 })
      ferry:sail(ferry.position)
      ferry:sail(ferry.position, 2)
      Harbour.name() Harbour.name(1) whistle() whistle("a", "b")
      assert(ferry:load({}) == 0)`,
    );
    expect(reason).toBe("ok");
  });
});

describe("calls", () => {
  test("are traced", () => {
    expect(linesOf('local f = Harbour.build("Ferry") f:sail(f.position, 2) whistle("a")')).toEqual([
      'Harbour.build("Ferry") → Ferry 1',
      "Vessel:sail(Point 1, 2) → false",
      'whistle("a")',
    ]);
  });
  test("of callbacks are made once, with what fits", () => {
    expect(
      linesOf(`
local ferry = Harbour.build("Ferry")
local function onTide(tide, name) print(tide, name == "") end
Harbour.onTide(onTide)
Harbour.onTide(onTide)
ferry:onArrive(function(vessel, deltaTime) print(vessel, deltaTime > 0) end)`).slice(-2),
    ).toEqual(["0\ttrue", "Vessel 1\ttrue"]);
  });
  test("of callbacks that are removed are not", () => {
    expect(linesOf("Harbour.onTide(print) Harbour.offTide(print)")).toHaveLength(2);
  });
  test("of callbacks that throw are errors at their lines", () => {
    const { events, reason } = run(HARBOUR, "Harbour.later(1, function()\n\terror('no')\nend)");
    expect(reason).toBe("error");
    expect(events).toContainEqual(expect.objectContaining({ kind: "error", source: "main.luau", line: 2 }));
  });
});

test("scripts cannot change the engine", () => {
  expect(errorOf("Harbour.build = print")).toBe("attempt to modify a readonly table");
  expect(errorOf("Harbour.cranes.lift = print")).toBe("attempt to modify a readonly table");
  expect(linesOf("print(states, named, host, mock)")).toEqual(["nil\tnil\tnil\tnil"]);
});

describe("modules that scripts require", () => {
  const prelude = mockOf({
    "plane.luau": `--!strict
local Plane = {}
--- Folds it.
function Plane.fold(times: number): string
	return string.rep("fold", times)
end
return Plane
`,
  });
  test("are found by name", () => {
    expect(run(prelude, 'print(require("./plane").fold(2) == "")').lines).toEqual([
      'Plane.fold(2) → ""',
      "true",
    ]);
    expect(run(prelude, 'require("./lib/plane").fold("x")').lines[0]).toContain("must be a number");
  });
  test("that are not there are an error; an alias has every member", () => {
    expect(run(prelude, 'require("./gone")').lines).toEqual(["error: main.luau:1: no module at ./gone"]);
    expect(run(prelude, 'print(require("@kit/gone").a.b(1))').lines).toEqual(["any"]);
  });
  test("may return a function, or what the reference does not show", () => {
    const modules = mockOf({
      "Add.luau": "return function(a: number): number return a end\n",
      "Five.luau": "return 5\n",
    });
    expect(run(modules, 'print(require("./Add")(1), require("./Five").a)').lines.at(-1)).toBe("0\tany");
  });
});

describe("a mock written by hand", () => {
  const definitions = {
    "clock.d.luau": `declare Clock: {
	NOON: number,
	at: (seconds: number, callback: () -> ()) -> number,
	each: (seconds: number, callback: () -> ()) -> (),
	wait: (seconds: number) -> (),
}
`,
  };
  const withMock = (text: string): string =>
    mockOf(definitions, [{ path: "clock.mock.luau", text: `-- Clock.\n\n${text}` }]);
  const CLOCK = withMock(`return {
	["Clock.NOON"] = 12,
	["Clock.at"] = function(seconds, callback)
		mock.after(seconds, callback)
		return 5
	end,
	["Clock.each"] = function(seconds, callback)
		mock.every(seconds, callback)
	end,
	["Clock.wait"] = mock.wait,
}`);
  test("replaces functions and constants; arguments are still checked", () => {
    expect(run(CLOCK, "print(Clock.NOON, Clock.at(1, function() end))").lines.at(-1)).toBe("12\t5");
    expect(run(CLOCK, "Clock.at('x', print)").lines).toEqual([
      "error: main.luau:1: Clock.at: argument #1 (seconds) must be a number, got string",
    ]);
  });
  test("schedules in virtual time, in order", () => {
    const { events } = run(
      CLOCK,
      'Clock.at(2, function() print("b") end) Clock.at(1, function() print("a") end) Clock.at(99, error)',
    );
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
  test("for a function that does not exist is an error", () => {
    expect(run(withMock('return { ["Clock.att"] = print }'), "").lines[0]).toMatch(
      /the definitions have no function Clock\.att/u,
    );
  });
});
