import { createHash } from "node:crypto";
import { load } from "cheerio";
import { unzipSync } from "fflate";
import { afterEach, describe, expect, it, vi } from "vitest";
import { resolveAddress, relativeAddress, pathToRoot } from "../../../scripts/offline/addresses";
import { rewritePage, rewriteStyles } from "../../../scripts/offline/offline-site";
import { zipFiles } from "../../../src/node/site-files/write-archives";
import { fileOfPath } from "../../../src/lib/offline/file-of-path";
import { attributesOf } from "../../support/published-pages";
import { expectLines } from "../../support/read-cases";

const site = {
  prefix: "/kiln",
  url: "https://kiln.example",
  files: new Set([
    ...["index.html", "docs/index.html", "docs/1.0/index.html", "docs/api/oven/index.html"],
    ...["docs/api/oven.md", "img/a b.png", "plain.html"],
  ]),
};

describe("an address", () => {
  it("leads to a file, or to the site, or stays as it is; so do those in the copy's program", () => {
    const layout = { root: "../../", pagesLikeFiles: ["/docs/2.x"] };
    return expectLines("cases/offline-addresses.txt", {
      "addresses on /docs/api/oven": (address) => resolveAddress(address, "/docs/api/oven", site),
      "paths in the program of a page two folders down": (path) => fileOfPath(path, layout),
    });
  });

  it("becomes the way from file to file", () => {
    expect(relativeAddress("docs/api/oven/index.html", "docs/1.0/index.html")).toBe("../api/oven/index.html");
    expect(relativeAddress("img/a b.png", "index.html")).toBe("img/a%20b.png");
    expect([pathToRoot("index.html"), pathToRoot("docs/api/oven/index.html")]).toEqual(["", "../../../"]);
  });
});

describe("a page", () => {
  const rewrite = (address: string) => `<${address}>`;
  const page = (body: string, head = "") => {
    const html = `<!DOCTYPE html><html><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`;
    return load(rewritePage(html, "docs/api/oven/index.html", rewrite), { scriptingEnabled: false });
  };

  it("has its addresses rewritten, also those for readers without scripts and in sets of pictures", () => {
    const $ = page(
      '<a href="/a">a</a><noscript><a href="/b">b</a></noscript><img src="/c.png" srcset="/c.png 1x, /d.png 2x"/><video poster="/e.png"></video>',
      '<link rel="canonical" href="/f"/><link rel="icon" href="/g"/>',
    );
    expect(attributesOf($, "a", "href")).toEqual(["</a>", "</b>"]);
    const pictures = [$("img").attr("src"), $("img").attr("srcset"), $("video").attr("poster")];
    expect(pictures).toEqual(["</c.png>", "</c.png> 1x, </d.png> 2x", "</e.png>"]);
    expect([$("link[rel=canonical]").attr("href"), $("link[rel=icon]").attr("href")]).toEqual(["/f", "</g>"]);
  });

  it("has the copy's program in the place of the site's, and keeps data", () => {
    const $ = page(
      '<script src="/app.js" async></script><script type="application/json" id="site-messages">{"a":"</b>"}</script>',
      '<script>1</script><link rel="preload" href="/x"/><link rel="manifest" href="/m"/>',
    );
    const scripts = ["../../../offline/early.js", "../../../offline/page.js"];
    expect(attributesOf($, "script:not([type])", "src")).toEqual(scripts);
    expect($("script[data-page]").attr("data-page")).toBe("/docs/api/oven");
    expect($("#site-messages").text()).toBe('{"a":"</b>"}');
    expect(attributesOf($, "link", "rel")).toEqual(["stylesheet"]);
  });

  it("keeps entities as they are written, and encodes addresses once", () => {
    const body =
      "<textarea>a &amp; b</textarea><noscript>a &lt;b&gt; c</noscript><p title='\"'>&nbsp;&eacute;</p>";
    const link = '<a href="/a?b&amp;c&quot;">&amp;</a>';
    const html = `<head><meta charset="utf-8"></head><body>${body}${link}</body>`;
    const rewritten = rewritePage(html, "a.html", (address) => address.replace("/", "./"));
    expect(rewritten).toContain(body.replace("'\"'", '"&quot;"') + link.replace("/", "./"));
  });

  it.each(["<!DOCTYPE html><p>a</p>", "<body><p>a</p></body>", "<head><title>a</title></head><p>a</p>"])(
    "has the copy's program, also as %s",
    (html) => {
      const rewritten = rewritePage(html, "a.html", rewrite);
      expect(rewritten.slice(0, 6)).toBe(html.slice(0, 6));
      const $ = load(rewritten);
      expect(attributesOf($, "script", "src")).toEqual(["offline/early.js", "offline/page.js"]);
      expect(attributesOf($, "link", "href")).toEqual(["offline/page.css"]);
    },
  );

  it("has the addresses in its style sheet rewritten", () => {
    const styles = 'a{background:url("/a.png")}b{background:url( /b.svg )}';
    const rewritten = rewriteStyles(styles, (address) => `x${address}`);
    expect(rewritten).toBe('a{background:url("x/a.png")}b{background:url(x/b.svg)}');
  });
});

describe("the archive", () => {
  afterEach(() => void vi.unstubAllEnvs());

  it("has the same bytes in every time zone, and gives back what went in", () => {
    const files = new Map([
      ["a/ü.html", Buffer.from("<p>ü")],
      ["a/b.bin", Buffer.from([0, 255])],
    ]);
    const digests = ["UTC", "Pacific/Kiritimati", "America/St_Johns"].map((name) => {
      vi.stubEnv("TZ", name);
      return createHash("sha256").update(zipFiles(files)).digest("hex");
    });
    expect(new Set(digests).size).toBe(1);
    const unzipped = Object.entries(unzipSync(zipFiles(files)));
    expect(unzipped.map(([name, contents]) => [name, Buffer.from(contents)])).toEqual([...files]);
  });
});
