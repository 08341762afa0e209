/** Gatsby's data of a page, which no browser of this site needs in full. */
export const isPageData = (file: string): boolean => file.endsWith("/page-data.json");

/** Removes what the page was made from: browsers get it as HTML. */
export const withoutResult = (text: string): string =>
  JSON.stringify({ ...(JSON.parse(text) as object), result: { pageContext: {} }, staticQueryHashes: [] });
