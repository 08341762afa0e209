import { parse } from "full-moon-wasm";
import { sourceText } from "luau-contract";
import { loadLuau } from "luau-wasm/node";
import { describe, expect, test } from "vitest";
import {
  checkSamples,
  type SampleCache,
} from "../../../plugins/gatsby-source-luau-defs/src/samples/check-samples";
import {
  definitionDocument,
  textDocument,
  type SampleDocument,
} from "../../../plugins/gatsby-source-luau-defs/src/samples/documents";
import { definitionsIn } from "./definitions-in";

const ENGINE = `
declare Timer: {
	setTimeout: (seconds: number, callback: () -> ()) -> number,
	clear: (id: number) -> (),
}
declare function require(path: string): any
`;

function check(documents: readonly SampleDocument[], cache: SampleCache = new Map(), engine = ENGINE) {
  return checkSamples(documents, { definitions: definitionsIn(engine), loadLuau, luau: "test", cache });
}

/** `line:column rule: message` of each mistake in a guide. */
const inGuide = (text: string): readonly string[] =>
  check([textDocument("guide.mdx", text)]).diagnostics.map(
    ({ line, column, rule, message }) => `${line}:${column} ${rule}: ${message}`,
  );

/** A code block. */
const sample = (code: string, attributes = ""): string =>
  `\`\`\`luau${attributes === "" ? "" : ` ${attributes}`}\n${code}\n\`\`\`\n`;

const EXPECTED_NUMBER = "Expected this to be 'number', but got 'string'";

describe("definitions that Luau rejects", () => {
  const guide = textDocument("guide.mdx", sample("Timer.clear(1)") + sample("Timer.clear(2)"));
  test("are one warning for each solver, and no mistake of the samples", () => {
    const { value, diagnostics } = check([guide], new Map(), "declare Timer: Nowhere");
    expect(diagnostics.map(({ rule, severity, line }) => `${line} ${rule} ${severity}`)).toEqual([
      "1 sample-definitions warning",
      "1 sample-definitions warning",
    ]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Luau's new type solver rejects the definitions.*Nowhere/),
      expect.stringMatching(/^Luau's old type solver rejects the definitions.*Nowhere/),
    ]);
    expect(value.notes.every(({ isRight }) => !isRight)).toBe(true);
  });
  test("leave samples that do not need them as they are", () => {
    const text = sample("print(1)") + sample("Timer.clear(1)") + sample("print(Timers)");
    const engine = "declare Timer: Nowhere\ndeclare Timers: typeof(Timer)\n";
    const { notes } = check([textDocument("guide.mdx", text)], new Map(), engine).value;
    expect(notes.map(({ isRight }) => isRight)).toEqual([true, false, false]);
  });
  test("are told from the cache, too", () => {
    const cache: SampleCache = new Map();
    const first = check([guide], cache, "declare Timer: Nowhere");
    const again = checkSamples([guide], {
      definitions: definitionsIn("declare Timer: Nowhere"),
      loadLuau: () => expect.fail("Luau was loaded again"),
      luau: "test",
      cache,
    });
    expect(again.diagnostics).toEqual(first.diagnostics);
  });
  test("are looked at when the first sample comes", () => {
    const cache: SampleCache = new Map();
    check([], cache, "declare Timer: Nowhere");
    const { diagnostics } = check([guide], cache, "declare Timer: Nowhere");
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["sample-definitions", "sample-definitions"]);
  });
});

describe("places", () => {
  test("a mistake in a guide", () => {
    expect(inGuide(`# Title\n\n${sample('print(1)\nTimer.clear("1")')}`)).toEqual([
      `5:13 sample-type: ${EXPECTED_NUMBER}`,
    ]);
  });
  test("after text that is not ASCII, in a list", () => {
    expect(inGuide('- Größe 😀\n\n  ```luau\n  print("日本 😀", Timer.clear("1"))\n  ```\n')).toEqual([
      `4:30 sample-type: ${EXPECTED_NUMBER}`,
    ]);
  });
  test("in a file with carriage returns", () => {
    expect(inGuide('# A\r\n\r\n```luau\r\nprint(1)\r\nTimer.clear("1")\r\n```\r\n')).toEqual([
      `5:13 sample-type: ${EXPECTED_NUMBER}`,
    ]);
  });
  test("in a doc comment", () => {
    const text = [
      "declare Timer: {",
      "\t--- Clears a timer.",
      "\t--- ```luau",
      '\t--- Timer.clear("1")',
      "\t--- ```",
      "\tclear: (id: number) -> (),",
      "}",
    ].join("\n");
    const { diagnostics } = check([definitionDocument(sourceText("timer.d.luau", text), parse(text))]);
    expect(diagnostics).toMatchObject([
      { file: "timer.d.luau", line: 4, column: 18, endLine: 4, endColumn: 21, rule: "sample-type" },
    ]);
  });
  test("in a script, which is a sample as a whole", () => {
    const { diagnostics } = check([textDocument("home/sample.luau", 'print(1)\nTimer.clear("1")\n')]);
    expect(diagnostics).toMatchObject([{ file: "home/sample.luau", line: 2, column: 13 }]);
  });
  test("several mistakes are reported at once, in order", () => {
    const text = sample('Timer.clear("1")') + sample("Timer.setTimout(1, print)") + sample("local = 1");
    expect(inGuide(text).map((line) => line.split(":", 1)[0])).toEqual(["2", "5", "8"]);
  });
  test("a syntax error hides what follows from it", () => {
    expect(inGuide(sample("local x = = unknown"))).toHaveLength(1);
  });
});

test("the fields of a large table are left out of a message", () => {
  const fields = Array.from({ length: 30 }, (_, index) => `field${index}: number`).join(", ");
  const documents = [textDocument("guide.mdx", sample("print(Big.other)"))];
  const { diagnostics } = check(documents, new Map(), `declare Big: { ${fields} }\n`);
  expect(diagnostics[0]?.message).toBe("Key 'other' not found in table '{ … }'");
});

describe("suggestions", () => {
  const suggestions = (code: string) =>
    check([textDocument("guide.mdx", sample(code))]).diagnostics.map(({ suggestion }) => suggestion);
  test("the nearest member", () =>
    expect(suggestions("Timer.setTimout(1, print)")).toEqual(["Did you mean `setTimeout`?"]));
  test("the nearest global", () => expect(suggestions("Timmer.clear(1)")).toEqual(["Did you mean `Timer`?"]));
});

describe("both solvers", () => {
  test("what both report is reported once", () =>
    expect(inGuide(sample("Timer.setTimeout(1)"))).toHaveLength(1));
  test("what only the old one reports is marked", () => {
    expect(inGuide(sample('local key: keyof<{ a: number }> = "a"\nprint(key)'))).toEqual([
      "2:12 sample-type: In the old type solver: Unknown type 'keyof'",
    ]);
  });
  test("what only the new one reports counts", () => {
    const code = "local t = { a = 1 }\nlocal function f(x: { a: number? }) print(x) end\nf(t)";
    expect(inGuide(sample(code))).toHaveLength(1);
  });
});

describe("attributes", () => {
  test("only blocks in Luau are checked", () =>
    expect(inGuide("```c\nlocal x = =\n```\n\n```text\nlocal x = =\n```\n")).toEqual([]));
  test("no-check", () => expect(inGuide(sample("local x = =", "no-check"))).toEqual([]));
  test("error: the announced error is none", () =>
    expect(inGuide(sample('Timer.clear("1")', `error="to be 'number'"`))).toEqual([]));
  test("error: any other is", () => {
    expect(inGuide(sample('Timer.clear("1")\nTimer.stop()', `error="to be 'number'"`))).toEqual([
      expect.stringMatching(/^3:7 sample-type: Key 'stop' not found/u),
    ]);
  });
  test("error: none, or another, is a mistake of the sample", () => {
    expect(inGuide(sample("Timer.clear(1)", 'error="number"'))).toEqual([
      "1:1 sample-error: This sample should have an error with the text `number`, but Luau reports none.",
    ]);
    expect(inGuide(sample('Timer.clear("1")', 'error="boolean"'))[0]).toContain("but Luau reports another");
  });
  test("continues: names of the samples before it", () => {
    const first = sample("local id = Timer.setTimeout(1, print)");
    expect(inGuide(first + sample("Timer.clear(id)"))).toHaveLength(1);
    expect(inGuide(first + sample("Timer.clear(id)", "continues"))).toEqual([]);
  });
  test("continues: a mistake is reported in the sample that has it", () => {
    expect(inGuide(sample('Timer.clear("1")') + sample("print(1)", "continues"))).toEqual([
      `2:13 sample-type: ${EXPECTED_NUMBER}`,
    ]);
  });
  test("file: samples require each other", () => {
    const move = sample("return { speed = 3 }", 'file="player/index.luau"');
    const main = 'local Player = require("/player")\nlocal name: string = Player.speed\nprint(name)';
    expect(inGuide(move + sample(main))).toEqual([
      "6:22 sample-type: Expected this to be 'string', but got 'number'",
    ]);
  });
  test("file: the last version before a sample counts, and a missing file is a mistake", () => {
    const [first, second] = ["return { a = 1 }", "return { b = 1 }"].map((code) =>
      sample(code, 'file="m.luau"'),
    );
    const main = sample('print(require("./m").b)');
    expect(inGuide(`${first}${second}${main}`)).toEqual([]);
    expect(inGuide(`${first}${main}${second}`)).toHaveLength(1);
    expect(inGuide(`${first}${sample('print(require("./n"))')}`)[0]).toContain("Unknown require");
  });
  test("definitions: for the samples after it, and those that see these as files", () => {
    const definitions = sample("declare Lantern: { light: (seconds: number) -> () }", "definitions");
    const use = sample('Lantern.light("1")');
    expect(inGuide(definitions + use)).toEqual([`5:15 sample-type: ${EXPECTED_NUMBER}`]);
    expect(inGuide(use + definitions)[0]).toContain("Unknown global 'Lantern'");
    const file = sample("return Lantern", 'file="lantern.luau"');
    expect(inGuide(use.replace('"1"', "1") + definitions + file)).toEqual([]);
  });
  test("definitions: with a mistake", () => {
    expect(inGuide(sample("declare Lantern: { light: Nmber }", "definitions"))).toEqual([
      "2:27 sample-type: Unknown type 'Nmber'",
    ]);
  });
  test("hidden lines are checked", () => {
    const code = (value: string): string =>
      sample(`-- hide-start\nlocal id = ${value}\n-- hide-end\nTimer.clear(id)`);
    expect(inGuide(code("1"))).toEqual([]);
    expect(inGuide(code('"1"'))).toEqual([`5:13 sample-type: ${EXPECTED_NUMBER}`]);
  });
  test("deleted lines are not", () => {
    const code = '-- delete-next-line\nTimer.clear("1")\n-- insert-next-line\nTimer.clear(1)';
    expect(inGuide(sample(code))).toEqual([]);
    expect(inGuide(sample('Timer.clear("1")\nTimer.clear(1)', "del={1}"))).toEqual([]);
  });
  test("unknown ones and contradictions are reported", () => {
    expect(inGuide(sample("print(1)", "continue"))).toEqual([
      "1:1 sample-attribute: A sample has no attribute `continue`.",
    ]);
    expect(inGuide(sample("print(1)", "continues"))).toEqual([
      "1:1 sample-attribute: There is no sample that this one could continue.",
    ]);
    expect(inGuide(sample("print(1)", 'no-check error="x"'))).toHaveLength(1);
  });
  test("code in Lua is probably meant as Luau", () => {
    const inLua = (attributes: string) => inGuide(`\`\`\`lua ${attributes}\nTimer.clear("1")\n\`\`\`\n`);
    expect(inLua('title="a"')).toEqual(["1:1 sample-language: A sample in `lua` is not checked."]);
    expect(inLua("no-check")).toEqual([]);
  });
});

test("unused names are no mistake, other lint is a warning", () => {
  expect(inGuide(sample("local unused = 1"))).toEqual([]);
  const [shadowed] = check([
    textDocument("guide.mdx", sample("local x = 1 + 1 local y = x print(y)")),
  ]).diagnostics;
  expect(shadowed).toMatchObject({ rule: "sample-lint", severity: "warning" });
});
