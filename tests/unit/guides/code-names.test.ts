/** Inline code of guides that names an entry. `sample-links.test.tsx` has what it leads to. */
import { expect, test } from "vitest";
import { analyseMdx } from "../../../src/node/content/analyse-mdx";
import type { ContentFile } from "../../../src/node/content/content-file";
import { readContent } from "../../../src/node/content/read-content";

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
