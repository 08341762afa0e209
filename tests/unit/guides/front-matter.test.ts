import { expect, test } from "vitest";
import { splitFrontMatter } from "../../../src/node/content/front-matter";

test.each([
  ["---\ntitle: A\n---\nText\n", { frontMatter: "title: A\n", body: "Text\n", linesBefore: 3 }],
  ["\uFEFF---\ntitle: A\n---\nText\n", { frontMatter: "title: A\n", body: "Text\n", linesBefore: 3 }],
  ["---\r\ntitle: A\r\n---\r\nText\r\n", { frontMatter: "title: A\r\n", body: "Text\r\n", linesBefore: 3 }],
  ["---\n---\nText\n", { frontMatter: "", body: "Text\n", linesBefore: 2 }],
  ["\uFEFFText\n", { frontMatter: "", body: "Text\n", linesBefore: 0 }],
])("front matter is cut off %j", (text, split) => {
  expect(splitFrontMatter(text)).toEqual(split);
});
