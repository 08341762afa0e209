/** Gatsby's data of a page, which browsers of this site do not need in full. */
export const isPageData = (file: string): boolean => file.endsWith("/page-data.json");

/** Removes the query result: browsers receive it as HTML. */
export const withoutResult = (text: string): string =>
  JSON.stringify({ ...(JSON.parse(text) as object), result: { pageContext: {} }, staticQueryHashes: [] });
