import { elementHtml, renderHtml, type HtmlElement } from "./html-tree";

/** The site's additions to the HTML of a doc comment. */
export interface RichTextParts {
  readonly toHref: (href: string) => string;
  readonly copyButton: string;
  /** The opening tag of a table's scrolling frame; a `</div>` closes it. */
  readonly tableFrame: string;
}

/**
 * Prepares a description for a page: prefixes addresses, adds buttons to code blocks and frames to tables.
 */
export const toRichText = (html: string, parts: RichTextParts): string =>
  renderHtml(html, (element) => forPage(element, parts));

function forPage(element: HtmlElement, { toHref, copyButton, tableFrame }: RichTextParts): string | null {
  const { name, attributes, parent, inner } = element;
  switch (name) {
    case "a":
      return attributes["href"] === undefined
        ? null
        : elementHtml({ ...element, attributes: { ...attributes, href: toHref(attributes["href"]) } });
    // A block with a title is already a figure. Each may scroll, so it must be reachable by keyboard.
    case "figure":
      return elementHtml({ ...element, inner: inner + copyButton });
    case "pre": {
      const block = elementHtml({ ...element, attributes: { tabindex: "0", ...attributes } });
      return parent === "figure" ? block : `<figure>${block}${copyButton}</figure>`;
    }
    case "table":
      return `${tableFrame}${elementHtml(element)}</div>`;
    default:
      return null;
  }
}
