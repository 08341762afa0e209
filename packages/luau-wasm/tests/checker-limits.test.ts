/** No text traps or hangs the checker. */
import { describe, expect, test } from "vitest";
import { engineChecker, SOLVERS } from "./support/checker";

const nested = (open: string, inner: string, close: string, depth: number): string =>
  open.repeat(depth) + inner + close.repeat(depth);

const TEXTS: Readonly<Record<string, string>> = {
  "a sum of 5,000 terms": `local x = ${Array(5000).fill("1").join(" + ")}\nprint(x)\n`,
  "5,000 parentheses": `local x = ${nested("(", "1", ")", 5000)}\nprint(x)\n`,
  "200 nested table types": `type T = ${nested("{ a: ", "number", " }", 200)}\nlocal x: T\nprint(x)\n`,
  "2,000 nested table types": `type T = ${nested("{ a: ", "number", " }", 2000)}\n`,
  "1,000 nested tables": `local x = ${nested("{", "", "}", 1000)}\nprint(x)\n`,
  "1,000 nested functions": `local x = ${nested("function() return ", "1", " end", 1000)}\nprint(x)\n`,
  "3,000 nested blocks": `${nested("do ", "", " end", 3000)}\n`,
  "a chain of 3,000 calls": `local x = f${"()".repeat(3000)}\n`,
  "a chain of 3,000 indices": `local x = {}\nprint(x${".a".repeat(3000)})\n`,
  "a string of a megabyte": `local x = "${"ü".repeat(500_000)}"\nprint(x)\n`,
  "20,000 lines": 'print("line")\n'.repeat(20_000),
  "control characters": `local x = "\u0000\u0001"\u0000\nprint(x)\n`,
  "lone surrogates": 'local x = "\ud800"\nprint(x, y)\n',
  "a union that grows exponentially": `${Array.from({ length: 24 }, (_, i) => `type T${i + 1} = { a: T${i}, b: T${i} } | { c: T${i} }`).join("\n")}\ntype T0 = number\nlocal x: T24 = nil :: any\nlocal y: T23 = x\nprint(y)\n`,
  "a type that contains itself": "type T = { t: T? }\nlocal t: T = {}\nt.t = t\nprint(t.t.t.t)\n",
  "a type function without end":
    "type function f() while true do end end\nlocal x: f<> = nil :: any\nprint(x)\n",
  "a file that requires itself": 'return require("./main")\n',
};

const SECONDS = 3;

describe.each(SOLVERS)("the %s solver", (solver) => {
  const checker = engineChecker({ solver, limits: { seconds: SECONDS } });
  test.each(Object.keys(TEXTS))("ends with %s, and works afterwards", (name) => {
    const started = Date.now();
    const found = checker.check([{ name: "main.luau", text: TEXTS[name] ?? "" }]);
    // The limit is per source; the machine may have other load.
    expect(Date.now() - started).toBeLessThan(SECONDS * 1000 * 5);
    for (const { span } of found) expect(span[0]).toBeLessThanOrEqual(span[1]);
    checker.hover("main.luau", 6);
    checker.complete("main.luau", 6);
    checker.signature("main.luau", 6);
    const after = checker.check([{ name: "main.luau", text: 'Timer.clear("1")\n' }]);
    expect(after.map(({ span }) => span)).toEqual([[12, 15]]);
  });
});

test("an instance that has grown too large is replaced", () => {
  const checker = engineChecker({ limits: { memory: 1 } });
  const text = 'Timer.clear("1")\n';
  expect(checker.check([{ name: "main.luau", text }])).toHaveLength(1);
  expect(checker.check([{ name: "main.luau", text }])).toHaveLength(1);
});
