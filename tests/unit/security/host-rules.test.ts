import { describe, expect, test } from "vitest";
import { cachingRules, headersFile, isForEver, nginxHeaders } from "../../../scripts/publish/host-rules.mjs";
import { readHeaders } from "../../../scripts/publish/read-headers.mjs";

const files = [
  "404.html", "app-0123456789abcdef0123.js", "docs/index.html", "docs/api/timer/index.html", "favicon.svg", "index.html", "page-data/app-data.json",
  "search/index.json", "search/words-383c5116141e.json", "static/font-0123456789abcdef0123456789abcdef.woff2", "styles.0123456789abcdef0123.css",
];

/** What a host says of an address, from the file that the build writes. */
const cachingOf = (path: string, prefix = "") => readHeaders(headersFile("default-src 'self'", files, prefix))(path).get("Cache-Control");

describe("caching", () => {
  test("names with a digest are kept for ever, all else is asked for again", () => {
    expect(files.filter(isForEver)).toEqual([
      "app-0123456789abcdef0123.js", "search/words-383c5116141e.json", "static/font-0123456789abcdef0123456789abcdef.woff2", "styles.0123456789abcdef0123.css",
    ]);
    expect(isForEver("blog/a-page-about-facade/index.html")).toBe(false);
    expect(isForEver("img/v1.0123456.png")).toBe(false);
  });

  test("each file and each address of a page is under one rule alone", () => {
    const addresses = [...files.map((file) => `/${file}`), "/", "/docs", "/docs/api/timer", "/404"];
    for (const address of addresses) expect(cachingOf(address), address).toMatch(/^(no-cache|public, max-age=31536000, immutable)$/);
    expect(cachingOf("/docs/api/timer")).toBe("no-cache");
    expect(cachingOf("/app-0123456789abcdef0123.js")).toContain("immutable");
    expect(cachingOf("/search/index.json")).toBe("no-cache");
  });

  test("a folder of one kind is one rule", () => {
    expect(cachingRules(files).map(([path]) => path)).toContain("/page-data/*");
    expect(cachingRules(files).length).toBeLessThan(files.length + 6);
  });
});

test("a site below a path has its rules there", () => {
  expect(cachingOf("/kiln/docs/api/timer", "/kiln")).toBe("no-cache");
  expect(readHeaders(headersFile("p", files, "/kiln"))("/kiln/x").get("X-Content-Type-Options")).toBe("nosniff");
  expect(readHeaders(headersFile("p", files, "/kiln"))("/other").size).toBe(0);
});

test("nginx says the same, with errors too", () => {
  const text = nginxHeaders("default-src 'self'");
  expect(text).toContain(`add_header Content-Security-Policy "default-src 'self'" always;`);
  expect(text.match(/ always;$/gm)?.length).toBe(6);
});
