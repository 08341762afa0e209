import { readFileSync } from "node:fs";
import type { Code, Root } from "mdast";
import { expect, test } from "vitest";
import { findFences, textDocument } from "../../../packages/luau-defs/src/engine";
import { parseText } from "../../../src/node/mdx/compile-mdx";
import { filesUnder } from "../../../src/node/files/published-files";

const files = ["content", "tests/fixtures/fences"].flatMap((folder) =>
  filesUnder(folder)
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => `${folder}/${file}`),
);

interface Block {
  readonly language: string;
  readonly meta: string;
  readonly code: string;
}

/** The code blocks of a page, as MDX's own parser finds them. */
const blocksOf = (body: string): readonly Block[] => codeIn(parseText(body));

const codeIn = (node: Root | Root["children"][number]): readonly Block[] =>
  node.type === "code" ? [blockOf(node)] : "children" in node ? node.children.flatMap(codeIn) : [];

const blockOf = ({ lang, meta, value }: Code): Block => {
  return { language: lang ?? "", meta: meta ?? "", code: value };
};

const bodyOf = (text: string): string => text.replace(/^---\n[^]*?\n---\n/, "");

test.each(files)("the commands find the code blocks of %s that its page has", (file) => {
  const text = readFileSync(file, "utf8");
  const found = textDocument(file, text)
    .texts.flatMap(findFences)
    .map(({ language, meta, lines }) => ({
      language,
      meta,
      code: lines.map((line) => line.text).join("\n"),
    }));
  expect(found).toEqual(blocksOf(bodyOf(text)));
});
