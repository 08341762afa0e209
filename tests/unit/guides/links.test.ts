import path from "node:path";
import { describe, expect, test } from "vitest";
import { toPageNames } from "../../../src/components/mdx/page-names-context";
import { decodedPath } from "../../../src/lib/urls/paths";
import { isMarkdownLink, linkedFile } from "../../../src/node/mdx/file-link";
import { findBrokenLinks } from "../../../src/node/built-pages/check-links";
import { sourcesOf } from "../../../src/node/built-pages/link-facts";
import { markdownLinks, withMarkdownLinks } from "../../../src/node/built-pages/markdown-links";
import type { PageLinks } from "../../../src/node/built-pages/check-links";
import { readPage } from "../../../src/node/built-pages/read-page";

function page(path: string, html: string): PageLinks {
  const { ids, urls } = readPage(html);
  return { path, ids: new Set(ids), urls };
}

const linksTo = (...urls: string[]): string => urls.map((url) => `<a href="${url}">x</a>`).join("");

const elsewhere = ["https://elsewhere.example/x", "mailto:a@b.example", "https://site.example/base/blog"];
const images = '<img src="/logo.svg"><img src="/lgo.svg">';
const pages = [
  page("/", linksTo("/docs/intro", "/docs/intro#start", "/docs/intro#strat") + images),
  page("/docs/intro", `<h2 id="start">Start</h2>${linksTo("#start", "#", "#gone", "/docs/intor")}`),
  page("/docs/api/timer", linksTo("/docs/intor", ...elsewhere, "/base/docs/intro", "%E0%A4%A")),
];
const site = { pages, files: new Set(["/logo.svg"]), origin: "https://site.example", prefix: "" };

describe("links", () => {
  const broken = findBrokenLinks(site);

  test("to pages, files and anchors that exist are fine, and so are other sites", () => {
    expect(broken.map(({ url }) => url).sort()).toEqual([
      ...["#gone", "%E0%A4%A", "/base/docs/intro", "/docs/intor", "/docs/intro#strat", "/lgo.svg"],
      "https://site.example/base/blog",
    ]);
  });
  test("name the nearest target that exists", () => {
    expect(broken.find(({ url }) => url === "/docs/intro#strat")?.nearest).toBe("/docs/intro#start");
    expect(broken.find(({ url }) => url === "/lgo.svg")?.nearest).toBe("/logo.svg");
  });
  test("that many pages have are told once", () => {
    const from = ["/docs/intro", "/docs/api/timer"];
    const told = broken.find(({ url }) => url === "/docs/intor");
    expect(told).toMatchObject({ kind: "page", from, nearest: "/docs/intro" });
  });
  test("to what a build writes later are fine in development", () => {
    const later = ["/lgo.svg", "/docs/"];
    expect(findBrokenLinks({ ...site, later }).map(({ url }) => url)).not.toContain("/lgo.svg");
    expect(findBrokenLinks({ ...site, later }).map(({ url }) => url)).not.toContain("/docs/intor");
  });
  test("to drafts are told from others", () => {
    const drafts = new Set(["/docs/intor"]);
    const toDrafts = findBrokenLinks({ ...site, drafts }).filter(({ isToDraft }) => isToDraft);
    expect(toDrafts.map(({ url }) => url)).toEqual(["/docs/intor"]);
  });
  test("are read without the site's prefix", () => {
    const whole = ["https://site.example/base/docs", "https://site.example/other"];
    const home = page("/", linksTo("/base/docs", "/base", "/docs", ...whole));
    const prefixed = { ...site, prefix: "/base", pages: [home, page("/docs", "")] };
    // Another site of the host is linked to by its whole address.
    expect(findBrokenLinks(prefixed)).toMatchObject([{ kind: "page", url: "/docs", nearest: "/base/docs" }]);
  });
});

describe("a broken link between Markdown files", () => {
  const fileLinks = ["./gone.mdx", "../docs/draft.mdx#start", "./picture.png"];
  const post = { href: "/blog/daxa", file: "content/blog/daxa.mdx", fileLinks };
  const isDraft = (file: string): boolean => file === "content/docs/draft.mdx";
  const links = markdownLinks([post], "https://site.example/base", isDraft);
  const feed = ["https://site.example/base/blog/gone.mdx", "https://site.example/base/docs/draft.mdx#start"];
  const link = { kind: "page", from: ["/blog"], nearest: null, isToDraft: false } as const;
  const found = (urls: readonly string[]) => {
    const all = urls.map((url) => ({ ...link, url }));
    return withMarkdownLinks(all, links).map(({ kind, url }) => `${kind} ${url}`);
  };

  test("is not reported again, neither in pages nor in feeds, when its file is missing", () => {
    expect(found(["./gone.mdx", feed[0] ?? ""])).toEqual([]);
  });
  test("has the level of Markdown links when its file has no page", () => {
    const urls = ["../docs/draft.mdx#start", feed[1] ?? ""];
    expect(found(urls)).toEqual(urls.map((url) => `markdown ${url}`));
  });
  test("is told from links to pages and other files", () => {
    const urls = ["/docs/gone", "./picture.png", "./gone"];
    expect(found(urls)).toEqual(urls.map((url) => `page ${url}`));
  });
});

test.each([
  ["./Paper%20Sizes.mdx", "docs/Big Sheets/Paper Sizes.mdx"],
  ["./Paper Sizes.mdx#a4", "docs/Big Sheets/Paper Sizes.mdx"],
  ["Paper%20Sizes.mdx?x", "docs/Big Sheets/Paper Sizes.mdx"],
  ["../F\u00e4cher.MDX", "docs/F\u00e4cher.MDX"],
  ["../Fa\u0308cher.MDX", "docs/F\u00e4cher.MDX"],
  ["../f%c3%a4cher.md", "docs/fa\u0308cher.md"],
  ["../100%.markdown", "docs/100%.markdown"],
  ["../100%25.markdown", "docs/100%.markdown"],
  ["../a%20b.md", "docs/a%20b.md"],
])("the link %s reaches the file %s", (url, file) => {
  expect(isMarkdownLink(url)).toBe(true);
  expect(linkedFile("docs/Big Sheets/Folds.mdx", url, new Set([file]))).toBe(file);
  // Markdown's parser encodes the address of a link, with which the page looks it up.
  const names = { api: [], sampleLinks: [], fileLinks: [{ name: url, href: "/there" }] };
  const { files } = toPageNames(names, (href) => href);
  expect(files.get(decodedPath(encodeURI(decodedPath(url))))).toBe("/there");
});

/** The part of Gatsby's store that contains the pages. */
const storeOf = (pages: readonly { readonly path: string }[]) =>
  ({ getState: () => ({ pages: new Map(pages.map((page) => [page.path, page])) }) }) as never;

test("a broken link on a page of the site's own is reported in its file", () => {
  const pages = ["hangar.tsx", "index.tsx", "404.tsx"].map((file) => {
    return { path: `/${file}`, component: path.resolve("src/pages", file) };
  });
  const others = [{ path: "/docs/intro", component: `${path.resolve("src/templates/guide.tsx")}?x` }];
  const sources = sourcesOf({ getNodesByType: () => [], store: storeOf([...pages, ...others]) });
  expect([...sources]).toEqual([["/hangar.tsx", "src/pages/hangar.tsx"]]);
});

test("a broken link on the page of an entry is told with the definition file of its module", () => {
  const nodes: Readonly<Record<string, readonly object[]>> = {
    Guide: [{ href: "/docs/intro", file: "content/docs/intro.mdx" }],
    LuauModule: [{ href: "/docs/api/timer", location: { file: "definitions/timer.d.luau" } }],
    LuauEntryPage: [{ href: "/docs/api/timer/Timer.clear", module: { href: "/docs/api/timer" } }],
  };
  // The fields of Gatsby's nodes that the plugin guarantees.
  const getNodesByType = ((type: string) => nodes[type] ?? []) as never;
  const sources = sourcesOf({ getNodesByType, store: storeOf([]) });
  const module = "definitions/timer.d.luau";
  expect([...sources.values()]).toEqual(["content/docs/intro.mdx", module, module]);
});
