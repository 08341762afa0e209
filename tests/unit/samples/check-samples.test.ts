import { parse } from "full-moon-wasm";
import { sourceText } from "luau-syntax";
import { loadLuau } from "luau-wasm/node";
import { describe, expect, test } from "vitest";
import {
  checkSamples,
  definitionDocument,
  type SampleCache,
  type SampleDocument,
  textDocument,
} from "../../../packages/luau-defs/src/engine";
import { expectCases, fixtureText, readCases } from "../../support/read-cases";
import { definitionsIn } from "./definitions-in";

const ENGINE = `
declare Timer: {
	setTimeout: (seconds: number, callback: () -> ()) -> number,
	clear: (id: number) -> (),
}
declare function require(path: string): any
`;

function check(documents: readonly SampleDocument[], cache: SampleCache = new Map(), engine = ENGINE) {
  return checkSamples(documents, { definitions: definitionsIn(engine), loadLuau, luauDigest: "test", cache });
}

/** A code block. */
const sample = (code: string, attributes = ""): string =>
  `\`\`\`luau${attributes === "" ? "" : ` ${attributes}`}\n${code}\n\`\`\`\n`;

describe("definitions that Luau rejects", () => {
  const guide = textDocument("guide.mdx", sample("Timer.clear(1)") + sample("Timer.clear(2)"));
  test("are one warning for each solver, and no problem of the samples", () => {
    const { value, diagnostics } = check([guide], new Map(), "declare Timer: Nowhere");
    const warning = (solver: string): object => ({
      ...{ rule: "sample-definitions", severity: "warning", line: 1 },
      message: expect.stringMatching(`^Luau's ${solver} type solver rejects the definitions.*Nowhere`),
    });
    expect(diagnostics).toMatchObject([warning("new"), warning("old")]);
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
      luauDigest: "test",
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

/** All guides at once, which is how a site is checked. */
const FILE = "cases/check-samples.txt";

test("what is reported of samples in guides", async () => {
  const guides = readCases(FILE).map(([name, guide]) => textDocument(`${name}.mdx`, `${guide}\n`));
  const { diagnostics } = check(guides);
  await expectCases(FILE, (_parts, name) =>
    diagnostics
      .filter(({ file }) => file === `${name}.mdx`)
      .map(({ line, column, severity, rule, message }) => `${line}:${column} ${severity} ${rule}: ${message}`)
      .join("\n"),
  );
});

const DOORS = fixtureText("engines/door-options.d.luau");

test("misspelt fields of tables, which Luau accepts", () =>
  expectCases("cases/misspelt-fields.txt", ([code = ""]) => {
    const guide = textDocument("guide.mdx", sample(`--!nonstrict\n${code}`));
    const fields = check([guide], new Map(), DOORS).diagnostics.flatMap(({ line, message, suggestion }) => {
      const name = /^Key '(\w+)' not found in the table/.exec(message)?.[1];
      return name === undefined ? [] : [`${line - 2}: \`${name}\`: ${suggestion ?? ""}`];
    });
    return fields.length === 0 ? "none" : fields.join("\n");
  }));

test("a function of a module, called as a method, has its suggestion", () => {
  const engine =
    "declare extern type Door with end\ndeclare Door: { make: () -> Door, close: (door: Door) -> () }";
  const guide = textDocument("guide.mdx", sample("local door = Door.make()\ndoor:close()\ndoor:opn()"));
  const { diagnostics } = check([guide], new Map(), engine);
  expect(diagnostics.map(({ line, suggestion }) => `${line}: ${suggestion ?? ""}`)).toEqual([
    "3: Write `Door.close(door)`: it is a function of the module.",
    expect.stringMatching(/^4: /),
  ]);
});

describe("places", () => {
  test("in a doc comment", () => {
    const comment = ["Clears a timer.", "```luau", 'Timer.clear("1")', "```"].map(
      (line) => `\t--- ${line}\n`,
    );
    const text = `declare Timer: {\n${comment.join("")}\tclear: (id: number) -> (),\n}`;
    const { diagnostics } = check([definitionDocument(sourceText("timer.d.luau", text), parse(text))]);
    expect(diagnostics).toMatchObject([
      { file: "timer.d.luau", line: 4, column: 18, endLine: 4, endColumn: 21, rule: "sample-type" },
    ]);
  });
  test("in a script, which is a sample as a whole", () => {
    const { diagnostics } = check([textDocument("home/sample.luau", 'print(1)\nTimer.clear("1")\n')]);
    expect(diagnostics).toMatchObject([{ file: "home/sample.luau", line: 2, column: 13 }]);
  });
});

test("the fields of a large table are left out of a message", () => {
  const fields = Array.from({ length: 30 }, (_, index) => `field${index}: number`).join(", ");
  const documents = [textDocument("guide.mdx", sample("print(Big.other)"))];
  const { diagnostics } = check(documents, new Map(), `declare Big: { ${fields} }\n`);
  expect(diagnostics[0]?.message).toBe("Key 'other' not found in table '{ … }'");
});
