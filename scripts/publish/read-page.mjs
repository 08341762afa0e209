/** What a written page offers to links, what it links to, and what it asks browsers to run. */
import { Parser } from "htmlparser2";
import { codeListener, noCode } from "./page-code.mjs";
import { addressesInSet } from "./source-set.mjs";

/**
 * Reads a page as browsers do, without building a tree: sites have thousands of pages.
 * @param {string} html
 * @returns {import("./read-page.mjs").PageReading} in lists, each thing once, so that it can be kept as JSON
 */
export function readPage(html) {
  const [ids, urls, code] = [new Set(), new Set(), noCode()];
  const listener = codeListener(code);
  const parser = new Parser({
    ...listener,
    onopentag(name, attributes) {
      listener.onopentag(name, attributes);
      if (attributes.id) ids.add(attributes.id);
      if (name === "a" && attributes.name) ids.add(attributes.name);
      addUrls(name, attributes, urls);
    },
  });
  parser.end(html);
  return { ids: [...ids], urls: [...urls], code: Object.fromEntries(Object.entries(code).map(([kind, sources]) => [kind, [...sources]])) };
}

function addUrls(name, { href, src, poster, srcset, property, name: metaName, content }, urls) {
  for (const url of [href, src, poster]) if (url) urls.add(url);
  if (srcset) for (const url of addressesInSet(srcset)) urls.add(url);
  if (name === "meta" && content && /^(?:og|twitter):image$/.test(property ?? metaName ?? "")) urls.add(content);
}

