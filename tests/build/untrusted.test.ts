import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCode, noCode } from "../../src/node/built-pages/page-code";
import { readPage } from "../../src/node/built-pages/read-page";
import { builtOther, publishedOf, removeBuilt } from "../support/other-site";
import { publishedPages, textsOf, type PublishedPage } from "../support/published-pages";
import { filesUnder } from "../../src/node/files/published-files";
import { root } from "../support/site-inputs";
import { temporaryFolder, writerIn } from "../support/temporary-folder";

const site = temporaryFolder("untrusted-site");
const folder = publishedOf(site);
/** The effect of every payload, were it to run. */
const HIT = "window.hit=1";
const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
/** The name of a guide and of a post. */
const ODD = "it's R&D <b>";
let pages: readonly PublishedPage[] = [];
const published = (ending: RegExp) => filesUnder(folder).filter((file) => ending.test(file));

beforeAll(() => {
  // One locale: the pages of another would be the same again.
  for (const source of ["tests/fixtures/sites/three-versions", "tests/fixtures/untrusted"])
    cpSync(path.join(root, source), site, { recursive: true });
  const write = writerIn(site);
  write("definitions/größe.d.luau", "--- How large the kiln is.\ndeclare size: number\n");
  const sourceOf = (file: string): string => readFileSync(path.join(site, file), "utf8");
  write(`content/blog/${ODD}.mdx`, sourceOf("content/blog/hostile.mdx"));
  write(`content/docs/${ODD}.mdx`, "---\ntitle: Odd\ndescription: A name.\n---\n\nText.\n");
  const payload = JSON.stringify(`</script><script>${HIT}</script>"><img src=x onerror=${HIT}>`);
  write(
    "site.config.ts",
    sourceOf("site.config.ts")
      .replace('"An engine that exists to be tested"', payload)
      .replace('"© 2025 Kiln"', payload)
      .replace(/^ +ar: .*\n/m, "")
      .replace('label: "Elsewhere"', `label: ${payload}`),
  );
  builtOther(site);
  pages = publishedPages(folder);
});

afterAll(() => removeBuilt(site));

describe("text of others", () => {
  test("is there to be read, on the pages that it was written for", () => {
    const texts = new Map(pages.map((page) => [page.route, page.$("body").text()]));
    for (const route of ["/docs/next/api/hostile", "/docs/next/hostile", "/blog/hostile"])
      expect(texts.get(route), route).toContain(HIT);
  });

  test("names files in any script, which hosts find under their encoded addresses", () => {
    expect(pages.map(({ route }) => route)).toContain("/docs/next/api/größe");
    const addresses = ["api/gr%C3%B6%C3%9Fe", "it&apos;s%20R&amp;D%20%3Cb%3E"];
    for (const address of addresses) expect(read("sitemap.xml")).toContain(`/docs/next/${address}</loc>`);
    expect(pages.map(({ route }) => route)).toEqual(
      expect.arrayContaining([`/docs/next/${ODD}`, `/blog/${ODD}`]),
    );
  });

  test("runs nowhere: no script, no handler, no address that is a program", () => {
    for (const file of published(/\.html$/)) {
      const code = noCode();
      addCode(readPage(read(file)).code, code);
      expect([...code.refused], file).toEqual([]);
    }
    for (const { route, $ } of pages) {
      const inline = textsOf($, "script:not([src]):not([type])").filter((text) => text.includes(HIT));
      expect(
        inline.filter((text) => !text.startsWith("(function earlyScript")),
        route,
      ).toEqual([]);
      expect($("iframe, object, embed, svg[onload], [srcdoc]").length, route).toBe(0);
      for (const image of $("img").toArray()) expect($(image).attr("src"), route).not.toBe("x");
    }
  });

  test("is data in JSON", () => {
    const files = published(/\.json$|\.webmanifest$/);
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) expect(() => JSON.parse(read(file)), file).not.toThrow();
    // The schema that the reference's JSON names is beside it, whosever site it is.
    expect(read("docs/next/api/hostile.json")).toContain('/schemas/api-module.schema.json"');
    expect(files).toContain("schemas/api-module.schema.json");
    for (const { route, $ } of pages)
      for (const text of textsOf($, 'script[type$="json"]'))
        expect(() => JSON.parse(text), route).not.toThrow();
  });

  test("is text in feeds, sitemap and pictures, which are sound XML", () => {
    const files = published(/\.(?:xml|svg)$/);
    expect(files).toContain("sitemap.xml");
    expect(files.some((file) => file.startsWith("blog/"))).toBe(true);
    for (const file of files) {
      const elements: string[] = [];
      const parser = new SaxesParser({ xmlns: true, fileName: file });
      parser.on("error", (error) => {
        throw error;
      });
      parser.on("opentag", ({ name }) => elements.push(name));
      parser.write(read(file)).close();
      expect(elements.join(" "), file).not.toMatch(/\b(?:script|iframe|img)\b/i);
    }
  });

  test("is what feeds show, without the characters that XML cannot contain", () => {
    const label = `R&D <b>]]> "<script>${HIT}</script>`;
    const link = "https://kiln.example/kiln/blog/hostile";
    const atom = load(read("blog/atom.xml"), { xml: true });
    const entry = atom(`entry:has(id:contains("${link}"))`);
    const title = `</title></script><script>${HIT}</script> ]]> & ]]> " onload=${HIT}`;
    expect(load(entry.find("title").text()).text()).toBe(title);
    expect(entry.find("category").attr("label")).toBe(label);
    const rss = load(read("blog/rss.xml"), { xml: true });
    expect(rss(`item:has(link:contains("${link}"))`).find("category").text()).toBe(label);
  });

  test("may have the names of what objects have by nature: they are found and linked like all others", () => {
    const indexes = published(/symbols-\w+\.json$/).map(read);
    expect(indexes.some((index) => index.includes("__proto__") && index.includes("constructor"))).toBe(true);
    // Its version has a page for each class.
    const page = pages.find(({ route }) => route === "/docs/next/api/hostile/__defineGetter__");
    for (const id of ["__defineGetter__", "__defineGetter__.toString"])
      expect(page?.$(`[id="${id}"]`).length, id).toBe(1);
  });
});
