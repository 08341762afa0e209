import { describe, expect, it } from "vitest";
import { toHeadings } from "../../../src/lib/page/headings";
import { toPageHtml } from "../../../src/lib/html/prefix-html";
import { toRichText } from "../../../src/lib/html/rich-text";
import { toSections } from "../../../src/lib/reference/sections";
import { sourceUrl } from "../../../src/lib/page/source-urls";
import { toRuns } from "../../../src/lib/reference/token-runs";
import { expectCases } from "../../support/read-cases";
import { moduleOf } from "../reference/support";
import { english } from "../../support/english";

const location = { file: "definitions/timer.d.luau", line: 20, endLine: 44 };

const module = moduleOf("declare Timer: { LIMIT: number }\nexport type TimerId = number\n");

describe("the parts of a reference page", () => {
  it("are the kinds that the module has, in reading order", () => {
    expect(toSections(module, english).map(({ kind }) => kind)).toEqual(["constants", "types"]);
  });

  it("have ids that no Luau name can have", () => {
    for (const { id } of toSections(module, english)) expect(id).not.toMatch(/^[A-Za-z_][\w.]*$/);
  });

  it("are listed with their entries in the table of contents", () => {
    expect(toHeadings(toSections(module, english))).toEqual([
      {
        id: "all-constants",
        text: "Constants",
        kind: null,
        children: [{ id: "LIMIT", text: "LIMIT", kind: "constant", children: [] }],
      },
      {
        id: "all-types",
        text: "Types",
        kind: null,
        children: [{ id: "TimerId", text: "TimerId", kind: "type", children: [] }],
      },
    ]);
  });
});

describe("tokens", () => {
  it("are joined where they look the same, and never across a link", () => {
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
});

describe("the link to an entry's source", () => {
  it("fills in path and lines", () => {
    expect(sourceUrl("https://x.example/blob/{path}#L{line}-L{endLine}", location)).toBe(
      "https://x.example/blob/definitions/timer.d.luau#L20-L44",
    );
  });

  it("names the line alone where there is only one", () => {
    const line = { ...location, endLine: location.line };
    for (const range of ["L{line}-L{endLine}", "L{line}-{endLine}"])
      expect(sourceUrl(`https://x.example/{path}#${range}`, line)).toBe(
        "https://x.example/definitions/timer.d.luau#L20",
      );
  });

  it("leaves what it does not know as it is", () => {
    expect(sourceUrl("https://x.example/{branch}/{path}", location)).toBe(
      "https://x.example/{branch}/definitions/timer.d.luau",
    );
  });
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
