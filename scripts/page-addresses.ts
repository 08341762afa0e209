/**
 * The addresses of pages as deploy/nginx.conf has them: one each, without a slash, `.html` or `index.html` at
 * its end.
 */
import { existsSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Redirects other spellings of a page's address to the one that it has, and answers 404 for the not-found
 * page itself.
 * @param folder the published site
 * @param prefix the base path without a slash at its end
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
    // A second slash at the start would name a host.
    response.writeHead(301, { location: `${prefix}${page}`.replace(/^\/+/, "/") + search });
    response.end();
  };
}

/** The address that a page has; null for a file without an address. */
function addressOf(folder: string, pathname: string): string | null {
  if (pathname === "/") return pathname;
  if (pathname.endsWith("/")) return pathname.replace(/\/+$/, "") || "/";
  const fileOf = (address: string): string => path.join(folder, decoded(address));
  const [, page] = /^(.*?)(?:\/index)?\.html$/.exec(pathname) ?? [];
  if (page !== undefined && isFile(fileOf(`${page}/index.html`))) return page === "" ? "/" : page;
  const isNotFoundPage = pathname === "/404.html";
  // An author's own file with this ending has it in its address.
  const lacksEnding = isFile(fileOf(`${pathname}.html`)) && !existsSync(fileOf(pathname));
  return isNotFoundPage || lacksEnding ? null : pathname;
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** A path without escapes, except for slashes, which would separate folders. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
