import { load } from "cheerio";
import type { DocsetEntry } from "./docset-entries";

/**
 * Adds a marker to the heading of each entry of a page, from which Dash builds the page's table of contents.
 * @param entries those of the page
 */
export function markEntries(html: string, entries: readonly DocsetEntry[]): string {
  const $ = load(html, { scriptingEnabled: false });
  for (const { name, type, hash } of entries.filter((entry) => entry.hash !== "")) {
    const id = decodeURIComponent(hash.slice(1));
    const mark = $("<a></a>").attr({
      name: `//apple_ref/cpp/${type}/${encodeURIComponent(name)}`,
      class: "dashAnchor",
    });
    const place = $("[id]")
      .filter((_, element) => element.attribs["id"] === id)
      .first();
    // Table rows may only contain cells.
    (place.is("tr") ? place.children("th, td").first() : place).prepend(mark);
  }
  return $.html();
}
