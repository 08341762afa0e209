import { withoutTrailingSlash } from "../lib/urls/base-path";
import { normaliseEncoding } from "../lib/navigation/normalise-encoding";
import { withPrefix } from "../lib/urls/with-prefix";
import { createPageCache, type PageCache, type Response } from "./page-cache";

const parser = new DOMParser();

/** The pages of this site, cached until the document is unloaded. */
export function createSitePages(): PageCache {
  const { pathname } = window.location;
  return createPageCache({
    // The path of the not-found page is not its address.
    addresses: [pathname, withPrefix(document.body.dataset["pagePath"] ?? "/")],
    document,
    parse: (html) => parser.parseFromString(html, "text/html"),
    request,
    keyOf,
  });
}

function keyOf(address: string): string {
  return normaliseEncoding(withoutTrailingSlash(address.replace(/[?#].*/, "")));
}

async function request(address: string, isPrefetch: boolean): Promise<Response> {
  const response = await fetch(address.replace(/[?#].*/, ""), { priority: isPrefetch ? "low" : "high" });
  // A host may redirect to a successor; a redirect that only adds a slash is the same page.
  const isOther = response.redirected && keyOf(new URL(response.url).pathname) !== keyOf(address);
  if (!isOther && response.headers.get("content-type")?.startsWith("text/html"))
    return { ok: response.ok, html: await response.text() };
  void response.body?.cancel();
  return { ok: response.ok, html: null };
}
