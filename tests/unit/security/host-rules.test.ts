import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  cachingRules,
  cloudflareNotice,
  headersFile,
  isImmutable,
  nginxPolicy,
  securityHeaders,
} from "../../../src/node/publish/host-rules";
import { readHeaders } from "../../../src/node/publish/read-headers";
import { root } from "../../support/site-inputs";

const digest = "0123456789abcdef0123";
const assets = ["app-0123ABCD.js", `font-${digest}.woff2`, `styles-${digest}.css`].map(
  (file) => `assets/${file}`,
);
const forEver = [...assets, "search/words-383c5116141e.json"];
const pages = ["404.html", "docs/index.html", "docs/api/timer/index.html", "index.html"];
const files = [...pages, ...forEver, "favicon.svg", "search/index.json"];

/** A host's answer for an address, by the file that the build writes. */
const cachingOf = (path: string, prefix = "") =>
  readHeaders(headersFile("default-src 'self'", files, prefix))(path).get("Cache-Control");

describe("caching", () => {
  test("names with a digest are kept for ever, all else is asked for again", () => {
    expect(files.filter(isImmutable)).toEqual(forEver);
    expect(isImmutable("blog/a-page-about-facade/index.html")).toBe(false);
    expect(isImmutable("img/v1.0123456.png")).toBe(false);
  });

  test("each file and each address of a page is under one rule alone", () => {
    const addresses = [...files.map((file) => `/${file}`), "/", "/docs", "/docs/api/timer", "/404"];
    for (const address of addresses)
      expect(cachingOf(address), address).toMatch(/^(no-cache|public, max-age=31536000, immutable)$/);
    expect(cachingOf("/docs/api/timer")).toBe("no-cache");
    expect(cachingOf("/assets/app-0123ABCD.js")).toContain("immutable");
    expect(cachingOf("/search/index.json")).toBe("no-cache");
  });

  test("a folder of one kind is one rule", () => {
    expect(cachingRules(files).map(([path]) => path)).toContain("/assets/*");
    expect(cachingRules(files).length).toBeLessThan(files.length + 6);
  });
});

test("on Cloudflare Pages, a build says that not all of its rules are read", () => {
  const many = Array.from({ length: 90 }, (_, index) => `definitions/kite${index}.d.luau`);
  const headers = headersFile("p", [...files, ...many], "");
  expect(cloudflareNotice(headers, true)).toMatch(/^public\/_headers has 1\d\d rules, .* the first 100/);
  expect(cloudflareNotice(headers, false)).toBeNull();
  expect(cloudflareNotice(headersFile("p", files, ""), true)).toBeNull();
});

test("definitions may be read by editors of any origin, as text", () => {
  const texts = ["SHA256SUMS", "1.0/kit.d.luau", "kit.selene.yml"].map((file) => `definitions/${file}`);
  const headersOf = readHeaders(headersFile("p", [...files, ...texts, "definitions/kit.docs.json"], ""));
  for (const file of texts)
    expect(Object.fromEntries(headersOf(`/${file}`)), file).toMatchObject({
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "no-cache",
      "Content-Type": "text/plain; charset=utf-8",
    });
  expect(headersOf("/definitions/kit.docs.json").get("Content-Type")).toBeUndefined();
  expect(headersOf("/docs/api/timer").get("Access-Control-Allow-Origin")).toBeUndefined();
});

test("a site below a path has its rules there", () => {
  expect(cachingOf("/kiln/docs/api/timer", "/kiln")).toBe("no-cache");
  const headersOf = readHeaders(headersFile("p", files, "/kiln"));
  expect(headersOf("/kiln/x").get("X-Content-Type-Options")).toBe("nosniff");
  expect(headersOf("/other").size).toBe(0);
});

test("the worker that runs Luau may compile WebAssembly, and nothing else may", () => {
  const worker = "luau-worker-0123456789abcdef0123.js";
  const headersOf = readHeaders(headersFile("script-src 'self' 'sha256-x'", [...files, worker], ""));
  const policyOf = (file: string) => headersOf(`/${file}`).get("Content-Security-Policy");
  for (const file of files) expect(policyOf(file), file).toBe("script-src 'self' 'sha256-x'");
  expect(policyOf(worker)).toBe("script-src 'self' 'wasm-unsafe-eval' 'sha256-x'");
  expect(nginxPolicy("script-src 'self' 'sha256-x'")).toContain("script-src 'self'$wasm_source 'sha256-x'");
});

test("nginx says the same of every file, with errors too", () => {
  const header = `add_header Content-Security-Policy "default-src 'self'" always;`;
  expect(nginxPolicy("default-src 'self'")).toContain(header);
  const shipped = readFileSync(path.join(root, "deploy/nginx.conf"), "utf8");
  const blocks = shipped.split(/add_header Cache-Control/).slice(1);
  expect(blocks).toHaveLength(2);
  for (const block of blocks) {
    for (const [name, value] of securityHeaders)
      expect(block).toContain(`add_header ${name} "${value}" always;`);
    expect(block).toContain("include /etc/nginx/site-policy*.conf;");
  }
});
