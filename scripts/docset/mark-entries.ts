import { load } from "cheerio";
import type { DocsetEntry } from "./docset-entries";

/**
 * Puts a mark in the heading of each entry of a page: Dash makes the page's table of contents from them.
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
    // A row of a table holds nothing but cells.
    (place.is("tr") ? place.children("th, td").first() : place).prepend(mark);
  }
  return $.html();
}
