import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { beforeAll, describe, expect, it } from "vitest";
import { builtSite } from "../support/built-site";
import { fixtureText } from "../support/read-cases";
import { root } from "../support/site-inputs";
import { attributesOf, publishedPages, textsOf, type PublishedPage } from "../support/published-pages";
import { filesUnder } from "../../src/node/files/published-files";

const modules = readdirSync(path.join(root, "definitions")).flatMap((file) =>
  file.endsWith(".d.luau") ? [path.basename(file, ".d.luau")] : [],
);

/** Every route of the specification, and none besides. */
const routes = [
  ...fixtureText("site-routes.txt").trim().split("\n"),
  ...modules.map((slug) => `/docs/api/${slug}`),
];

let folder: string;
let pages: readonly PublishedPage[];
const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
const page = (route: string): PublishedPage["$"] => {
  const found = pages.find((candidate) => candidate.route === route);
  if (found === undefined) throw new Error(`There is no page ${route}.`);
  return found.$;
};

beforeAll(() => {
  folder = builtSite();
  pages = publishedPages(folder);
});

describe("the routes", () => {
  it("are those of the specification, and the not-found page", () => {
    expect(pages.map(({ route }) => route).sort()).toEqual([...routes, "/404.html"].sort());
  });
  it("are all in the sitemap, which has nothing else", () => {
    const locations = read("sitemap.xml").match(/(?<=<loc>https:\/\/loam\.example)[^<]*(?=<\/loc>)/g);
    expect(locations).toEqual([...routes].sort());
  });
  it("may be crawled, as robots.txt says, which names the sitemap", () => {
    expect(read("robots.txt")).toMatch(/^User-agent: \*\nAllow: \/$/m);
    expect(read("robots.txt")).toContain("Sitemap: https://loam.example/sitemap.xml\n");
  });
});

describe("a guide", () => {
  it("says where it is, what comes next, what it holds and where its text is", () => {
    const $ = page("/docs/tutorials/creating-packages");
    const crumbs = textsOf($, 'nav[aria-label="Breadcrumbs"] li');
    expect(crumbs).toEqual(["Docs", "Tutorials", "Creating packages"]);
    expect($('a[rel="prev"]').attr("href")).toBe("/docs/core-concepts");
    expect($('a[rel="next"]').attr("href")).toBe("/docs/api/camera");
    expect($('nav[aria-label="On this page"] a').length).toBeGreaterThan(5);
    const edit = $("main a:contains('Edit this page')").attr("href");
    expect(edit).toMatch(/content\/docs\/tutorials\/creating-packages\.mdx$/);
  });
  it("stands in the sidebar, all of whose categories are open", () => {
    const $ = page("/docs/intro");
    const sidebar = $('nav[aria-label="Docs"]');
    expect(sidebar.find("a").first().attr("href")).toBe("/docs/intro");
    expect(sidebar.find("a[href]")).toHaveLength(3 + modules.length);
    expect(sidebar.find('[aria-current="page"]').attr("href")).toBe("/docs/intro");
    expect(sidebar.find("details").length).toBe(sidebar.find("details[open]").length);
  });
  it("has samples with links to the reference, highlighted without a highlighter in the browser", () => {
    const $ = page("/docs/intro");
    expect($('pre a.token[href="/docs/api/ui#createTextElement"]').length).toBeGreaterThan(0);
    expect($("pre .token.keyword").length).toBeGreaterThan(0);
    // The editor, which is fetched on use, colours what readers write.
    const scripts = filesUnder(folder).filter((file) => /^(?!.*\bopen-playground-).*\.js$/.test(file));
    expect(scripts.filter((file) => /\bPrism\b/.test(read(file)))).toEqual([]);
  });
});

const TITLES = ["January 2025", "Why our renderer is built on Daxa", "The developer preview is here"];

describe("the blog", () => {
  it("lists posts with the newest first, and shows what stands before the mark", () => {
    const $ = page("/blog");
    expect(textsOf($, "article h2")).toEqual(TITLES);
    expect($("article").first().text()).not.toContain("Rigid bodies fall over");
  });
  it("has as many posts on a tag's page as bear the tag", () => {
    const count = (tag: string): number => page(`/blog/tags/${tag}`)("main ul time").length;
    expect(["developer-preview", "monthly-updates", "renderer"].map(count)).toEqual([3, 1, 1]);
  });
  it("says of authors without posts that they have none", () => {
    expect(page("/blog/authors/okafor")("main").text()).toContain("Chidi Okafor has not written a post yet.");
    expect(page("/blog/authors/reyes")("main").text()).toContain("has not written a post yet.");
    expect(page("/blog/authors/marlow")("main article time").length).toBe(3);
  });
  it("leads from a post to the newer and the older one", () => {
    const $ = page("/blog/daxa");
    expect(attributesOf($, 'a[rel="prev"]', "href")).toEqual(["/blog/january-2025"]);
    expect(attributesOf($, 'a[rel="next"]', "href")).toEqual(["/blog/developer-preview"]);
  });
  it("groups posts by year beside the text", () => {
    const years = textsOf(page("/blog/daxa"), 'nav[aria-label="All posts"] > ul > li > p');
    expect(years).toEqual(["2025", "2024"]);
  });
});

describe("the feeds", () => {
  it.each(["blog/rss.xml", "blog/atom.xml"])(
    "%s is well-formed, has all posts in full, and every address in it is absolute",
    (file) => {
      const $ = load(read(file), { xml: true });
      expect(textsOf($, "item > title, entry > title")).toEqual(TITLES);
      $("item, entry").each((_, entry) => {
        const content = $(entry).children("content\\:encoded, content").text();
        expect(content.length).toBeGreaterThan(2000);
        const addresses = [...content.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? "");
        expect(addresses.filter((address) => !/^(?:https?:\/\/|mailto:)/.test(address))).toEqual([]);
        expect(content).not.toMatch(/<script|<button|class="/);
      });
    },
  );
  it("are as old as the newest post, whenever they were built", () => {
    expect(read("blog/rss.xml")).toContain("<lastBuildDate>Fri, 31 Jan 2025 00:00:00 GMT</lastBuildDate>");
    expect(read("blog/atom.xml")).toContain("<updated>2025-01-31T00:00:00.000Z</updated>");
  });
  it("have what their standards ask for", () => {
    const rss = load(read("blog/rss.xml"), { xml: true });
    expect(rss("channel > title, channel > link, channel > description").length).toBe(3);
    expect(rss("channel > atom\\:link").attr("href")).toBe("https://loam.example/blog/rss.xml");
    rss("item").each((_, item) => {
      expect(rss(item).find("guid").text()).toBe(rss(item).find("link").text());
      expect(Number.isNaN(Date.parse(rss(item).find("pubDate").text()))).toBe(false);
    });
    const atom = load(read("blog/atom.xml"), { xml: true });
    expect(atom('feed > link[rel="self"]').attr("href")).toBe("https://loam.example/blog/atom.xml");
    atom("entry").each((_, entry) => {
      for (const needed of ["id", "title", "updated", "published", "author > name"])
        expect(atom(entry).children(needed.split(" > ")[0]).length, needed).toBeGreaterThan(0);
    });
  });
});

describe("metadata", () => {
  it("name the page, its address and a picture that exists", () => {
    for (const { route, $ } of pages.filter((candidate) => candidate.route !== "/404.html")) {
      const url = `https://loam.example${route}`;
      expect($('link[rel="canonical"]').attr("href"), route).toBe(url);
      expect($('meta[property="og:url"]').attr("content"), route).toBe(url);
      const image = $('meta[property="og:image"]').attr("content") ?? "";
      expect(existsSync(path.join(folder, new URL(image).pathname)), image).toBe(true);
    }
  });
  it("of a post tell who wrote it, when and what about, in JSON-LD too", () => {
    const $ = page("/blog/daxa");
    expect($('meta[property="article:published_time"]').attr("content")).toMatch(/^2024-12-13/);
    const data: unknown = JSON.parse($('script[type="application/ld+json"]').html() ?? "");
    expect(data).toMatchObject({
      "@type": "BlogPosting",
      headline: "Why our renderer is built on Daxa",
      author: [{ name: "Elsie Marlow" }],
      keywords: ["Developer preview", "Renderer"],
    });
  });
  it("link to both feeds, as all pages do", () => {
    for (const { route, $ } of pages) {
      const feeds = $('link[rel="alternate"]')
        .map((_, link) => `${$(link).attr("type")} ${$(link).attr("title")} ${$(link).attr("href")}`)
        .get();
      expect(feeds, route).toEqual([
        "application/rss+xml Loam blog /blog/rss.xml",
        "application/atom+xml Loam blog /blog/atom.xml",
      ]);
    }
  });
});
