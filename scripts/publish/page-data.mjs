/** Gatsby's notes of a page, as its program asks for them. */

/** @param {string} file */
export const isPageData = (file) => file.endsWith("/page-data.json");

/**
 * Takes out what the page was made of: that stands in the page itself, which is where browsers have it from.
 * @param {string} text
 */
export function withoutResult(text) {
  const data = JSON.parse(text);
  return JSON.stringify({ ...data, result: { pageContext: {} }, staticQueryHashes: [] });
}
