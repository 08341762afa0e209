/** Samples that are executed on a mock engine. */
import { loadLuau } from "luau-wasm/node";
import { describe, expect, test } from "vitest";
import { toMock, type HandMock } from "../../../plugins/gatsby-source-luau-defs/src/mock/to-mock";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";
import {
  checkSamples,
  type SampleCache,
} from "../../../plugins/gatsby-source-luau-defs/src/samples/check-samples";
import { textDocument } from "../../../plugins/gatsby-source-luau-defs/src/samples/documents";
import { definitionsIn } from "./definitions-in";

const TIMER = `declare Timer: {
	setTimeout: (seconds: number, callback: () -> ()) -> number,
	clear: (id: number) -> (),
}
`;

interface Options {
  readonly mocks?: readonly HandMock[];
  readonly cache?: SampleCache;
}

function check(guide: string, { mocks = [], cache = new Map() }: Options = {}) {
  const sources = [sourceFile("timer.d.luau", TIMER)];
  return checkSamples([textDocument("guide.mdx", guide)], {
    definitions: definitionsIn(TIMER),
    loadLuau,
    luau: "test",
    cache,
    engine: {
      mockOf: (definitions) => {
        const files = definitions.map((text, index) => sourceFile(`sample-${index}.d.luau`, text));
        return toMock(runOnSources([...sources, ...files]).value, mocks);
      },
    },
  });
}

const inGuide = (guide: string, options: Options = {}): readonly string[] =>
  check(guide, options).diagnostics.map(
    ({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule}: ${message}`,
  );

/** A code block. */
const sample = (code: string, attributes = ""): string => `\`\`\`luau ${attributes}\n${code}\n\`\`\`\n`;

/** The type checker accepts it. */
const FAILS = "local t: any = nil\nprint(t.x)";

describe("an error", () => {
  test("is at its line", () => {
    expect(inGuide(sample(FAILS))).toEqual(["guide.mdx:3:1 sample-run: attempt to index nil with 'x'"]);
  });
  test("in a callback", () => {
    expect(inGuide(sample(`Timer.setTimeout(1, function()\n\terror("late")\nend)`))).toEqual([
      "guide.mdx:3:2 sample-run: late",
    ]);
  });
  test("of a wrong argument, that the checker cannot see", () => {
    expect(inGuide(sample('local id: any = "1"\nTimer.clear(id)'))).toEqual([
      "guide.mdx:3:1 sample-run: Timer.clear: argument #1 (id) must be a number, got string",
    ]);
  });
  test("in a sample that another continues is reported once", () => {
    expect(inGuide(sample(FAILS) + sample("print(1)", "continues"))).toHaveLength(1);
  });
  test("in a file is reported in the file, and where it is required", () => {
    const guide = sample(`${FAILS}\nreturn 1`, 'file="m.luau"') + sample('\nrequire("./m.luau")');
    expect(inGuide(guide)).toEqual([
      "guide.mdx:3:1 sample-run: attempt to index nil with 'x'",
      "guide.mdx:8:1 sample-run: m.luau:2: attempt to index nil with 'x'",
    ]);
  });
  test("is not looked for in a sample that Luau rejects, or that says so", () => {
    expect(inGuide(sample(`${FAILS}\nTimer.clear("1")`))).toEqual([expect.stringContaining("sample-type")]);
    expect(inGuide(sample(FAILS, "no-run") + sample(FAILS, "no-check"))).toEqual([]);
  });
});

test("files require each other", () => {
  const guide = sample("return { speed = 3 }", 'file="player/index.luau"');
  expect(inGuide(guide + sample('assert(require("/player").speed == 3)'))).toEqual([]);
});

test("modules of an alias have every member", () =>
  expect(inGuide(sample('print(require("@kit/maths").add(1, 2))'))).toEqual([]));

test("definitions in samples are part of the engine", () => {
  const guide = sample("declare Lantern: { light: (seconds: any) -> number }", "definitions");
  expect(inGuide(guide + sample("assert(Lantern.light(1) == 0)"))).toEqual([]);
});

describe("a mock written by hand", () => {
  const mock = (text: string): Options => ({ mocks: [{ path: "timer.mock.luau", text }] });
  test("is used", () => {
    const five = mock('return {\n\t["Timer.setTimeout"] = function()\n\t\treturn 5\n\tend,\n}\n');
    expect(inGuide(sample("assert(Timer.setTimeout(1, print) == 5)"), five)).toEqual([]);
  });
  test("that cannot be loaded is the only mistake", () => {
    const broken = mock("-- A mock.\nlocal t = nil\nreturn t.x\n");
    expect(inGuide(sample(FAILS) + sample(FAILS), broken)).toEqual([
      "timer.mock.luau:3:1 sample-run: attempt to index nil with 'x'",
    ]);
  });
  test("with a mistake in a function is named", () => {
    const broken = mock('return {\n\t["Timer.clear"] = function(id)\n\t\treturn id.x.y\n\tend,\n}\n');
    expect(inGuide(sample("print(1)\nTimer.clear(1)"), broken)).toEqual([
      "guide.mdx:3:1 sample-run: timer.mock.luau:3: attempt to index number with 'x'",
    ]);
  });
});

test("an endless sample is stopped", () => {
  expect(inGuide(sample("while true do end"))).toEqual([
    "guide.mdx:2:1 sample-run: This sample runs for more than 10 seconds.",
  ]);
});

test("nothing is executed again until the sample or the mock changes", () => {
  const cache: SampleCache = new Map();
  const guide = sample("print(1)") + sample(FAILS);
  expect(check(guide, { cache }).value.ran).toBe(2);
  expect(check(guide, { cache })).toMatchObject({ value: { ran: 0 }, diagnostics: [{ line: 6 }] });
  const mocks = [{ path: "timer.mock.luau", text: "return {}\n" }];
  expect(check(guide, { cache, mocks }).value.ran).toBe(2);
});
