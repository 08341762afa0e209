import { readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { builtFixtureSite, builtSite } from "../support/built-site";
import { hasBrotli, startNginx, type Nginx } from "../support/nginx";
import { temporaryFolder } from "../support/temporary-folder";

const FOR_EVER = "public, max-age=31536000, immutable";
let nginx: Nginx;
let folder: string;

beforeAll(async () => {
  folder = builtSite();
  nginx = await startNginx(folder);
});

afterAll(async () => nginx.stop());

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(nginx.address + path, { redirect: "manual", headers });

const encodingOf = async (accepted: string) =>
  (await ask("/docs/core-concepts", { "accept-encoding": accepted })).headers.get("content-encoding");

describe("behind nginx, with the configuration that is shipped", () => {
  it("a page is there under its own address, without a redirect", async () => {
    const docs = ["/docs", "/docs/intro", "/docs/tutorials/creating-packages", "/docs/api/timer"];
    for (const path of ["/", ...docs, "/blog", "/blog/tags/renderer"]) {
      const response = await ask(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    }
  });

  it("files named after their content are kept for ever, all others are asked for anew", async () => {
    const [asset] = readdirSync(path.join(folder, "assets"));
    expect((await ask(`/assets/${asset}`)).headers.get("cache-control")).toBe(FOR_EVER);
    for (const path of ["/docs/intro", "/docs/api/timer.json", "/sitemap.xml", "/nothing"])
      expect((await ask(path)).headers.get("cache-control"), path).toBe("no-cache");
  });

  it("a page that has not changed is not sent again", async () => {
    const etag = (await ask("/docs/intro")).headers.get("etag") ?? "";
    expect((await ask("/docs/intro", { "if-none-match": etag })).status).toBe(304);
  });

  it("definitions are text that editors of any origin may read, and ask for anew", async () => {
    for (const file of ["loam.d.luau", "loam.mock.luau", "loam.selene.yml", "SHA256SUMS", "loam.docs.json"]) {
      const { status, headers } = await ask(`/definitions/${file}`);
      expect([status, Object.fromEntries(headers)], file).toMatchObject([
        200,
        {
          "content-type": file.endsWith(".json") ? "application/json" : "text/plain; charset=utf-8",
          "access-control-allow-origin": "*",
          "cache-control": "no-cache",
          "x-content-type-options": "nosniff",
        },
      ]);
      const again = await ask(`/definitions/${file}`, { "if-none-match": headers.get("etag") ?? "" });
      expect(again.status, file).toBe(304);
    }
    expect((await ask("/docs/intro")).headers.get("access-control-allow-origin")).toBeNull();
  });

  it("feeds have the types that readers of feeds look for", async () => {
    expect((await ask("/blog/rss.xml")).headers.get("content-type")).toMatch(/^application\/rss\+xml/);
    expect((await ask("/blog/atom.xml")).headers.get("content-type")).toMatch(/^application\/atom\+xml/);
  });

  it("text is compressed, with Brotli where nginx has the module", async () => {
    expect(await encodingOf("gzip")).toBe("gzip");
    expect(await encodingOf("gzip, br")).toBe(hasBrotli() ? "br" : "gzip");
  });
});

/** Serves a folder below a base path until the end of a test; returns a function that requests addresses. */
async function serveBelow(...[folder, redirects, prefix]: Parameters<typeof startNginx>) {
  const server = await startNginx(folder, redirects, prefix);
  onTestFinished(server.stop);
  return (address: string) => fetch(`${server.address}/kiln${address}`, { redirect: "manual" });
}

it("an address that has a successor leads there, with what was asked", async () => {
  const site = builtFixtureSite();
  const answer = await serveBelow(site, path.join(site, "../deploy/site-redirects.conf"));
  const { status, headers } = await answer("/docs/next/api/varnish?q=coat");
  expect([status, headers.get("location")]).toEqual([301, "/kiln/docs/next/api/glaze?q=coat"]);
});

it("a site below a base path is served as one at the root is", async () => {
  const site = builtFixtureSite();
  const above = temporaryFolder("base-path");
  symlinkSync(site, path.join(above, "kiln"));
  const answer = await serveBelow(above, "/dev/null", "/kiln");
  const [asset] = readdirSync(path.join(site, "assets"));
  expect((await answer(`/assets/${asset}`)).headers.get("cache-control")).toBe(FOR_EVER);
  expect([(await answer("")).status, (await answer("/docs/intro")).status]).toEqual([200, 200]);
  const { status, headers } = await answer("/definitions/kiln.d.luau");
  const types = [headers.get("content-type"), headers.get("access-control-allow-origin")];
  expect([status, ...types]).toEqual([200, "text/plain; charset=utf-8", "*"]);
  for (const address of ["/nothing", "/404.html"]) {
    const missing = await answer(address);
    expect(missing.status, address).toBe(404);
    expect(await missing.text(), address).toContain("Page not found");
  }
});
