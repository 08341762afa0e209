/** Serves `public/` as the hosts we document do: `/x` from `x/index.html`, other spellings of it redirected, all else is the 404 page with status 404, the headers of `_headers`, and `_redirects`. */
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sirv from "sirv";
import { prefixOf } from "./built-site.mjs";
import { withPageAddresses } from "./page-addresses.mjs";
import { readHeaders } from "./publish/read-headers.mjs";
import { root } from "./run.mjs";

/**
 * Serves a folder on 127.0.0.1.
 * @param {{ port?: number, folder?: string, prefix?: string }} [options] port 0 takes any free one; prefix as in `/docs-site`
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve({ port = 8000, folder = path.join(root, "public"), prefix = "" } = {}) {
  const page404 = path.join(folder, "404.html");
  const notFound = (_request, response) => {
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
    response.end(existsSync(page404) ? readFileSync(page404) : "Not found");
  };
  const files = sirv(folder, { dev: true, etag: true, extensions: ["html"], onNoMatch: notFound });
  const pages = withPageAddresses(folder, prefix, underPrefix(prefix, files, notFound), notFound);
  const server = createServer(withAddresses(withHostRules(folder, withRedirects(folder, pages))));
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const close = () => new Promise((resolve) => { server.closeAllConnections(); server.close(resolve); });
  return { address: `http://127.0.0.1:${server.address().port}${prefix}/`, close };
}

/** Refuses what is no address, as `//`: whoever reads it could do nothing but fail, and the server with it. */
const withAddresses = (handler) => (request, response) => {
  if (URL.canParse(request.url, "http://site.invalid")) return handler(request, response);
  response.writeHead(400, { "content-type": "text/plain; charset=utf-8" });
  response.end("This is no address.");
};

/** Says with each answer what the site's own `_headers` asks its host to say. */
function withHostRules(folder, handler) {
  const file = path.join(folder, "_headers");
  if (!existsSync(file)) return handler;
  const headersOf = readHeaders(readFileSync(file, "utf8"));
  return (request, response) => {
    const { pathname } = new URL(request.url, "http://site.invalid");
    for (const [name, value] of headersOf(pathname)) response.setHeader(name, value);
    handler(request, response);
  };
}

/** Leads on from addresses that have successors, as `_redirects` says. */
function withRedirects(folder, handler) {
  const file = path.join(folder, "_redirects");
  if (!existsSync(file)) return handler;
  const rules = new Map(readFileSync(file, "utf8").trim().split("\n").map((line) => line.split(" ")).map(([from, to]) => [from, to]));
  return (request, response) => {
    const { pathname, search } = new URL(request.url, "http://site.invalid");
    const to = rules.get(pathname);
    if (to === undefined) return handler(request, response);
    const [, address, anchor] = /^([^#]*)(.*)$/s.exec(to);
    response.writeHead(301, { location: address + search + anchor });
    response.end();
  };
}

/** A handler that takes a path prefix off, and leaves what lies outside it to the 404 page. */
function underPrefix(prefix, handler, notFound) {
  if (!prefix) return handler;
  return (request, response) => {
    if (request.url !== prefix && !request.url.startsWith(`${prefix}/`)) return notFound(request, response);
    request.url = request.url.slice(prefix.length) || "/";
    handler(request, response);
  };
}

/**
 * What to serve of a built site: its pages name each other by the base path of its configuration. Null before its first build.
 * @param {import("./site-folder.mjs").SiteFolder} folders
 */
export const servedSite = (folders) => (existsSync(path.join(folders.published, "index.html")) ? { folder: folders.published, prefix: prefixOf(folders) } : null);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: "string" }, folder: { type: "string" }, prefix: { type: "string" } } });
  const { address } = await serve({ ...values, port: Number(values.port ?? 8000) });
  console.log(`Serving at ${address}`);
}
