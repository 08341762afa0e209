import { describe, expect, it, test } from "vitest";
import { toHeadings } from "../../../src/lib/page/headings";
import { toPageHtml } from "../../../src/lib/html/prefix-html";
import { toRichText } from "../../../src/lib/html/rich-text";
import { toSections } from "../../../src/lib/reference/sections";
import { sourceUrl } from "../../../src/lib/page/source-urls";
import { toRuns } from "../../../src/lib/reference/token-runs";
import { expectCases } from "../../support/read-cases";
import { moduleOf } from "../reference/support";
import { english } from "../../support/english";

const module = moduleOf("declare Timer: { LIMIT: number }\nexport type TimerId = number\n");

describe("the parts of a reference page", () => {
  it("are the kinds that the module has, in reading order", () => {
    expect(toSections(module, english).map(({ kind }) => kind)).toEqual(["constants", "types"]);
  });

  it("have ids that no Luau name can have", () => {
    for (const { id } of toSections(module, english)) expect(id).not.toMatch(/^[A-Za-z_][\w.]*$/);
  });

  it("are listed with their entries in the table of contents", () => {
    const limit = { id: "LIMIT", text: "LIMIT", kind: "constant", children: [] };
    const timerId = { id: "TimerId", text: "TimerId", kind: "type", children: [] };
    expect(toHeadings(toSections(module, english))).toEqual([
      { id: "all-constants", text: "Constants", kind: null, children: [limit] },
      { id: "all-types", text: "Types", kind: null, children: [timerId] },
    ]);
  });
});

test("tokens are joined where they look the same, and never across a link", () => {
  const runs = toRuns([
    { text: "(", kind: "punctuation", href: null },
    { text: ") ", kind: "operator", href: null },
    { text: "TimerId", kind: "type", href: "/docs/api/timer#TimerId" },
    { text: "Other", kind: "type", href: null },
  ]);
  expect(runs).toEqual([
    { text: "() ", colour: null, href: null },
    { text: "TimerId", colour: "type", href: "/docs/api/timer#TimerId" },
    { text: "Other", colour: "type", href: null },
  ]);
});

test.each([
  ["blob/{path}#L{line}-L{endLine}", 44, "blob/definitions/timer.d.luau#L20-L44"],
  ["{path}#L{line}-L{endLine}", 20, "definitions/timer.d.luau#L20"],
  ["{path}#L{line}-{endLine}", 20, "definitions/timer.d.luau#L20"],
  ["{branch}/{path}", 44, "{branch}/definitions/timer.d.luau"],
])("the link to an entry's source, %s, is filled in", (template, endLine, url) => {
  const location = { file: "definitions/timer.d.luau", line: 20, endLine };
  expect(sourceUrl(`https://x.example/${template}`, location)).toBe(`https://x.example/${url}`);
});

describe("HTML of a description", () => {
  const toPage = (html: string): string =>
    toRichText(html, {
      toHref: (href) => (href.startsWith("/") ? `/site${href}` : href),
      toolsOf: (canTry) => (canTry ? "<try>" : "<copy>"),
      tableFrame: "<div>",
      foldedAs: (lines) => `${lines} lines`,
    });

  it("gets the site's prefix before its links from the root, and no other", () => {
    const html = '<a href="/docs/api/timer">a</a><a href="https://x.example/docs">b</a><a href="#c">c</a>';
    expect(toPageHtml(html, "/site")).toBe(toPage(html));
    expect(toPage(html)).toBe(
      '<a href="/site/docs/api/timer">a</a><a href="https://x.example/docs">b</a><a href="#c">c</a>',
    );
  });

  // The site's links, buttons and frames of tables are short here.
  it("is written as pages show it", () => expectCases("cases/page-html.txt", ([html = ""]) => toPage(html)));
});
