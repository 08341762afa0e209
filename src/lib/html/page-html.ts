/**
 * Adds the path prefix to the HTML of the configuration, in which addresses from the root are always written
 * as `href="/…"`.
 */
export const toPageHtml = (html: string, prefix: string): string =>
  prefix === "" ? html : html.replaceAll('href="/', `href="${prefix}/`);
