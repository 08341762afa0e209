import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { renderDiagnostics } from "luau-diagnostics";
import { sourcesByPath, sourceText } from "luau-syntax";
import { problemLines } from "../../support/read-cases";
import { NO_NAMES, readContentFolder } from "../../support/read-content-folder";
import { splitFrontMatter } from "../../../src/node/content/front-matter";
import { itemsFromFolders } from "../../../src/node/content/sidebar-items";
import { compiledText } from "../../../src/node/mdx/compiled-texts";
import { checkContent } from "../../../src/node/content/check-content";

const failing = "tests/fixtures/content/failing";
const symbols = ["Timer", "Timer.setTimeout", "Timer.setInterval", "Timer.clear"];

describe("problems in content are told with file, line and what was meant", () => {
  test.each(readdirSync(failing))("%s", async (name) => {
    const folder = path.join(failing, name);
    const { diagnostics } = readContentFolder(folder, symbols);
    const sources = sourcesByPath(
      [...new Set(diagnostics.map(({ file }) => file))].map((file) =>
        sourceText(file, readFileSync(path.join(folder, file), "utf8")),
      ),
    );
    const text = renderDiagnostics(diagnostics, sources, { colour: false });
    expect(diagnostics.length).toBeGreaterThan(0);
    await expect(text).toMatchFileSnapshot(path.resolve(folder, "diagnostics.txt"));
  });
});

test("the product's own content has no problems, samples and components aside", () => {
  const symbolsUsed = [...readContentFolder("content", []).readings.values()].flatMap(({ references }) =>
    references.filter(({ kind }) => kind === "symbol").map(({ name }) => name),
  );
  expect(readContentFolder("content", symbolsUsed).diagnostics).toEqual([]);
});

test.each([
  ["---\ntitle: A\n---\nText\n", "title: A\n", "Text\n", 3],
  ["\uFEFF---\ntitle: A\n---\nText\n", "title: A\n", "Text\n", 3],
  ["---\r\ntitle: A\r\n---\r\nText\r\n", "title: A\r\n", "Text\r\n", 3],
  ["---\n---\nText\n", "", "Text\n", 2],
  ["\uFEFFText\n", "", "Text\n", 0],
])("front matter is cut off %j", (text, frontMatter, body, linesBefore) => {
  expect(splitFrontMatter(text)).toEqual({ frontMatter, body, linesBefore });
});

test("guides of one label have the same order on every machine, in whichever order they were read", () => {
  const labels = { b: "Setting up", c: "Setting up", a: "Setting up", d: "Before" };
  const guides = Object.entries(labels).map(([slug, label]) => {
    return { slug, label, href: `/docs/${slug}`, position: slug === "c" ? 1 : null };
  });
  for (const read of [guides, guides.toReversed()]) {
    const items = itemsFromFolders({ guides: read, modules: [], groups: [] }, "Reference");
    expect(items.map(({ href }) => href)).toEqual(["/docs/c", "/docs/d", "/docs/a", "/docs/b", null]);
  }
});

test("a text that was never valid fails when its page is rendered", async () => {
  const code = compiledText("content/docs/never.mdx");
  const { default: Text } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly default: () => never;
  };
  expect(Text).toThrow("content/docs/never.mdx has a problem");
});

const file = "content/docs/changes.mdx";
const range = { file, line: 1, column: 1, endLine: 1, endColumn: 2 };
const guideAt = (href: string) => ({
  ...{ file, diagnostics: [], references: [], authors: [], tags: [], guide: null, unread: null },
  page: { ...range, href, kind: "guide" as const, isDraft: false },
});

test("a guide must not have the address of a version's changes, if there are other versions", () => {
  const levels = { brokenMarkdownLinks: null, duplicateRoutes: null };
  const check = (reserved: readonly string[]) =>
    checkContent([guideAt("/docs/changes")], { ...NO_NAMES, reserved: new Set(reserved) }, levels);
  expect(problemLines(check(["/docs/changes", "/docs/next/changes"]))).toEqual([
    expect.stringMatching(
      / reserved-address \/docs\/changes is the page of the version's changes\. Give the guide another `slug`\.$/,
    ),
  ]);
  expect(check(["/docs/next/changes"])).toEqual([]);
  expect(check([])).toEqual([]);
});
