import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { analyseMdx } from "../../../src/node/content/analyse-mdx";
import { guideSchema, postSchema, readFrontMatter } from "../../../src/node/content/front-matter";
import { readSidebar } from "../../../src/node/content/sidebar-items";

const guide = readFileSync("docs/writing-guides.md", "utf8");

/** The sample of a title in docs/writing-guides.md, whatever the length of its fence. */
function sample(title: string): string {
  const text = new RegExp(`^(\`{3,4})(?:mdx|yaml) title="${title}"\\n([^]*?)\\n\\1$`, "m").exec(guide)?.[2];
  if (text === undefined) throw new Error(`docs/writing-guides.md has no sample titled “${title}”.`);
  return text;
}

describe("the samples in the page for authors", () => {
  test.each(["links", "code", "admonitions", "components"])("%s: MDX without a problem", (title) => {
    expect(analyseMdx("sample.mdx", sample(title), 0).diagnostics).toEqual([]);
  });

  test("front matter of a guide and of a post", () => {
    const split = (title: string) => ({ frontMatter: sample(title), body: "", linesBefore: 0 });
    expect(readFrontMatter("guide.mdx", split("guide"), guideSchema).diagnostics).toEqual([]);
    expect(readFrontMatter("post.mdx", split("post"), postSchema).diagnostics).toEqual([]);
  });

  test("the sidebar", () => expect(readSidebar("sidebar.yml", sample("sidebar")).diagnostics).toEqual([]));

  test("every field of the front matter is in it", () => {
    const missing = (shape: object, title: string) =>
      Object.keys(shape).filter((field) => !sample(title).includes(`${field}:`));
    expect(missing(guideSchema.shape, "guide")).toEqual([]);
    expect(missing(postSchema.shape, "post")).toEqual(["slug", "draft"]);
  });

  test("the symbols that they name are the engine's", () => {
    const timer = readFileSync("definitions/timer.d.luau", "utf8");
    const symbols = analyseMdx("sample.mdx", sample("components"), 0)
      .references.filter(({ kind }) => kind === "symbol")
      .map(({ name }) => name);
    expect(symbols).toEqual(["Timer.setTimeout", "Timer.setInterval"]);
    for (const symbol of symbols) expect(timer).toContain(`\t${symbol.slice("Timer.".length)}: (`);
  });
});

describe("what MDX makes of the samples", () => {
  const scriptOf = (text: string): string =>
    (analyseMdx("sample.mdx", text, 0).script ?? "").replaceAll(/\s+/g, " ");

  test("code blocks are highlighted, with their features, and need no highlighter", () => {
    const code = scriptOf(sample("code"));
    expect(code).toContain('language: "luau", title: "index.luau", lineNumbers: "true"');
    for (const element of ["mark", "del", "ins"]) expect(code).toContain(`"element":"${element}"`);
    expect(code).not.toContain("insert-next-line");
  });

  test("admonitions become components, with their titles", () => {
    const code = scriptOf(sample("admonitions"));
    expect(code).toContain('_jsxDEV(Admonition, { kind: "tip"');
    expect(code).toContain('_jsxDEV(Admonition, { kind: "warning", title: "Before you publish"');
  });

  test("a colon in prose stays what it is", () => {
    // One text, not pieces with marks of React's between them.
    const text = "Call Entity:destroy and :x[y], at 10:30. ::leaf";
    expect(scriptOf(text)).toContain(`"${text}"`);
  });
});
