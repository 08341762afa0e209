/** Mock engines of definitions that are larger than what a function of Luau can hold. */
import { luauTokens } from "luau-syntax";
import { expect, test } from "vitest";
import { mockOf, run } from "./engine";

const list = (count: number, separator: string, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join(separator);

/** An engine with long lists of every kind. */
const engineOf = (count: number): string => {
  const literals = list(count, " | ", (index) => `"n${index}"`);
  return `
export type Name = ${literals}
export type Many<${list(count, ", ", (index) => `T${index}`)}> = { T0 }
declare extern type Thing with
${list(count, "\n", (index) => `\tp${index}: number\n\tfunction f${index}(self, a: number): ()`)}
end
--- @tag enum
declare Value: {
${list(count, "\n", (index) => `\tV${index}: number,`)}
}
declare Lib: {
${list(5 * count, "\n", (index) => `\tf${index}: (a: number, b: string?) -> number,`)}
	alias: (name: Name) -> Name,
	literal: (name: ${literals}) -> (),
	tables: (a: ${list(count, " | ", (index) => `{ kind: "k${index}" }`)}) -> (),
	all: (a: ${list(count, " & ", (index) => `{ k${index}: number? }`)}) -> (),
	overloads: ${list(count, " & ", (index) => `((a: "o${index}") -> ())`)},
	generic: (a: Many<${list(count, ", ", () => "number")}>) -> (),
	parameters: (${list(count, ", ", (index) => `a${index}: number?`)}) -> (),
	returns: () -> (${list(count, ", ", () => "number")}),
	make: () -> Thing,
}
`;
};

const PRELUDE = mockOf({ "large.d.luau": engineOf(1000) });

test("every long list is complete", () => {
  const expected = {
    "Lib.f4999(1)": "0",
    'Lib.alias("n999")': "n0",
    'Lib.literal("n999")': "",
    'Lib.literal("none")':
      'argument #1 (name) must be "n0" or "n1" or "n2" or "n3" or "n4" or "n5" or "n6" or 993 others, got "none"',
    'Lib.tables({ kind = "k999" })': "",
    'Lib.tables({ kind = "none" })':
      'argument #1 (a).kind must be "k0" or "k1" or "k2" or "k3" or "k4" or "k5" or "k6" or 993 others, got "none"',
    'Lib.all({ k999 = "" })': "argument #1 (a).k999 must be a number, got string",
    'Lib.overloads("o999")': "",
    'Lib.generic({ "" })': "argument #1 (a)[1] must be a number, got string",
    'Lib.parameters(table.unpack({ [1000] = "" }, 1, 1000))':
      "argument #1000 (a999) must be a number, got string",
    "select('#', Lib.returns())": "1000",
    "Value.V999": "1000",
    "Lib.make():f999('')": "argument #1 (a) must be a number, got string",
    "Lib.make().p999": "0",
  };
  const script = Object.keys(expected).map((one) => `print(select(2, pcall(function() return ${one} end)))`);
  const printed = run(PRELUDE, script.join("\n")).events.flatMap((event) =>
    event.kind === "print" ? [event.text.replace(/^main\.luau:\d+: [\w.:]+: /, "")] : [],
  );
  expect(printed).toEqual(Object.values(expected));
});

test("a type can be nested to any depth", () => {
  const deep = `declare function deep(a: ${"{ ".repeat(400)}number${" }".repeat(400)}): ()\n`;
  expect(run(mockOf({ "deep.d.luau": deep }), "deep({})").lines).toEqual(["deep({})"]);
});

test("no function of the engine is long", () => {
  expect(longestFunction(PRELUDE)).toBeLessThan(5000);
});

/** The largest number of tokens of a function, without those of the functions in it. */
function longestFunction(prelude: string): number {
  // Before them is the runtime, which is the same for all engines.
  const declarations = prelude.slice(prelude.search(/^(?:part|alias)\(/m));
  const around: number[] = [];
  let own = 0;
  let longest = 0;
  for (const { text } of luauTokens(declarations)) {
    own += 1;
    if (text === "function") {
      around.push(own);
      own = 0;
    } else if (text === "end") {
      longest = Math.max(longest, own);
      own = around.pop() ?? 0;
    }
  }
  return Math.max(longest, own);
}
