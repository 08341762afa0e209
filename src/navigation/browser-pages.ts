import { withPrefix } from "gatsby";
import { withoutTrailingSlash } from "../lib/base-path";
import { inOneSpelling } from "../lib/navigation/one-spelling";
import { gatsbyRuntime } from "./gatsby-runtime";
import { createWrittenPages, type Answer } from "./written-pages";

const parser = new DOMParser();

/** Gatsby gives the address of the first page its canonical form. */
const first = { addresses: [window.location.pathname, withPrefix(gatsbyRuntime().pagePath ?? "/")], document };

/** The pages that this browser has. It holds as long as the document, whatever pages are shown in it. */
export const browserPages = createWrittenPages(first, fetchDocument, keyOf);

/** What the path of an address is known by. */
function keyOf(address: string): string {
  return inOneSpelling(withoutTrailingSlash(address.replace(/[?#].*/, "")));
}

async function fetchDocument(address: string): Promise<Answer> {
  const response = await fetch(address.replace(/[?#].*/, ""));
  // A host may know the successor of an address; one that adds a slash leads to the same page.
  const isOther = response.redirected && keyOf(new URL(response.url).pathname) !== keyOf(address);
  if (!isOther && response.headers.get("content-type")?.startsWith("text/html")) return { ok: response.ok, document: parser.parseFromString(await response.text(), "text/html") };
  void response.body?.cancel();
  return { ok: response.ok, document: null };
}
