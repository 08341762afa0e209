/** The addresses of pages as deploy/nginx.conf has them: one each, without a slash, `.html` or `index.html` at its end. */
import { existsSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Redirects other spellings of a page's address to the one that it has, and answers 404 for the not-found page itself.
 * @param {string} folder the published site
 * @param {string} prefix the base path without a slash at its end
 * @param {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void} handler
 * @param {typeof handler} notFound
 * @returns {typeof handler}
 */
export function withPageAddresses(folder, prefix, handler, notFound) {
  return (request, response) => {
    const { pathname, search } = new URL(request.url, "http://site.invalid");
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

/** The address that a page goes by; null for what is the file of no address. */
function addressOf(folder, pathname) {
  if (pathname === "/") return pathname;
  if (pathname.endsWith("/")) return pathname.replace(/\/+$/, "") || "/";
  const fileOf = (address) => path.join(folder, decoded(address));
  const [, page] = /^(.*?)(?:\/index)?\.html$/.exec(pathname) ?? [];
  if (page !== undefined && isFile(fileOf(`${page}/index.html`))) return page === "" ? "/" : page;
  const isNotFoundPage = pathname === "/404.html";
  // A file of the author's with this ending has it in its address.
  const lacksEnding = isFile(fileOf(`${pathname}.html`)) && !existsSync(fileOf(pathname));
  return isNotFoundPage || lacksEnding ? null : pathname;
}

const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** A path in its own letters. Encoded slashes stay as they are, as they separate no folders. */
function decoded(pathname) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
