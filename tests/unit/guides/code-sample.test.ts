import { markLines, parseMeta, readLines } from "luau-contract";
import { describe, expect, test } from "vitest";
import { sampleHtml, symbolsIn, toSample } from "../../../src/lib/code-sample/render-sample";

const plain = parseMeta("");
const render = (source: string, language: string, meta = plain): string =>
  sampleHtml(toSample(source, language, meta), () => null);

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

describe("magic comments", () => {
  test("are taken out, and mark what follows", () => {
    const { code, marks } = markLines(
      "a()\n-- highlight-next-line\nb()\n-- insert-start\nc()\nd()\n-- insert-end\ne()",
      plain,
    );
    expect(code).toBe("a()\nb()\nc()\nd()\ne()");
    expect([...marks]).toEqual([
      [1, "highlighted"],
      [2, "inserted"],
      [3, "inserted"],
    ]);
  });
  test("at a line's end mark that line", () => {
    const { code, marks } = markLines("a() -- [!code --]\nb() -- [!code ++]\nc() -- stays", plain);
    expect(code).toBe("a()\nb()\nc() -- stays");
    expect([...marks]).toEqual([
      [0, "deleted"],
      [1, "inserted"],
    ]);
  });
});

describe("hidden lines", () => {
  const code = "a()\n-- hide-start\nb()\nc()\n-- hide-end\nd()\n-- hide-next-line\ne()\nf()";
  test("are not shown, and not counted", () => {
    const { code: shown, marks } = markLines(code, parseMeta("{2}"));
    expect(shown).toBe("a()\nd()\nf()");
    expect([...marks]).toEqual([[1, "highlighted"]]);
  });
  test("belong to the sample where it is checked", () => {
    const lines = readLines(code, plain).map(({ index, text, isHidden }) => [index, text, isHidden]);
    expect(lines).toEqual([
      [0, "a()", false],
      [2, "b()", true],
      [3, "c()", true],
      [5, "d()", false],
      [7, "e()", true],
      [8, "f()", false],
    ]);
  });
});

describe("rendering", () => {
  test("a plain sample has no elements for its lines", () =>
    expect(render("x = 1\ny = 2", "luau")).not.toContain("line"));
  test("marks are elements that mean what they show", () => {
    const html = render("a\nb\nc\nd", "text", parseMeta("{1} ins={2} del={3}"));
    expect(html).toBe(
      '<mark class="line">a\n</mark><ins class="line">b\n</ins><del class="line">c\n</del><span class="line">d</span>',
    );
  });
  test("a long comment is cut at its lines", () => {
    expect(render("--[[a\nb]]", "luau", parseMeta("showLineNumbers"))).toBe(
      '<span class="line"><span class="token comment">--[[a\n</span></span><span class="line"><span class="token comment">b]]</span></span>',
    );
  });
  test("names of the API become links, others plain text", () => {
    const sample = toSample("Timer.clear(print)", "luau", plain);
    const hrefs = new Map([
      ["Timer", "/docs/api/timer"],
      ["Timer.clear", "/docs/api/timer#clear"],
    ]);
    expect(symbolsIn(sample)).toContain("Timer.clear");
    expect(sampleHtml(sample, (symbol) => hrefs.get(symbol) ?? null)).toBe(
      '<a class="token function" href="/docs/api/timer#clear">Timer.clear</a>(<span class="token builtin">print</span>)',
    );
  });
  test("markup in a sample stays text", () => {
    for (const language of ["luau", "text", "json"])
      expect(render('"<img src=x onerror=alert(1)>"', language)).not.toContain("<img");
  });
});
