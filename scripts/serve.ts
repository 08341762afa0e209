/** Serves `public/` as hosts do: `/x` from `x/index.html`, redirects, the 404 page, `_headers`. */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import sirv from "sirv";
import { isFile } from "../src/node/files/if-present";
import { readOrNull } from "../src/node/files/write-unless-same";
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

const origin = "http://site.invalid";

export async function serve(options: ServeOptions = {}) {
  const { port = 8000, host = "127.0.0.1", folder = path.join(root, "public"), prefix = "" } = options;
  const textOf = (file: string): string => readOrNull(path.join(folder, file)) ?? "";
  const headersOf = readHeaders(textOf("_headers"));
  const redirects = new Map(
    textOf("_redirects")
      .split("\n")
      .map((line) => line.split(" "))
      .map(([from = "", to = ""]) => [from, to]),
  );
  const notFound: Handler = (_request, response) =>
    sendHtml(response, 404, textOf("404.html") || "Not found");
  const files: Handler = sirv(folder, { dev: true, etag: true, extensions: ["html"], onNoMatch: notFound });
  const respond: Handler = (request, response) => {
    const { url = "/" } = request;
    // Relative to the origin, a double slash at the start would be parsed as a host.
    const address = url.startsWith("/") ? origin + url : url;
    if (!URL.canParse(address)) return sendText(response, 400, "This is not an address.");
    const { pathname, search } = new URL(address);
    for (const [name, value] of headersOf(pathname)) response.setHeader(name, value);
    const [, moved, anchor = ""] = /^([^#]*)(.*)$/s.exec(redirects.get(pathname) ?? "") ?? [];
    if (moved) return redirect(response, moved + search + anchor);
    if (!`${pathname}/`.startsWith(`${prefix}/`)) return notFound(request, response);
    const below = pathname.slice(prefix.length) || "/";
    const page = addressOf(folder, below);
    if (page === null) return notFound(request, response);
    // Browsers parse a double slash at the start as a host, too.
    if (page !== below) return redirect(response, `${prefix}${page}`.replace(/^\/+/, "/") + search);
    request.url = below + search;
    return files(request, response);
  };
  const { address, close } = await listen(respond, { port, host });
  return { address: `${address}${prefix}/`, close };
}

export const servedSite = (folders: SiteFolder): ServedFolder => ({
  folder: folders.published,
  prefix: prefixOf(folders),
});

/** Another spelling of a page's address redirects to it. Null for the not-found page, and a page that is not there. */
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
