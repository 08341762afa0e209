import { createHash } from "node:crypto";
import { load } from "cheerio";
import { unzipSync } from "fflate";
import { afterEach, describe, expect, it } from "vitest";
import { resolveAddress, wayTo, wayToTop } from "../../../scripts/offline/addresses";
import { rewritePage, rewriteStyles } from "../../../scripts/offline/offline-site";
import { zipFiles } from "../../../src/node/site-files/write-archives";
import { fileOfPath } from "../../../src/lib/offline/file-of-path";

const site = {
  prefix: "/kiln",
  url: "https://kiln.example",
  files: new Set([
    "index.html",
    "docs/index.html",
    "docs/1.0/index.html",
    "docs/api/oven/index.html",
    "docs/api/oven.md",
    "img/a b.png",
    "plain.html",
  ]),
};

describe("an address", () => {
  it.each([
    ["/kiln/", "index.html", ""],
    ["/kiln", "index.html", ""],
    ["/kiln/docs/api/oven#Oven.heat", "docs/api/oven/index.html", "#Oven.heat"],
    ["/kiln/docs/1.0/", "docs/1.0/index.html", ""],
    ["/kiln/docs/api/oven.md?raw", "docs/api/oven.md", "?raw"],
    ["/kiln/img/a%20b.png", "img/a b.png", ""],
    ["/kiln/plain", "plain.html", ""],
    ["https://kiln.example/kiln/docs", "docs/index.html", ""],
    ["oven", "docs/api/oven/index.html", ""],
    ["../1.0", "docs/1.0/index.html", ""],
  ])("%s leads to a file", (address, file, rest) => {
    expect(resolveAddress(address, "/docs/api/oven", site)).toEqual({ file, rest });
  });

  it.each([
    ["/kiln/no/such", "https://kiln.example/kiln/no/such"],
    ["/other?q#h", "https://kiln.example/other?q#h"],
    ["/kiln/%E0%A4", "https://kiln.example/kiln/%E0%A4"],
  ])("%s, which the copy has not, leads to the site", (address, elsewhere) =>
    expect(resolveAddress(address, "/docs", site)).toEqual({ elsewhere }),
  );

  it.each([
    "#here",
    "mailto:a@b.example",
    "data:image/png;base64,AA",
    "https://else.example/kiln/docs",
    "http://[",
  ])("%s stays as it is", (address) => {
    expect(resolveAddress(address, "/docs", site)).toBeNull();
  });

  it("becomes the way from file to file", () => {
    expect(wayTo("docs/api/oven/index.html", "docs/1.0/index.html")).toBe("../api/oven/index.html");
    expect(wayTo("img/a b.png", "index.html")).toBe("img/a%20b.png");
    expect([wayToTop("index.html"), wayToTop("docs/api/oven/index.html")]).toEqual(["", "../../../"]);
  });
});

describe("a path in the copy's program", () => {
  const layout = { root: "../../", pagesLikeFiles: ["/docs/2.x"] };
  it.each([
    ["/", "../../index.html"],
    ["/docs", "../../docs/index.html"],
    ["/docs/1.0/intro#Firing", "../../docs/1.0/intro/index.html#Firing"],
    ["/docs/1.0", "../../docs/1.0/index.html"],
    ["/docs/2.x?q=a.b#c.d", "../../docs/2.x/index.html?q=a.b#c.d"],
    ["/docs/api/oven.md", "../../docs/api/oven.md"],
    ["/mark.svg", "../../mark.svg"],
  ])("%s is %s", (path, address) => expect(fileOfPath(path, layout)).toBe(address));
});

describe("a page", () => {
  const rewrite = (address: string) => `<${address}>`;
  const page = (body: string, head = "") =>
    load(
      rewritePage(
        `<!DOCTYPE html><html><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`,
        "docs/api/oven/index.html",
        rewrite,
      ),
      { scriptingEnabled: false },
    );

  it("has its addresses rewritten, also those for readers without scripts and in sets of pictures", () => {
    const $ = page(
      '<a href="/a">a</a><noscript><a href="/b">b</a></noscript><img src="/c.png" srcset="/c.png 1x, /d.png 2x"/><video poster="/e.png"></video>',
      '<link rel="canonical" href="/f"/><link rel="icon" href="/g"/>',
    );
    expect(
      $("a")
        .map((_, { attribs }) => attribs["href"])
        .get(),
    ).toEqual(["</a>", "</b>"]);
    expect([$("img").attr("src"), $("img").attr("srcset"), $("video").attr("poster")]).toEqual([
      "</c.png>",
      "</c.png> 1x, </d.png> 2x",
      "</e.png>",
    ]);
    expect([$("link[rel=canonical]").attr("href"), $("link[rel=icon]").attr("href")]).toEqual(["/f", "</g>"]);
  });

  it("has the copy's program in the place of the site's, and keeps data", () => {
    const $ = page(
      '<script src="/app.js" async></script><script type="application/json" id="site-messages">{"a":"</b>"}</script>',
      '<script>1</script><link rel="preload" href="/x"/><link rel="manifest" href="/m"/>',
    );
    expect(
      $("script:not([type])")
        .map((_, { attribs }) => attribs["src"])
        .get(),
    ).toEqual(["../../../offline/early.js", "../../../offline/page.js"]);
    expect($("script[data-page]").attr("data-page")).toBe("/docs/api/oven");
    expect($("#site-messages").text()).toBe('{"a":"</b>"}');
    expect(
      $("link")
        .map((_, { attribs }) => attribs["rel"])
        .get(),
    ).toEqual(["stylesheet"]);
  });

  it("has the addresses in its style sheet rewritten", () => {
    expect(
      rewriteStyles('a{background:url("/a.png")}b{background:url( /b.svg )}', (address) => `x${address}`),
    ).toBe('a{background:url("x/a.png")}b{background:url(x/b.svg)}');
  });
});

describe("the archive", () => {
  const zone = process.env["TZ"];
  afterEach(() => {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  });

  it("has the same bytes in every time zone, and gives back what went in", () => {
    const files = new Map<string, string | Uint8Array>([
      ["a/ü.html", "<p>ü"],
      ["a/b.bin", new Uint8Array([0, 255])],
    ]);
    const digests = ["UTC", "Pacific/Kiritimati", "America/St_Johns"].map((name) => {
      process.env["TZ"] = name;
      return createHash("sha256").update(zipFiles(files)).digest("hex");
    });
    expect(new Set(digests).size).toBe(1);
    expect(
      Object.entries(unzipSync(zipFiles(files))).map(([name, contents]) => [name, [...contents]]),
    ).toEqual([
      ["a/ü.html", [60, 112, 62, 195, 188]],
      ["a/b.bin", [0, 255]],
    ]);
  });
});
