import type { MarkdownIt } from "markdown-it";

/**
 * Where a symbol's name leads, as written: `Entity:destroy`; null when readers are not shown it, undefined
 * when there is none.
 */
export type FindSymbolHref = (path: string) => string | null | undefined;

/** The same form that `convert` looks for, from the place where the parser stands. */
const SYMBOL_LINK = /\[(`?)([A-Za-z_]\w*(?:[.:][A-Za-z_]\w*)*)(\(\))?\1\](?![([])/y;

/**
 * `[Timer.clear]` as a link to the symbol, its name in code. markdown-it asks only outside of code and of
 * escapes, the name of something private is code alone, and what names nothing stays text.
 */
export function symbolLinks(markdown: MarkdownIt): void {
  markdown.inline.ruler.before("link", "symbol_link", (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 0x5b || state.linkLevel > 0) return false;
    SYMBOL_LINK.lastIndex = state.pos;
    const match = SYMBOL_LINK.exec(state.src);
    const path = match?.[2];
    if (match === null || path === undefined) return false;
    const { symbols } = state.env as { readonly symbols: FindSymbolHref }; // `toHtml` gives it; markdown-it carries it untyped
    const href = symbols(path);
    if (href === undefined) return false;
    if (!silent) {
      if (href !== null) state.push("link_open", "a", 1).attrs = [["href", href]];
      state.push("code_inline", "code", 0).content = `${path}${match[3] ?? ""}`;
      if (href !== null) state.push("link_close", "a", -1);
    }
    state.pos += match[0].length;
    return true;
  });
}
