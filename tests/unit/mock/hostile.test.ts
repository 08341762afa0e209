/** Mock engines of definitions that nobody meant, and scripts without end. */
import { describe, expect, test } from "vitest";
import { mockOf, run } from "./engine";

const LATER = mockOf({ "later.d.luau": "declare function later(callback: () -> ()): ()\n" });

describe("hostile definitions", () => {
  test.each([
    ["names that Luau has", "declare function print(x: number): ()\ndeclare string: { rep: () -> () }"],
    ["types of themselves", "export type A = { a: A, b: { A } }\ndeclare function f(a: A): A"],
    [
      "names that are odd",
      'declare T: { ["odd name"]: () -> (), ["end"]: number, a: { ["b c"]: () -> number } }',
    ],
    ["strings that are odd", 'declare function f(a: "\\"\\n]]", b: "\\0"): "\\\\"'],
    ["a deep type", `declare function f(a: ${"{".repeat(60)}number${"}".repeat(60)}): ()`],
    ["packs", "declare function f<T, U...>(g: (T) -> U..., ...: T): U..."],
    ["defaults that are code", "declare X: {\n\t--- Defaults to `error('x')`.\n\ta: number,\n}"],
  ])("%s", (_name, text) => {
    const prelude = mockOf({ "odd.d.luau": `${text}\n` });
    expect(run(prelude, "if f then pcall(f) end print(string.rep('a', 2))").lines.at(-1)).toBe("aa");
  });
  test("endless callbacks end", () => {
    const limits = { limits: { seconds: 0.5 } };
    expect(run(LATER, "later(function() while true do end end)", limits).reason).toBe("time");
    const again = "local function f() later(function() f() end) end f()";
    expect(run(LATER, again, { limits: { seconds: 20 } }).reason).toBe("ok");
  });
});
