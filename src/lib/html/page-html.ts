/**
 * Makes the configuration's own HTML ready for a page: an address from the root, always written `href="/…"`,
 * gets the site's path prefix.
 */
export const toPageHtml = (html: string, prefix: string): string =>
  prefix === "" ? html : html.replaceAll('href="/', `href="${prefix}/`);
