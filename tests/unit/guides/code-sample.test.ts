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
    const lines = { highlighted: new Set([1, 3, 4, 5]), inserted: new Set([7]), deleted: new Set([8, 9]) };
    expect(meta).toEqual({ ...parseMeta(""), ...lines, title: "src/init.luau", lineNumbers: true });
  });
  test("how the sample is checked", () => {
    const usual = { noCheck: false, noRun: false, definitions: false };
    const meta = parseMeta('continues file="player/index.luau" error="not found"');
    expect(meta).toMatchObject({ ...usual, continues: true, file: "player/index.luau", error: "not found" });
    const given = { noCheck: true, definitions: true, continues: false, file: null, error: null };
    expect(parseMeta("no-check definitions")).toMatchObject({ ...usual, ...given });
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
  const lines = readLines(code, parseMeta("")).map(
    ({ index, text, isHidden }) => `${index} ${text}${isHidden ? " hidden" : ""}`,
  );
  expect(lines).toEqual(["0 a()", "2 b() hidden", "3 c() hidden", "5 d()", "7 e() hidden", "8 f()"]);
});

/** Inline code of guides that names an entry. `sample-links.test.tsx` has what it leads to. */
const GUIDE = `Call \`World.add\` or \`World:spawn()\`, see \`World.add\`.

## With \`World.add\`

Not \`World\`, \`World.add(1)\`, \`a.b.c.luau file\`, [\`World.add\`](/elsewhere), <a href="/x">\`World.add\`</a>.

- \`World.remove\`
`;

test("inline code with an owner is a name, outside of headings and links", () => {
  const { references } = analyseMdx("guide.mdx", GUIDE, 0);
  const names = references.filter(({ kind }) => kind === "code").map(({ name, line }) => `${line} ${name}`);
  expect(names).toEqual(["1 World.add", "1 World:spawn", "1 World.add", "7 World.remove"]);
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
  const guide = { kind: "guide", version: null, slug: "a" } as const;
  const both = ["World.add", "World.remove"];
  expect(namesIn(guide, "docs/a.mdx", "title: A\ndescription: A guide.")).toEqual(both);
  const front = "title: A\ndescription: A post.\ndate: 2025-01-31\nauthors: [marlow]\ntags: []";
  expect(namesIn({ kind: "post", slug: "a" }, "blog/2025-01-31-a.mdx", front)).toEqual(["World.remove"]);
});
