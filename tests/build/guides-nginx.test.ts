import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtFixtureSite, builtSite } from "../support/built-site";
import { hasBrotli, startNginx } from "../../scripts/nginx";
import type { Nginx } from "../../scripts/nginx";
import { ensureProgram, installDebianPackage } from "../../scripts/browser";

let nginx: Nginx;
let folder: string;

beforeAll(async () => {
  if (!(await ensureProgram("nginx", "nginx-light", ["-v"])))
    throw new Error("There is no nginx, and none could be installed.");
  // Without it gzip is all that can be tested.
  if (!hasBrotli()) await installDebianPackage("libnginx-mod-http-brotli-filter");
  folder = builtSite();
  nginx = await startNginx(folder);
});

afterAll(async () => nginx.stop());

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(nginx.address + path, { redirect: "manual", headers });

describe("behind nginx, with the configuration that is shipped", () => {
  it("a page is there under its own address, without a redirect", async () => {
    for (const path of [
      "/",
      "/docs",
      "/docs/intro",
      "/docs/tutorials/creating-packages",
      "/docs/api/timer",
      "/blog",
      "/blog/tags/renderer",
    ]) {
      const response = await ask(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    }
  });

  it("files named after their content are kept for ever, all others are asked for anew", async () => {
    const [asset] = readdirSync(path.join(folder, "assets"));
    expect((await ask(`/assets/${asset}`)).headers.get("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
    for (const path of ["/docs/intro", "/docs/api/timer.json", "/sitemap.xml", "/nothing"]) {
      expect((await ask(path)).headers.get("cache-control"), path).toBe("no-cache");
    }
  });

  it("a page that has not changed is not sent again", async () => {
    const etag = (await ask("/docs/intro")).headers.get("etag") ?? "";
    expect((await ask("/docs/intro", { "if-none-match": etag })).status).toBe(304);
  });

  it("definitions are text that editors of any origin may read, and ask for anew", async () => {
    const types = {
      "loam.d.luau": "text/plain; charset=utf-8",
      "loam.mock.luau": "text/plain; charset=utf-8",
      "loam.selene.yml": "text/plain; charset=utf-8",
      SHA256SUMS: "text/plain; charset=utf-8",
      "loam.docs.json": "application/json",
    };
    for (const [file, type] of Object.entries(types)) {
      const { status, headers } = await ask(`/definitions/${file}`);
      expect(
        [
          status,
          headers.get("content-type"),
          headers.get("access-control-allow-origin"),
          headers.get("cache-control"),
        ],
        file,
      ).toEqual([200, type, "*", "no-cache"]);
      expect(headers.get("x-content-type-options"), file).toBe("nosniff");
      expect(
        (await ask(`/definitions/${file}`, { "if-none-match": headers.get("etag") ?? "" })).status,
        file,
      ).toBe(304);
    }
    expect((await ask("/docs/intro")).headers.get("access-control-allow-origin")).toBeNull();
  });

  it("feeds have the types that readers of feeds look for", async () => {
    expect((await ask("/blog/rss.xml")).headers.get("content-type")).toMatch(/^application\/rss\+xml/);
    expect((await ask("/blog/atom.xml")).headers.get("content-type")).toMatch(/^application\/atom\+xml/);
  });

  it("text is compressed", async () => {
    expect(
      (await ask("/docs/core-concepts", { "accept-encoding": "gzip" })).headers.get("content-encoding"),
    ).toBe("gzip");
  });

  it("text is compressed with Brotli, where nginx has the module", async ({ skip }) => {
    if (!hasBrotli()) skip();
    expect(
      (await ask("/docs/core-concepts", { "accept-encoding": "gzip, br" })).headers.get("content-encoding"),
    ).toBe("br");
  });
});

it("an address that has a successor leads there, with what was asked", async () => {
  const site = builtFixtureSite();
  const server = await startNginx(site, path.join(site, "../deploy/site-redirects.conf"));
  try {
    const { status, headers } = await fetch(`${server.address}/kiln/docs/next/api/varnish?q=coat`, {
      redirect: "manual",
    });
    expect([status, headers.get("location")]).toEqual([301, "/kiln/docs/next/api/glaze?q=coat"]);
  } finally {
    await server.stop();
  }
});

it("a site below a base path is served as one at the root is", async () => {
  const site = builtFixtureSite();
  const above = mkdtempSync(path.join(tmpdir(), "base-path-"));
  symlinkSync(site, path.join(above, "kiln"));
  const server = await startNginx(above, "/dev/null", "/kiln");
  const answer = (address: string) => fetch(`${server.address}/kiln${address}`, { redirect: "manual" });
  try {
    const [asset] = readdirSync(path.join(site, "assets"));
    expect((await answer(`/assets/${asset}`)).headers.get("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
    expect([(await answer("")).status, (await answer("/docs/intro")).status]).toEqual([200, 200]);
    const { status, headers } = await answer("/definitions/kiln.d.luau");
    expect([status, headers.get("content-type"), headers.get("access-control-allow-origin")]).toEqual([
      200,
      "text/plain; charset=utf-8",
      "*",
    ]);
    for (const address of ["/nothing", "/404.html"]) {
      const missing = await answer(address);
      expect([missing.status, (await missing.text()).includes("Page not found")], address).toEqual([
        404,
        true,
      ]);
    }
  } finally {
    await server.stop();
    rmSync(above, { recursive: true });
  }
});
