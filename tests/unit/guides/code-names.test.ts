/** Inline code of guides that names an entry. `sample-links.test.tsx` has what it leads to. */
import { expect, test } from "vitest";
import { analyseMdx } from "../../../src/node/content/analyse-mdx";

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
  const compiled = analyseMdx("guide.mdx", GUIDE, 0).compile?.() ?? "";
  const uses = compiled.match(/_jsx\(Api, \{[^}]*\}/g)?.map((use) => use.replaceAll(/\s+/g, " "));
  expect(uses).toEqual([
    '_jsx(Api, { symbol: "World.add" }',
    '_jsx(Api, { symbol: "World:spawn", text: "World:spawn()" }',
    '_jsx(Api, { symbol: "World.add" }',
    '_jsx(Api, { symbol: "World.remove" }',
  ]);
});
