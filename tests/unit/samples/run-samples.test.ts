/** Samples that are executed on a mock engine. */
import type { TextFile } from "luau-syntax";
import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { checkSamples, type SampleCache, textDocument, toMock } from "../../../packages/luau-defs/src/engine";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { expectCases } from "../../support/read-cases";
import { definitionsIn } from "./definitions-in";

const TIMER = `declare Timer: {
	setTimeout: (seconds: number, callback: () -> ()) -> number,
	clear: (id: number) -> (),
}
`;

interface Options {
  readonly mocks?: readonly TextFile[];
  readonly cache?: SampleCache;
}

function check(guide: string, { mocks = [], cache = new Map() }: Options = {}) {
  const sources = [sourceFile("timer.d.luau", TIMER)];
  return checkSamples([textDocument("guide.mdx", guide)], {
    definitions: definitionsIn(TIMER),
    loadLuau,
    luauDigest: "test",
    cache,
    engine: {
      mockOf: (definitions) => {
        const files = definitions.map((text, index) => sourceFile(`sample-${index}.d.luau`, text));
        return toMock(runOnSources([...sources, ...files]).value, mocks);
      },
    },
  });
}

/** A code block. */
const sample = (code: string, attributes = ""): string => `\`\`\`luau ${attributes}\n${code}\n\`\`\`\n`;

/** The type checker accepts it. */
const FAILS = "local t: any = nil\nprint(t.x)";

// A guide, and the text of a mock that is written by hand.
test("what is reported of samples that are executed", () =>
  expectCases("cases/run-samples.txt", ([guide = "", text]) =>
    check(`${guide}\n`, { mocks: text === undefined ? [] : [{ path: "timer.mock.luau", text }] })
      .diagnostics.map(
        ({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule}: ${message}`,
      )
      .join("\n"),
  ));

test("nothing is executed again until the sample or the mock changes", () => {
  const cache: SampleCache = new Map();
  const guide = sample("print(1)") + sample(FAILS);
  expect(check(guide, { cache }).value.ran).toBe(2);
  expect(check(guide, { cache })).toMatchObject({ value: { ran: 0 }, diagnostics: [{ line: 6 }] });
  const mocks = [{ path: "timer.mock.luau", text: "return {}\n" }];
  expect(check(guide, { cache, mocks }).value.ran).toBe(2);
});
