import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sourceText, type SourceText } from "luau-contract";
import { describe, expect, test } from "vitest";
import { findBrokenLinks } from "../../../src/node/links/check-links";
import { sourcesOf } from "../../../src/node/links/link-facts";
import { explainLinks } from "../../../src/node/links/explain-links";
import { markdownLinks, withMarkdownLinks } from "../../../src/node/links/markdown-links";
import { checkRenderedLinks } from "../../../src/node/links/check-rendered-links";
import type { BrokenLink, PageLinks } from "../../../src/node/links/check-links";
import { readPage } from "../../../src/node/publish/read-page";

function page(path: string, html: string): PageLinks {
  const { ids, urls } = readPage(html);
  return { path, ids: new Set(ids), urls };
}

const pages = [
  page(
    "/",
    '<a href="/docs/intro">x</a><a href="/docs/intro#start">x</a><a href="/docs/intro#strat">x</a><img src="/logo.svg"><img src="/lgo.svg">',
  ),
  page(
    "/docs/intro",
    '<h2 id="start">Start</h2><a href="#start">x</a><a href="#">x</a><a href="#gone">x</a><a href="/docs/intor">x</a>',
  ),
  page(
    "/docs/api/timer",
    '<a href="/docs/intor">x</a><a href="https://elsewhere.example/x">x</a><a href="mailto:a@b.example">x</a><a href="https://site.example/base/blog">x</a><a href="/base/docs/intro">x</a><a href="%E0%A4%A">x</a>',
  ),
];
const site = { pages, files: new Set(["/logo.svg"]), origin: "https://site.example", prefix: "" };

describe("links", () => {
  const broken = findBrokenLinks(site);

  test("to pages, files and anchors that exist are fine, and so are other sites", () => {
    expect(broken.map(({ url }) => url).sort()).toEqual([
      "#gone",
      "%E0%A4%A",
      "/base/docs/intro",
      "/docs/intor",
      "/docs/intro#strat",
      "/lgo.svg",
      "https://site.example/base/blog",
    ]);
  });
  test("name the nearest target that exists", () => {
    expect(broken.find(({ url }) => url === "/docs/intro#strat")?.nearest).toBe("/docs/intro#start");
    expect(broken.find(({ url }) => url === "/lgo.svg")?.nearest).toBe("/logo.svg");
  });
  test("that many pages have are told once", () => {
    expect(broken.find(({ url }) => url === "/docs/intor")).toMatchObject({
      kind: "page",
      from: ["/docs/intro", "/docs/api/timer"],
      nearest: "/docs/intro",
    });
  });
  test("to what a build writes later are fine in development", () => {
    const later = ["/lgo.svg", "/docs/"];
    expect(findBrokenLinks({ ...site, later }).map(({ url }) => url)).not.toContain("/lgo.svg");
    expect(findBrokenLinks({ ...site, later }).map(({ url }) => url)).not.toContain("/docs/intor");
  });
  test("are read without the site's prefix", () => {
    const prefixed = {
      ...site,
      prefix: "/base",
      pages: [
        page(
          "/",
          '<a href="/base/docs">x</a><a href="/base">x</a><a href="/docs">x</a><a href="https://site.example/base/docs">x</a>',
        ),
        page("/docs", ""),
      ],
    };
    expect(findBrokenLinks(prefixed)).toEqual([]);
  });
});

describe("what an author is told", () => {
  const levels = { page: "error", markdown: "warning", anchor: "warning" } as const;
  const guide = sourceText("content/docs/intro.mdx", "---\n---\n\nSee [that](/docs/intor).\n");
  const module = sourceText("definitions/lantern.d.luau", "--- See [a game](/docs/gone-for-good).\n");
  const footer = (text: string) => sourceText("src/theme/Footer.tsx", text);

  /** What is told of links that are on a guide and on the page of a module. */
  const told = (links: readonly Partial<BrokenLink>[], shared: readonly SourceText[] = []) =>
    explainLinks(
      links.map((link) => ({ kind: "page", url: "", from: ["/guide", "/module"], nearest: null, ...link })),
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
    expect(told([{ url: "/docs/intor", from: ["/guide"], nearest: "/docs/intro" }])).toEqual([
      {
        file: "content/docs/intro.mdx",
        line: 4,
        column: 12,
        endLine: 4,
        endColumn: 23,
        severity: "error",
        rule: "broken-link",
        message: "`/docs/intor` leads to nothing (in /guide).",
        suggestion: "Did you mean `/docs/intro`?",
      },
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
    expect(places([{ url: "/base/docs/x#end" }], [footer('"./x.mdx#end"')])).toEqual([
      "src/theme/Footer.tsx:1:9-13",
    ]);
  });

  test("is told once for all locales", () => {
    expect(told([{ url: "/base/docs/lost" }, { url: "/base/cy/docs/lost" }])).toHaveLength(1);
  });

  test("is the page's source where code makes the link, and the component where it is on several pages", () => {
    const links = (from: readonly string[]) => [
      { url: "/a", from },
      { url: "/b", from },
    ];
    const shared = [sourceText("src/theme/AfterEntry.tsx", ""), footer("")];
    expect(places(links(["/guide"]), shared)).toEqual(Array(2).fill("content/docs/intro.mdx:1:1-1"));
    expect(places(links(["/guide", "/module"]), shared)).toEqual(Array(2).fill("src/theme/Footer.tsx:1:1-1"));
    expect(places(links(["/module"]), shared)).toEqual(Array(2).fill("src/theme/AfterEntry.tsx:1:1-1"));
    expect(places(links(["/module"]))).toEqual(Array(2).fill("definitions/lantern.d.luau:1:1-1"));
    expect(places(links(["/"]), shared)).toEqual(Array(2).fill("site.config.ts:1:1-1"));
  });

  test("follows the levels of the configuration", () => {
    const links = [{ kind: "anchor", url: "#a", from: ["/"], nearest: null }] as const;
    expect(told(links).map(({ severity }) => severity)).toEqual(["warning"]);
    const sources = { ofPage: () => null, shared: [], origin: "", prefix: "", locales: [] };
    expect(explainLinks(links, sources, { ...levels, anchor: null })).toEqual([]);
  });
});

test("sources outside of the site's folder are read, and pages in other locales have the same", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "links-"));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write("src/world.luau", "--- See [query](/api/World#query).\n");
  write("docs/site.config.ts", "");
  const reading = readPage('<a href="/api/World#query">');
  const site = {
    folder,
    files: [],
    pages: new Map([["cy/docs/api/world/index.html", { html: "", reading }]]),
  };
  const facts = {
    origin: "https://site.example",
    prefix: "",
    locales: ["cy"],
    levels: { page: "error", markdown: null, anchor: null },
    sources: [["/docs/api/world", "../src/world.luau"]],
    markdownLinks: [],
    drafts: [],
    later: [],
  } as const;
  const found = checkRenderedLinks(site, facts, [path.join(folder, "docs"), path.join(folder, "stage")]);
  rmSync(folder, { recursive: true });
  expect(found).toMatchObject([{ file: "../src/world.luau", line: 1, column: 17, rule: "broken-link" }]);
});

describe("a broken link between Markdown files", () => {
  const post = {
    href: "/blog/daxa",
    file: "content/blog/daxa.mdx",
    fileLinks: ["./gone.mdx", "../docs/draft.mdx#start", "./picture.png"],
  };
  const links = markdownLinks(
    [post],
    "https://site.example/base",
    (file) => file === "content/docs/draft.mdx",
  );
  const feed = ["https://site.example/base/blog/gone.mdx", "https://site.example/base/docs/draft.mdx#start"];
  const found = (urls: readonly string[]) =>
    withMarkdownLinks(
      urls.map((url) => ({ kind: "page", url, from: ["/blog"], nearest: null })),
      links,
    ).map(({ kind, url }) => [kind, url]);

  test("is not reported again, neither in pages nor in feeds, when its file is missing", () => {
    expect(found(["./gone.mdx", feed[0] ?? ""])).toEqual([]);
  });
  test("has the level of Markdown links when its file has no page", () => {
    expect(found(["../docs/draft.mdx#start", feed[1] ?? ""])).toEqual([
      ["markdown", "../docs/draft.mdx#start"],
      ["markdown", feed[1]],
    ]);
  });
  test("is told from links to pages and other files", () => {
    expect(found(["/docs/gone", "./picture.png", "./gone"])).toEqual([
      ["page", "/docs/gone"],
      ["page", "./picture.png"],
      ["page", "./gone"],
    ]);
  });
});

test("a broken link on a page of the site's own is reported in its file", () => {
  const pages = ["hangar.tsx", "index.tsx", "404.tsx"].map((file) => ({
    path: `/${file}`,
    component: path.resolve("src/pages", file),
  }));
  const others = [{ path: "/docs/intro", component: `${path.resolve("src/templates/guide.tsx")}?x` }];
  const nodes = { SitePage: [...pages, ...others] };
  const sources = sourcesOf({
    getNodesByType: ((type: string) => (type === "SitePage" ? nodes.SitePage : [])) as never,
  });
  expect([...sources]).toEqual([["/hangar.tsx", "src/pages/hangar.tsx"]]);
});

test("a broken link on the page of an entry is told with the definition file of its module", () => {
  const nodes: Readonly<Record<string, readonly object[]>> = {
    Guide: [{ href: "/docs/intro", file: "content/docs/intro.mdx" }],
    LuauModule: [{ href: "/docs/api/timer", location: { file: "definitions/timer.d.luau" } }],
    LuauEntryPage: [{ href: "/docs/api/timer/Timer.clear", module: { href: "/docs/api/timer" } }],
  };
  // Of Gatsby's nodes, the fields that the plugin's contract gives.
  const sources = sourcesOf({ getNodesByType: ((type: string) => nodes[type] ?? []) as never });
  expect([...sources.values()]).toEqual([
    "content/docs/intro.mdx",
    "definitions/timer.d.luau",
    "definitions/timer.d.luau",
  ]);
});
