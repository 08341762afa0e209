/** A built site on hosts other than nginx, by the rules that they document. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { serve } from "../../scripts/serve";
import { filesUnder } from "../../src/node/files/published-files";
import { builtFixtureSite, builtSite } from "../support/built-site";

/** Answers as GitHub Pages does: a folder has a slash at its end, `404.html` is for all else, and no headers. */
async function onGithubPages(folder: string, prefix: string) {
  const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site.invalid");
    const below = pathname.startsWith(`${prefix}/`)
      ? decodeURIComponent(pathname.slice(prefix.length))
      : null;
    const file = below === null ? "" : path.join(folder, below);
    if (isFile(path.join(file, "index.html")) && !pathname.endsWith("/"))
      return response.writeHead(301, { location: `${pathname}/` }).end();
    const found = [file, `${file}.html`, path.join(file, "index.html")].find(isFile);
    return response
      .writeHead(found === undefined ? 404 : 200)
      .end(readFileSync(found ?? path.join(folder, "404.html")));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The address of a server that listens on a port is an object of this type.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** All addresses of this origin in the pages, without anchors. */
function addressesIn(folder: string): readonly string[] {
  const pages = filesUnder(folder).filter((file) => file.endsWith(".html"));
  const addresses = pages.flatMap((file) => {
    const html = readFileSync(path.join(folder, file), "utf8");
    return html.match(/(?<= (?:href|src)=")(?!https?:|mailto:|data:|#)[^"#?]*/g) ?? [];
  });
  return [...new Set(addresses)].sort();
}

test("a project page of GitHub Pages: every address leads to a file, from folders with a slash too", async () => {
  const site = builtFixtureSite();
  const host = await onGithubPages(site, "/kiln");
  try {
    const addresses = addressesIn(site);
    expect(addresses.length).toBeGreaterThan(40);
    // A relative one would start from another folder behind a slash.
    expect(addresses.filter((address) => !address.startsWith("/kiln"))).toEqual([]);
    const statuses = await Promise.all(
      addresses.map(async (address) => [address, (await fetch(host.address + address)).status] as const),
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    const missing = await fetch(`${host.address}/kiln/nothing`);
    expect([missing.status, (await missing.text()).includes("Page not found")]).toEqual([404, true]);
    const former = await (await fetch(`${host.address}/kiln/docs/next/api/varnish`)).text();
    expect(former).toContain('<meta http-equiv="refresh" content="0; url=/kiln/docs/next/api/glaze">');
  } finally {
    host.close();
  }
});

describe("Cloudflare Pages", () => {
  const lines = (folder: string, name: string): readonly string[] =>
    readFileSync(path.join(folder, name), "utf8").split("\n");

  test("reads all rules of `_headers`: at most 100, with one `*` each, in lines of 2,000 characters", () => {
    const headers = lines(builtSite(), "_headers");
    const rules = headers.filter((line) => line.startsWith("/"));
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(rules.filter((rule) => rule.split("*").length > 2)).toEqual([]);
    expect(headers.filter((line) => line.length > 2000)).toEqual([]);
  });

  test("follows all redirects of `_redirects`: at most 2,000, in lines of 1,000 characters", () => {
    const redirects = lines(builtFixtureSite(), "_redirects").filter((line) => line !== "");
    expect(redirects.length).toBeGreaterThan(0);
    expect(redirects.length).toBeLessThanOrEqual(2000);
    for (const line of redirects) expect(line).toMatch(/^\/\S{1,400} \/\S{1,400} 301$/);
  });
});

test("Netlify's headers and redirects, as `npm start` serves them below a base path", async () => {
  const host = await serve({ folder: builtFixtureSite(), prefix: "/kiln", port: 0 });
  try {
    const page = await fetch(`${host.address}docs`);
    const { status, headers } = page;
    expect([status, headers.get("x-frame-options"), headers.get("cache-control")]).toEqual([
      200,
      "DENY",
      "no-cache",
    ]);
    const former = await fetch(`${host.address}docs/next/api/varnish`, { redirect: "manual" });
    expect([former.status, former.headers.get("location")]).toEqual([301, "/kiln/docs/next/api/glaze"]);
  } finally {
    await host.close();
  }
});
