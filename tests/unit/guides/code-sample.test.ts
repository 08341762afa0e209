import { parseMeta, readLines } from "luau-contract";
import { describe, expect, test } from "vitest";
import { sampleHtml, symbolsIn, toSample } from "../../../src/lib/code-sample/render-sample";
import { expectCases } from "../../support/read-cases";
import { analyseMdx } from "../../../src/node/content/analyse-mdx";
import type { ContentFile } from "../../../src/node/content/content-file";
import { readContent } from "../../../src/node/content/read-content";

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

/** Inline code of guides that names an entry. `sample-links.test.tsx` has what it leads to. */
const GUIDE = `Call \`World.add\` or \`World:spawn()\`, see \`World.add\`.

## With \`World.add\`

Not \`World\`, \`World.add(1)\`, \`a.b.c.luau file\`, [\`World.add\`](/elsewhere), <a href="/x">\`World.add\`</a>.

- \`World.remove\`
`;

test("inline code with an owner is a name, outside of headings and links", () => {
  const { references } = analyseMdx("guide.mdx", GUIDE, 0);
  expect(references.filter(({ kind }) => kind === "code").map(({ name, line }) => [name, line])).toEqual([
    ["World.add", 1],
    ["World:spawn", 1],
    ["World.add", 1],
    ["World.remove", 7],
  ]);
});

test("it is compiled as what `<Api>` is, and keeps its parentheses", () => {
  const compiled = analyseMdx("guide.mdx", GUIDE, 0).script ?? "";
  const uses = compiled.match(/_jsxDEV\(Api, \{[^}]*\}/g)?.map((use) => use.replaceAll(/\s+/g, " "));
  expect(uses).toEqual([
    '_jsxDEV(Api, { symbol: "World.add" }',
    '_jsxDEV(Api, { symbol: "World:spawn", text: "World:spawn()" }',
    '_jsxDEV(Api, { symbol: "World.add" }',
    '_jsxDEV(Api, { symbol: "World.remove" }',
  ]);
});

test("it leads to the reference in guides alone: a post has the names of its day", () => {
  const namesIn = (content: ContentFile, file: string, front: string) => {
    const text = `---\n${front}\n---\n\nCall \`World.add\`, and <Api symbol="World.remove" />.\n`;
    const { value } = readContent(content, { file, text, versionPath: "/docs" });
    return value?.kind === "guide" || value?.kind === "post" ? value.facts.apiNames : null;
  };
  expect(
    namesIn({ kind: "guide", version: null, slug: "a" }, "docs/a.mdx", "title: A\ndescription: A guide."),
  ).toEqual(["World.add", "World.remove"]);
  const front = "title: A\ndescription: A post.\ndate: 2025-01-31\nauthors: [marlow]\ntags: []";
  expect(namesIn({ kind: "post", slug: "a" }, "blog/2025-01-31-a.mdx", front)).toEqual(["World.remove"]);
});
