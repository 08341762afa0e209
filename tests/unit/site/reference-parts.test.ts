import { describe, expect, it } from "vitest";
import { DOC_FIELDS, NO_ENTRY_DOC } from "../../../plugins/gatsby-source-luau-defs/src/model/entry-doc";
import { pickFields } from "../../../plugins/gatsby-source-luau-defs/src/model/node-fields";
import { toHeadings } from "../../../src/lib/page/headings";
import { toPageHtml } from "../../../src/lib/html/page-html";
import { toRichText } from "../../../src/lib/html/rich-text";
import { translate, type Translate } from "../../../src/lib/i18n/translate";
import type { EntryDoc, Module } from "../../../src/lib/reference/reference-props";
import { toSections } from "../../../src/lib/reference/sections";
import { sourceUrl } from "../../../src/lib/reference/source-url";
import { toRuns } from "../../../src/lib/reference/token-runs";

const english: Translate = (declaration) => translate({}, declaration);

const location = { file: "definitions/timer.d.luau", line: 20, endLine: 44 };

const doc: EntryDoc = {
  ...pickFields(DOC_FIELDS, NO_ENTRY_DOC),
  summary: "",
  isBrief: false,
  descriptionHtml: "",
  missingIn: null,
  deprecated: null,
  errors: [],
  history: {
    addedIn: null,
    changedIn: [],
    deprecatedIn: null,
    removedIn: null,
    listedIn: [],
    fragment: null,
  },
};

const declaration = { tokens: [], breaks: [] };

const module: Module = {
  name: "Timer",
  realms: [],
  labels: [],
  group: null,
  href: "/docs/api/timer",
  summary: "",
  requireHtml: "",
  verified: null,
  descriptionHtml: "",
  functions: [],
  constants: [
    {
      name: "LIMIT",
      path: "Timer.LIMIT",
      anchor: "LIMIT",
      formerAnchors: [],
      declaration,
      defaultValue: null,
      doc,
      location,
    },
  ],
  classes: [],
  enums: [],
  events: [],
  moved: [],
  namespaces: [],
  types: [
    {
      name: "TimerId",
      path: "TimerId",
      anchor: "TimerId",
      formerAnchors: [],
      declaration,
      usedBy: { type: "TimerId", returnedBy: [], returnedByCount: 0, takenBy: [], takenByCount: 0 },
      doc,
      location,
    },
  ],
  location,
};

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
    });

  it("gets the site's prefix before its links from the root, and no other", () => {
    const html = '<a href="/docs/api/timer">a</a><a href="https://x.example/docs">b</a><a href="#c">c</a>';
    expect(toPageHtml(html, "/site")).toBe(toPage(html));
    expect(toPage(html)).toBe(
      '<a href="/site/docs/api/timer">a</a><a href="https://x.example/docs">b</a><a href="#c">c</a>',
    );
  });

  it("lets the keyboard come to code blocks, which may scroll", () => {
    expect(toPage('<pre class="language-luau"><code>x</code></pre>')).toContain(
      '<pre tabindex="0" class="language-luau">',
    );
  });

  it("offers to run samples in Luau, apart from definitions and fragments, and keeps their attributes", () => {
    const block = (meta: string) =>
      toPage(`<pre class="language-luau" data-meta="${meta}"><code>x</code></pre>`);
    expect(block("")).toContain("<try>");
    expect(block("definitions")).toContain('data-sample="{&quot;definitions&quot;:true}"');
    expect(block("definitions")).toContain("<copy>");
    expect(block("no-check")).toContain("<copy>");
    expect(block("continues file=&quot;a.luau&quot;")).toContain(
      'data-sample="{&quot;file&quot;:&quot;a.luau&quot;,&quot;continues&quot;:true}"',
    );
    expect(toPage('<pre class="language-c"><code>x</code></pre>')).toContain("<copy>");
    expect(toPage('<figure><pre class="language-luau"><code>x</code></pre></figure>')).toBe(
      '<figure><pre tabindex="0" class="language-luau"><code>x</code></pre><try></figure>',
    );
  });

  it("keeps entities and empty elements as they are written", () => {
    const html = "<p title=\"&quot;a&quot;\">a &lt; b &amp;&amp; c &amp;lt; d<br>e &quot;f&quot; 'g'</p><hr>";
    expect(toPage(html)).toBe(html);
  });

  it("lets the keyboard come to tables, which may scroll", () => {
    expect(toPage("<p>a</p><table><tr><td>b</td></tr></table>")).toBe(
      "<p>a</p><div><table><tr><td>b</td></tr></table></div>",
    );
  });

  it("has a button in each of its code blocks, with a title and without", () => {
    const html =
      "<p>a</p><pre><code>b</code></pre><ul><li><figure><figcaption>c</figcaption><pre><code>d</code></pre></figure></li></ul>";
    expect(toPage(html)).toBe(
      '<p>a</p><figure><pre tabindex="0"><code>b</code></pre><copy></figure><ul><li><figure><figcaption>c</figcaption><pre tabindex="0"><code>d</code></pre><copy></figure></li></ul>',
    );
  });
});
