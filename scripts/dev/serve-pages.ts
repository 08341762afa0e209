/** Serves the pages of a site that is developed, and its files, on a free port. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Page } from "gatsby-lean";
import sirv from "sirv";
import { SEARCH_FOLDER } from "../../src/lib/search/manifest";
import { decodedPart } from "../../src/lib/urls/paths";
import { listen, redirect, send, sendHtml } from "../http-server";
import type { Served } from "./gatsby-worker-process";
import type { Pages } from "./development-pages";
import { failedPage } from "./reload";

interface Options {
  readonly pathPrefix: string;
  readonly searchFile: (name: string) => string | undefined;
  /** The new address of a page of the former site, by `redirects` of the configuration. */
  readonly newAddress: (address: string) => string | null;
  readonly isUnread: (path: string) => boolean;
}

export async function servePages(pages: Pages, options: Options): Promise<Served> {
  const { pathPrefix, searchFile, newAddress, isUnread } = options;
  const [staticFiles, builtFiles] = ["static", "public"].map((folder) =>
    sirv(folder, { dev: true, etag: true }),
  );
  const respond = (request: IncomingMessage, response: ServerResponse): unknown => {
    const address = withoutPrefix(pathOf(request), pathPrefix);
    if (address === null) return redirect(response, `${pathPrefix}/`);
    const index =
      address.startsWith(`${SEARCH_FOLDER}/`) && searchFile(address.slice(SEARCH_FOLDER.length + 1));
    if (typeof index === "string") return send(response, 200, "application/json", index);
    const plain = address.replace(/\/+$/, "") || "/";
    const page = pages.find(plain);
    if (page !== undefined && plain !== address) return redirect(response, pathPrefix + encoded(plain));
    const sendPage = async (shown: Page | undefined, status: number): Promise<void> => {
      const html = shown === undefined ? "Not found" : await pages.htmlOf(shown);
      sendHtml(response, html === null ? 500 : status, html ?? FAILED);
    };
    const notFound = () => sendPage(pages.find("/404.html"), 404);
    if (page !== undefined) return sendPage(page, 200);
    if (isUnread(plain)) return sendHtml(response, 500, FAILED);
    const moved = newAddress(plain);
    // Browsers store 301, but the author may edit the configuration.
    if (moved !== null) return redirect(response, moved, 302);
    // Pages that a build wrote are those of another moment.
    if (address.endsWith(".html")) return notFound();
    request.url = encoded(address);
    return staticFiles?.(request, response, () => builtFiles?.(request, response, notFound));
  };
  const { port } = await listen(respond, { port: 0, host: "127.0.0.1" });
  return { port, prefix: pathPrefix };
}

/** Null for a path outside the site's base path. */
const withoutPrefix = (path: string, prefix: string): string | null =>
  `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) || "/" : path === "/" ? null : "/404";

const pathOf = ({ url = "/" }: IncomingMessage): string => decodedPart(url.replace(/[?#].*$/s, ""));

/** Encodes an address as sirv decodes it, and as headers allow. */
const encoded = (address: string): string => encodeURI(address).replace(/[?#]/g, encodeURIComponent);

const FAILED = failedPage(
  "This page cannot be rendered",
  "The terminal says why. It reloads with the next change.",
);
