/** A site with versions publishes their changes, besides the pages. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { beforeAll, describe, expect, it } from "vitest";
import { builtFixtureSite, builtSite } from "../support/built-site";

let folder = "";
beforeAll(() => {
  folder = builtFixtureSite();
});
const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");

describe("the pages of changes", () => {
  it("are there for each version but the oldest, in each locale, with their Markdown", () => {
    for (const page of ["docs/changes", "docs/next/changes", "ar/docs/changes", "ar/docs/next/changes"])
      expect(existsSync(path.join(folder, page, "index.html")), page).toBe(true);
    expect(existsSync(path.join(folder, "docs/1.0/changes"))).toBe(false);
    expect(read("docs/changes.md")).toMatch(
      /^# Changes in 2\.0 since 1\.0\n\n## Breaking changes\n\n- `Oven\.poke` – /,
    );
    expect(read("docs/next/changes.md")).toContain(
      "- `Oven.openDoor` – Removed: `Oven.openDoor(): ()`. The door opens by itself after " +
        "[`Oven.cool`](https://kiln.example/kiln/docs/next/api/oven/cool).",
    );
    expect(existsSync(path.join(folder, "docs/1.0/changes.md"))).toBe(false);
  });

  it("are canonical, since each version has changes of its own", () => {
    const canonical = (page: string) =>
      load(read(`${page}/index.html`))('link[rel="canonical"]').attr("href");
    expect(canonical("docs/next/changes")).toBe("https://kiln.example/kiln/docs/next/changes");
    expect(canonical("docs/changes")).toBe("https://kiln.example/kiln/docs/changes");
  });

  it("are in the sitemap, in llms.txt and in the search", () => {
    expect(read("sitemap.xml")).toContain("<loc>https://kiln.example/kiln/docs/next/changes</loc>");
    expect(read("llms.txt")).toContain(
      "## Changes\n\n- [Changes in 2.0](https://kiln.example/kiln/docs/changes.md): 1 breaking change,",
    );
    expect(read("llms-full.txt")).toContain("# Changes in 2.0 since 1.0");
    const words = readdirSync(path.join(folder, "search")).filter((name) => name.startsWith("words-"));
    const texts = words.map((name) => read(`search/${name}`));
    expect(texts.filter((text) => text.includes("Changes in Next"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("Changes in 2.0"))).toHaveLength(1);
  });

  it("are absent from a site with one version", () => {
    const one = builtSite();
    for (const file of ["docs/changes", "docs/changes.md"])
      expect(existsSync(path.join(one, file))).toBe(false);
    expect(readFileSync(path.join(one, "llms.txt"), "utf8")).not.toContain("## Changes");
  });
});

describe.each(["docs/changes/atom.xml", "docs/changes/rss.xml"])("the feed %s", (file) => {
  it("has an item for each version with its changes, whose id outlives the next release", () => {
    const $ = load(read(file), { xml: true });
    const items = $("entry, item");
    const texts = (name: string) => items.map((_, item) => $(item).children(name).text()).get();
    expect(texts("title")).toEqual(["Kiln Next", "Kiln 2.0"]);
    expect(texts(file.includes("atom") ? "id" : "guid")).toEqual([
      "https://kiln.example/kiln/docs?changes=next",
      "https://kiln.example/kiln/docs?changes=2.0",
    ]);
    const content = texts(file.includes("atom") ? "content" : "content\\:encoded")[1] ?? "";
    expect(content).toMatch(/^<h2>Breaking changes<\/h2><ul><li><code>Oven\.poke<\/code> Removed in 2\.0/);
    expect(content).not.toMatch(/<script|<button|class="|href="(?!https:)/);
  });

  it("is linked from the pages", () => {
    const $ = load(read("docs/changes/index.html"));
    const title = "Changes of Kiln";
    expect($(`link[rel="alternate"][title="${title}"][href="/kiln/${file}"]`)).toHaveLength(1);
    expect($(`main a[href="/kiln/${file}"]`)).toHaveLength(1);
  });
});

it("the date of a version in feeds is that of the configuration", () => {
  expect(read("docs/changes/atom.xml")).toContain("<updated>2025-11-07T00:00:00.000Z</updated>");
  expect(read("docs/changes/rss.xml")).toContain("<pubDate>Fri, 07 Nov 2025 00:00:00 GMT</pubDate>");
});
