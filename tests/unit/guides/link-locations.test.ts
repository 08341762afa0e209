/** Where authors are told of a broken link. */
import path from "node:path";
import { sourceText, type SourceText } from "luau-syntax";
import { describe, expect, test } from "vitest";
import type { BrokenLink } from "../../../src/node/built-pages/check-links";
import { checkRenderedLinks } from "../../../src/node/built-pages/check-rendered-links";
import { explainLinks } from "../../../src/node/built-pages/explain-links";
import { readPage } from "../../../src/node/built-pages/read-page";
import { problemLines } from "../../support/read-cases";
import { folderWith } from "../../support/temporary-folder";

describe("what an author is told", () => {
  const levels = { page: "error", markdown: "warning", anchor: "warning" } as const;
  const guide = sourceText("content/docs/intro.mdx", "---\n---\n\nSee [that](/docs/intor).\n");
  const module = sourceText("definitions/lantern.d.luau", "--- See [a game](/docs/gone-for-good).\n");
  const footer = (text: string) => sourceText("src/theme/Footer.tsx", text);

  const anyLink: BrokenLink = {
    ...{ kind: "page", url: "", nearest: null, isToDraft: false },
    from: ["/guide", "/module"],
  };
  /** Problems of links that are on a guide and on the page of a module. */
  const told = (links: readonly Partial<BrokenLink>[], shared: readonly SourceText[] = []) =>
    explainLinks(
      links.map((link) => ({ ...anyLink, ...link })),
      {
        ofPage: (path) => (path === "/guide" ? guide : path === "/module" ? module : null),
        shared: [sourceText("site.config.ts", 'to: "/docs/lost"'), ...shared],
        origin: "https://site.example",
        prefix: "/base",
        locales: ["cy"],
      },
      levels,
    );
  const places = (...parameters: Parameters<typeof told>) =>
    told(...parameters).map(({ file, line, column, endColumn }) => `${file}:${line}:${column}-${endColumn}`);

  test("is the file and line of the link", () => {
    const links = [{ url: "/docs/intor", from: ["/guide"], nearest: "/docs/intro" }];
    expect(places(links)).toEqual(["content/docs/intro.mdx:4:12-23"]);
    expect(problemLines(told(links))).toEqual([
      "content/docs/intro.mdx:4:12 error broken-link `/docs/intor` leads to nothing (in /guide). Did you mean `/docs/intro`?",
    ]);
  });

  test("has no file whose address only begins or ends like that", () => {
    const text = 'to="/docs/gone"';
    expect(places([{ url: "/docs/gone" }], [footer(text)])).toEqual(["src/theme/Footer.tsx:1:5-15"]);
    expect(places([{ url: "/gone" }], [footer(text)])).toEqual(["src/theme/Footer.tsx:1:1-1"]);
  });

  test("has the address as it is written, without what the program adds", () => {
    for (const url of ["/base/docs/lost", "/base/cy/docs/lost", "https://site.example/base/docs/lost"])
      expect(places([{ url }])).toEqual(["site.config.ts:1:6-16"]);
    expect(places([{ url: "/base/caf%C3%A9" }], [footer('"/café"')])).toEqual(["src/theme/Footer.tsx:1:2-7"]);
    const withEnd = places([{ url: "/base/docs/x#end" }], [footer('"./x.mdx#end"')]);
    expect(withEnd).toEqual(["src/theme/Footer.tsx:1:9-13"]);
  });

  test("is where code assembles the address, if a part of it is written", () => {
    for (const [text, columns] of [
      ['<a href={base + "/wings"}>', "19-24"],
      ["<a href={`${base}/wings`}>", "19-24"],
      ["<a href={`/docs/${name}`}>", "11-17"],
      ['about("wings", "docs")', "1-1"],
    ] as const)
      expect(places([{ url: "/base/docs/wings" }], [footer(text)])).toEqual([
        `src/theme/Footer.tsx:1:${columns}`,
      ]);
  });

  test("is told once for all locales", () => {
    expect(told([{ url: "/base/docs/lost" }, { url: "/base/cy/docs/lost" }])).toHaveLength(1);
  });

  test("is the page's source where code makes the link, and the component where it is on several pages", () => {
    const links = (from: readonly string[]) => ["/a", "/b"].map((url) => ({ url, from }));
    const shared = [sourceText("src/theme/AfterEntry.tsx", ""), footer("")];
    expect(places(links(["/guide"]), shared)).toEqual(Array(2).fill("content/docs/intro.mdx:1:1-1"));
    expect(places(links(["/guide", "/module"]), shared)).toEqual(Array(2).fill("src/theme/Footer.tsx:1:1-1"));
    expect(places(links(["/module"]), shared)).toEqual(Array(2).fill("src/theme/AfterEntry.tsx:1:1-1"));
    expect(places(links(["/module"]))).toEqual(Array(2).fill("definitions/lantern.d.luau:1:1-1"));
    expect(places(links(["/"]), shared)).toEqual(Array(2).fill("site.config.ts:1:1-1"));
  });

  test("to a draft is told where authors have written it", () => {
    const link = { url: "/docs/intor", isToDraft: true };
    expect(places([{ ...link, from: ["/guide"] }])).toEqual(["content/docs/intro.mdx:4:12-23"]);
    expect(places([{ ...link, from: ["/module"] }])).toEqual([]);
  });

  test("follows the levels of the configuration", () => {
    const links = [{ kind: "anchor", url: "#a", from: ["/"], nearest: null, isToDraft: false }] as const;
    expect(told(links).map(({ severity }) => severity)).toEqual(["warning"]);
    const sources = { ofPage: () => null, shared: [], origin: "", prefix: "", locales: [] };
    expect(explainLinks(links, sources, { ...levels, anchor: null })).toEqual([]);
  });
});

test("sources outside of the site's folder are read, and pages in other locales have the same", () => {
  const files = { "src/world.luau": "--- See [query](/api/World#query).\n", "docs/site.config.ts": "" };
  const folder = folderWith(files);
  const reading = readPage('<a href="/api/World#query">');
  const site = {
    files: new Map(),
    pages: new Map([["cy/docs/api/world/index.html", { html: "", reading }]]),
  };
  const facts = {
    origin: "https://site.example",
    prefix: "",
    locales: ["cy"],
    levels: { page: "error", markdown: null, anchor: null },
    sources: [["/docs/api/world", "../src/world.luau"]],
    ...{ markdownLinks: [], drafts: [], unread: [], later: [] },
  } as const;
  const found = checkRenderedLinks(site, facts, [path.join(folder, "docs"), path.join(folder, "stage")]);
  expect(found).toMatchObject([{ file: "../src/world.luau", line: 1, column: 17, rule: "broken-link" }]);
});
