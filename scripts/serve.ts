/** Serves `public/` as hosts do: `/x` from `x/index.html`, redirects, the 404 page, `_headers`. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import sirv from "sirv";
import { isFile } from "../src/node/files/if-present";
import { readHeaders } from "../src/node/publish/read-headers";
import { prefixOf } from "./built-site";
import { listen, redirect, sendHtml, sendText, type Handler } from "./http-server";
import { isMain, root } from "./run";
import type { SiteFolder } from "./site-folder";
import { decodedPath } from "../src/lib/urls/paths";

export interface ServedFolder {
  readonly folder: string;
  readonly prefix: string;
}

interface ServeOptions extends Partial<ServedFolder> {
  readonly port?: number;
  readonly host?: string | undefined;
}

export async function serve(options: ServeOptions = {}) {
  const { port = 8000, host = "127.0.0.1", folder = path.join(root, "public"), prefix = "" } = options;
  const page404 = path.join(folder, "404.html");
  const notFound: Handler = (_request, response) =>
    sendHtml(response, 404, existsSync(page404) ? readFileSync(page404) : "Not found");
  const files: Handler = sirv(folder, { dev: true, etag: true, extensions: ["html"], onNoMatch: notFound });
  const pages = withPageAddresses(folder, prefix, underPrefix(prefix, files, notFound), notFound);
  const handler = withAddresses(withHostRules(folder, withRedirects(folder, pages)));
  const { address, close } = await listen(handler, { port, host });
  return { address: `${address}${prefix}/`, close };
}

const urlOf = (address: string | undefined): URL => new URL(address ?? "/", "http://site.invalid");

/** Rejects invalid addresses, such as `//`, which other handlers could not parse. */
function withAddresses(handler: Handler): Handler {
  return (request, response) =>
    URL.canParse(request.url ?? "/", "http://site.invalid")
      ? handler(request, response)
      : sendText(response, 400, "This is not an address.");
}

function withHostRules(folder: string, handler: Handler): Handler {
  const file = path.join(folder, "_headers");
  if (!existsSync(file)) return handler;
  const headersOf = readHeaders(readFileSync(file, "utf8"));
  return (request, response) => {
    for (const [name, value] of headersOf(urlOf(request.url).pathname)) response.setHeader(name, value);
    handler(request, response);
  };
}

function withRedirects(folder: string, handler: Handler): Handler {
  const file = path.join(folder, "_redirects");
  if (!existsSync(file)) return handler;
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const rules = new Map(lines.map((line) => line.split(" ")).map(([from = "", to = ""]) => [from, to]));
  return (request, response) => {
    const { pathname, search } = urlOf(request.url);
    const to = rules.get(pathname);
    if (to === undefined) return handler(request, response);
    const [, address = "", anchor = ""] = /^([^#]*)(.*)$/s.exec(to) ?? [];
    redirect(response, address + search + anchor);
  };
}

function underPrefix(prefix: string, handler: Handler, notFound: Handler): Handler {
  if (!prefix) return handler;
  return (request, response) => {
    const url = request.url ?? "/";
    if (url !== prefix && !url.startsWith(`${prefix}/`)) return notFound(request, response);
    request.url = url.slice(prefix.length) || "/";
    handler(request, response);
  };
}

export const servedSite = (folders: SiteFolder): ServedFolder => ({
  folder: folders.published,
  prefix: prefixOf(folders),
});

/** Redirects other spellings of a page's address, and hides that of the not-found page. */
function withPageAddresses(folder: string, prefix: string, handler: Handler, notFound: Handler): Handler {
  return (request, response) => {
    const { pathname, search } = urlOf(request.url);
    const own = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
    if (own === null) return handler(request, response);
    const page = addressOf(folder, own);
    if (page === null) return notFound(request, response);
    if (page === own) return handler(request, response);
    // A double slash at the start would be parsed as a host.
    redirect(response, `${prefix}${page}`.replace(/^\/+/, "/") + search);
  };
}

function addressOf(folder: string, pathname: string): string | null {
  if (pathname === "/") return pathname;
  const fileOf = (address: string): string => path.join(folder, decodedPath(address));
  const isPage = (address: string): boolean => isFile(fileOf(`${address}/index.html`));
  const folderOf = pathname.replace(/\/+$/, "");
  if (folderOf !== pathname) return isPage(folderOf) ? folderOf || "/" : null;
  const [, page] = /^(.*?)(?:\/index)?\.html$/.exec(pathname) ?? [];
  if (page !== undefined && isPage(page)) return page || "/";
  const isNotFoundPage = pathname === "/404.html";
  // A file of the author's with this extension keeps it in its address.
  const lacksEnding = isFile(fileOf(`${pathname}.html`)) && !existsSync(fileOf(pathname));
  return isNotFoundPage || lacksEnding ? null : pathname;
}

if (isMain("scripts/serve.ts")) {
  const text = { type: "string" } as const;
  const {
    values: { port = "8000", ...served },
  } = parseArgs({ options: { port: text, folder: text, prefix: text } });
  const { address } = await serve({ ...served, port: Number(port) });
  console.log(`Serving at ${address}`);
}
