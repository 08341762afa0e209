/**
 * Puts the site's path prefix before the links of HTML that the build made, where a link from the root is always
 * written `href="/…"`.
 */
export function withLinkPrefix(html: string, prefix: string): string {
  return prefix === "" ? html : html.replaceAll('href="/', `href="${prefix}/`);
}
