import { escapeHtml } from "../escape-html";

const marked = /<a((?: class="[^"]*")?) data-symbol="([^"]*)">([^<]*)<\/a>/g;

/**
 * Turns the names that `renderSample` marked into links where the API has them, else into plain text.
 * The input is our own output, so a pattern is enough to read it.
 */
export function linkSymbols(html: string, hrefs: ReadonlyMap<string, string>): string {
  return html.replace(marked, (_all, classes: string, symbol: string, text: string) => {
    const href = hrefs.get(symbol);
    if (href !== undefined) return `<a${classes} href="${escapeHtml(href)}">${text}</a>`;
    return classes === "" ? text : `<span${classes}>${text}</span>`;
  });
}

/** The names that a rendered sample marks, each once. */
export function symbolsIn(html: string): string[] {
  return [...new Set([...html.matchAll(marked)].map((match) => match[2] ?? ""))];
}
