import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { builtSite } from "../support/built-site";
import { attributesOf, publishedPages, type PublishedPage } from "../support/published-pages";
import { filesUnder } from "../../src/node/files/published-files";
import { root } from "../support/site-inputs";

let folder: string;
let pages: readonly PublishedPage[];
/** The ids of each page, by its route. */
let ids: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  folder = builtSite();
  pages = publishedPages(folder);
  ids = new Map(pages.map(({ route, $ }) => [route, attributesOf($, "[id]", "id")]));
});

/** All links of a page that stay on the site, as absolute URLs. */
const internalLinks = ({ route, $ }: PublishedPage) =>
  attributesOf($, "a", "href")
    .map((href) => new URL(href, `http://site${route}`))
    .filter(({ origin }) => origin === "http://site");

/** The problem of a link; null if its target exists. */
function problemIn(url: URL): string | null {
  const anchors = ids.get(url.pathname);
  if (anchors === undefined)
    return existsSync(path.join(folder, decodeURIComponent(url.pathname))) ? null : "there is no such page";
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === "" || anchors.includes(anchor) ? null : "the page has no such anchor";
}

describe("the published pages", () => {
  it("start with one script", () => {
    const programs = pages.flatMap(({ $ }) => attributesOf($, "script", "src"));
    expect([...new Set(programs)].map((src) => src.replace(/-\w+\.js$/, ""))).toEqual(["/assets/app"]);
  });

  it("have links and anchors that all lead somewhere", () => {
    const links = pages.flatMap((page) => internalLinks(page).map((url) => ({ from: page.route, url })));
    const broken = links.flatMap(({ from, url }) => {
      const problem = problemIn(url);
      return problem === null ? [] : [`${from} → ${url.pathname}${url.hash}: ${problem}`];
    });
    expect(links.length).toBeGreaterThan(500);
    expect([...new Set(broken)]).toEqual([]);
  });

  it("give each id once", () => {
    const repeated = [...ids].flatMap(([route, own]) =>
      own.filter((id, index) => own.indexOf(id) !== index).map((id) => `${route}#${id}`),
    );
    expect(repeated).toEqual([]);
  });

  it("have one h1, and no heading that skips a level", () => {
    const problems = pages.flatMap(({ route, $ }) => {
      const levels = $("h1, h2, h3, h4, h5, h6")
        .toArray()
        .map(({ tagName }) => Number(tagName.slice(1)));
      const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      return levels.filter((level) => level === 1).length === 1 && skips.length === 0
        ? []
        : [`${route}: ${levels.join(" ")}`];
    });
    expect(problems).toEqual([]);
  });

  it("have a title and a description of their own", () => {
    const titles = pages.filter(({ route }) => route !== "/404").map(({ $ }) => $("title").text());
    expect(new Set(titles).size).toBe(titles.length);
    for (const { route, $ } of pages)
      expect($('meta[name="description"]').attr("content"), route).toMatch(/\w{3,}/);
  });

  it("share a style sheet that ranks its layers before it uses one", () => {
    const sheets = filesUnder(folder).filter((file) => /^assets\/styles-\w+\.css$/.test(file));
    const linked = pages[0]?.$('link[rel="stylesheet"]').attr("href")?.slice(1);
    expect(sheets).toContain(linked);
    const order = readFileSync(path.join(folder, linked ?? ""), "utf8").slice(0, 200);
    expect(order).toMatch(
      /^(\/\*[^*]*\*\/)?\s*@layer tokens, ?reset, ?prose, ?layout, ?components, ?absent;/,
    );
  });

  it("show nothing of the machine that built them", () => {
    const files = filesUnder(folder);
    expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
    expect(files.filter((file) => readFileSync(path.join(folder, file)).includes(root))).toEqual([]);
  });
});
