import { parseMeta, readLines } from "luau-contract";
import { describe, expect, test } from "vitest";
import { sampleHtml, symbolsIn, toSample } from "../../../src/lib/code-sample/render-sample";
import { expectCases } from "../../support/read-cases";

const hrefs = new Map([
  ["Timer", "/docs/api/timer"],
  ["Timer.clear", "/docs/api/timer#clear"],
]);

describe("the words after a fence", () => {
  test("title, line numbers and ranges", () => {
    const meta = parseMeta('title="src/init.luau" showLineNumbers {1,3-5} ins={7} del={8-9}');
    expect(meta).toEqual({
      title: "src/init.luau",
      lineNumbers: true,
      highlighted: new Set([1, 3, 4, 5]),
      inserted: new Set([7]),
      deleted: new Set([8, 9]),
      noCheck: false,
      noRun: false,
      error: null,
      continues: false,
      file: null,
      definitions: false,
      unknown: [],
    });
  });
  test("how the sample is checked", () => {
    const meta = parseMeta('continues file="player/index.luau" error="not found"');
    expect(meta).toMatchObject({ continues: true, file: "player/index.luau", error: "not found" });
    expect(parseMeta("no-check definitions")).toMatchObject({ noCheck: true, definitions: true });
  });
  test("unknown ones are kept for a diagnostic", () =>
    expect(parseMeta("tilte='x' lineNumbers").unknown).toEqual(["tilte='x'", "lineNumbers"]));
  test("a range without end does not fill the memory", () =>
    expect(parseMeta("{1-99999999999}").highlighted.size).toBe(10_000));
});

// In: the text after the fence, and the code.
test("samples are written as HTML, with their marks and without what is hidden", () =>
  expectCases("cases/code-samples.txt", ([info = "", code = ""]) => {
    const [, language = "", meta = ""] = /^(\w*) ?(.*)$/.exec(info) ?? [];
    const sample = toSample(code, language, parseMeta(meta));
    return sampleHtml(sample, (symbol) => hrefs.get(symbol) ?? null);
  }));

test("names of the API are found in samples", () =>
  expect(symbolsIn(toSample("Timer.clear(print)", "luau", parseMeta("")))).toContain("Timer.clear"));

test("hidden lines belong to the sample where it is checked", () => {
  const code = "a()\n-- hide-start\nb()\nc()\n-- hide-end\nd()\n-- hide-next-line\ne()\nf()";
  const lines = readLines(code, parseMeta("")).map(({ index, text, isHidden }) => [index, text, isHidden]);
  expect(lines).toEqual([
    [0, "a()", false],
    [2, "b()", true],
    [3, "c()", true],
    [5, "d()", false],
    [7, "e()", true],
    [8, "f()", false],
  ]);
});
