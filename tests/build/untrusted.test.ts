import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Parser } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCode, noCode } from "../../src/node/publish/page-code";
import { readPage } from "../../src/node/publish/read-page";
import { builtOther, publishedOf, removeBuilt } from "../support/other-site";
import { publishedPages, type PublishedPage } from "../support/published-pages";
import { filesUnder } from "../../src/node/publish/published-files";
import { root } from "../support/site-inputs";

const site = mkdtempSync(path.join(tmpdir(), "untrusted-site-"));
const folder = publishedOf(site);
/** What every payload would do, were it to run. */
const HIT = "window.hit=1";
const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
let pages: readonly PublishedPage[] = [];
const published = (ending: RegExp) => filesUnder(folder).filter((file) => ending.test(file));

beforeAll(() => {
  // One locale: the pages of another would be the same again.
  for (const source of ["tests/fixtures/sites/three-versions", "tests/fixtures/untrusted"])
    cpSync(path.join(root, source), site, { recursive: true });
  writeFileSync(
    path.join(site, "definitions/größe.d.luau"),
    "--- How large the kiln is.\ndeclare size: number\n",
  );
  const config = path.join(site, "site.config.ts");
  const payload = JSON.stringify(`</script><script>${HIT}</script>"><img src=x onerror=${HIT}>`);
  writeFileSync(
    config,
    readFileSync(config, "utf8")
      .replace('"An engine that exists to be tested"', payload)
      .replace('"© 2025 Kiln"', payload)
      .replace(/^ +ar: .*\n/m, "")
      .replace('label: "Elsewhere"', `label: ${payload}`),
  );
  builtOther(site);
  pages = publishedPages(folder);
});

afterAll(() => {
  rmSync(site, { recursive: true });
  removeBuilt(site);
});

describe("text of others", () => {
  test("is there to be read, on the pages that it was written for", () => {
    const texts = new Map(pages.map((page) => [page.route, page.$("body").text()]));
    for (const route of ["/docs/next/api/hostile", "/docs/next/hostile", "/blog/hostile"])
      expect(texts.get(route), route).toContain(HIT);
  });

  test("names files in any script, which hosts find under their encoded addresses", () => {
    expect(pages.map(({ route }) => route)).toContain("/docs/next/api/größe");
    expect(read("sitemap.xml")).toContain("/docs/next/api/gr%C3%B6%C3%9Fe</loc>");
  });

  test("runs nowhere: no script, no handler, no address that is a program", () => {
    for (const file of published(/\.html$/)) {
      const code = noCode();
      addCode(readPage(read(file)).code, code);
      expect([...code.refused], file).toEqual([]);
    }
    for (const { route, $ } of pages) {
      const inline = $("script:not([src]):not([type])")
        .map((_, element) => $(element).text())
        .get()
        .filter((text) => text.includes(HIT) && !text.startsWith("(function earlyScript"));
      expect(inline, route).toEqual([]);
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
    for (const { route, $ } of pages) {
      for (const element of $('script[type$="json"]').toArray())
        expect(() => JSON.parse($(element).text()), route).not.toThrow();
    }
  });

  test("is text in feeds, sitemap and pictures, which are sound XML", () => {
    const files = published(/\.(?:xml|svg)$/);
    expect(files).toContain("sitemap.xml");
    expect(files.some((file) => file.startsWith("blog/"))).toBe(true);
    for (const file of files) {
      const elements: string[] = [];
      new Parser(
        {
          onopentag: (element) => elements.push(element),
          onerror: (error) => {
            throw error;
          },
        },
        { xmlMode: true },
      ).end(read(file));
      expect(
        elements.filter((element) => /^(?:script|iframe|img)$/i.test(element)),
        file,
      ).toEqual([]);
    }
  });

  test("may have the names of what objects have by nature: they are found and linked like all others", () => {
    const indexes = published(/symbols-\w+\.json$/).map(read);
    expect(
      indexes.some(
        (index) =>
          index.includes("__proto__.constructor") ||
          (index.includes("__proto__") && index.includes("constructor")),
      ),
    ).toBe(true);
    // Its version has a page for each class.
    const page = pages.find(({ route }) => route === "/docs/next/api/hostile/__defineGetter__");
    for (const id of ["__defineGetter__", "__defineGetter__.toString"])
      expect(page?.$(`[id="${id}"]`).length, id).toBe(1);
  });
});
