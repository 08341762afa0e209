/**
 * Makes HTML of a description ready for a page. A link from the root is always written `href="/…"` and gets the
 * site's path prefix; a code block may scroll, so that readers without a mouse must be able to come to it.
 */
export function toPageHtml(html: string, prefix: string): string {
  const focusable = html.replaceAll("<pre", '<pre tabindex="0"');
  return prefix === "" ? focusable : focusable.replaceAll('href="/', `href="${prefix}/`);
}

/**
 * A button in each code block of a description. A block with a title is a figure already; each other becomes one.
 * @param button the button's HTML
 */
export function withCopyButtons(html: string, button: string): string {
  return html.replace(/<figure>([^]*?)<\/figure>|<pre[^]*?<\/pre>/g, (block, inner: string | undefined) => `<figure>${inner ?? block}${button}</figure>`);
}

/** Each table of a description in a frame that scrolls, for the table itself would be no table any more if it did. */
export const withTableFrames = (html: string, frame: string): string => html.replaceAll("<table>", `${frame}<table>`).replaceAll("</table>", "</table></div>");
