import { load } from "cheerio";

/**
 * Puts a mark in the head of each entry of a page: of these Dash makes the page's table of contents.
 * @param {string} html
 * @param {readonly import("./docset-entries.mjs").DocsetEntry[]} entries those of the page
 */
export function markEntries(html, entries) {
  const $ = load(html, { scriptingEnabled: false });
  for (const { name, type, hash } of entries.filter((entry) => entry.hash !== "")) {
    const id = decodeURIComponent(hash.slice(1));
    const mark = $("<a></a>").attr({ name: `//apple_ref/cpp/${type}/${encodeURIComponent(name)}`, class: "dashAnchor" });
    const place = $("[id]").filter((_, element) => element.attribs.id === id).first();
    // A row of a table holds nothing but cells.
    (place.is("tr") ? place.children("th, td").first() : place).prepend(mark);
  }
  return $.html();
}
