import { expect, test } from "vitest";
import { analyseMdx } from "../../../src/node/content/analyse-mdx";
import { checkContent } from "../../../src/node/content/check-content";
import { NO_NAMES } from "../../support/read-content-folder";
import { ownComponents } from "../../../src/node/check/own-components";

test.each([
  ["an object", "export default { Paper, Chart: Line, 'Wing': () => null, table() {} };"],
  ["with a type", "export default { Paper, Chart, Wing, table } satisfies MdxComponents;"],
  ["a variable", "const all: MdxComponents = { Paper, Chart, Wing, table } as const;\nexport default all;"],
])("names are read of %s", (_, text) => {
  expect(ownComponents(text)).toEqual({ names: ["Paper", "Chart", "Wing", "table"], problems: [] });
});

test.each([
  ["a spread", "export default { Paper, ...others };", ["Paper"], 25],
  ["a computed name", "export default { Paper, [name]: Chart };", ["Paper"], 25],
  ["a call", "export default all();", [], 16],
])("names that only running the file would show are problems: %s", (_, text, names, column) => {
  const problem = { rule: "component-names", line: 1, column };
  expect(ownComponents(text)).toMatchObject({ names, problems: [problem] });
});

test("a file without a default export, or whose syntax is wrong, is reported as such elsewhere", () => {
  for (const text of ["export const Paper = 1;", "export default {"])
    expect(ownComponents(text)).toEqual({ names: [], problems: [] });
});

test("guides may use them, and names close to them are suggested", () => {
  const { references } = analyseMdx("guide.mdx", "<Paper />\n\n<Papier />\n\n<table />\n", 0);
  const facts = {
    ...{ file: "guide.mdx", diagnostics: [], page: null, authors: [], tags: [], guide: null, unread: null },
    references: references.map((one) => ({ ...one, file: "guide.mdx" })),
  };
  const levels = { brokenMarkdownLinks: null, duplicateRoutes: null };
  const found = checkContent([facts], { ...NO_NAMES, components: new Set(["Paper", "table"]) }, levels);
  expect(found.map(({ line, message, suggestion }) => [line, message, suggestion])).toEqual([
    [3, "There is no component `<Papier>`.", "Did you mean `Paper`?"],
  ]);
});
