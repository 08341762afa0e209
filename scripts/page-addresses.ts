/**
 * Page addresses as in deploy/nginx.conf: one per page, without a trailing slash, `.html` or `index.html`.
 */
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { decodedPath } from "../src/lib/urls/paths";
import type { Handler } from "./http-server";

/**
 * Redirects other spellings of a page's address, and responds with 404 to the address of the not-found page.
 * @param folder the published site
 * @param prefix the base path without a trailing slash
 */
export function withPageAddresses(
  folder: string,
  prefix: string,
  handler: Handler,
  notFound: Handler,
): Handler {
  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://site.invalid");
    const own = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
    if (own === null) return handler(request, response);
    const page = addressOf(folder, own);
    if (page === null) return notFound(request, response);
    if (page === own) return handler(request, response);
    // A double slash at the start would be parsed as a host.
    response.writeHead(301, { location: `${prefix}${page}`.replace(/^\/+/, "/") + search });
    response.end();
  };
}

/** The address of a page; null for a file without one. */
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

/** `statSync` alone throws for names that no file can have. */
const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();
