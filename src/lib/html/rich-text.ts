import { elementHtml, renderHtml, type HtmlElement } from "./html-tree";

/** What a page adds to the text of a doc comment. */
export interface RichTextParts {
  readonly toHref: (href: string) => string;
  readonly copyButton: string;
  /** The start of the frame that a table scrolls in; a `</div>` closes it. */
  readonly tableFrame: string;
}

/**
 * A description ready for a page: with addresses of its own, buttons in code blocks, frames around tables.
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
    // A block with a title is a figure already. Each may scroll, so that the keyboard must be able to come to
    // it.
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
