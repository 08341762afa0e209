import type { MarkdownIt } from "markdown-it";

/**
 * The address of a symbol, as written: `Entity:destroy`; null if it is not published, undefined if it does
 * not exist.
 */
export type FindSymbolHref = (path: string) => string | null | undefined;

/** The same syntax as in `convert`, at the parser's position. */
const SYMBOL_LINK = /\[(`?)([A-Za-z_]\w*(?:[.:][A-Za-z_]\w*)*)(\(\))?\1\](?![([])/y;

/**
 * Renders `[Timer.clear]` as a link to the symbol, with its name in code. markdown-it calls the rule only
 * outside code and escapes; a private symbol becomes code without a link, and an unknown one remains text.
 */
export function symbolLinks(markdown: MarkdownIt): void {
  markdown.inline.ruler.before("link", "symbol_link", (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 0x5b || state.linkLevel > 0) return false;
    SYMBOL_LINK.lastIndex = state.pos;
    const match = SYMBOL_LINK.exec(state.src);
    const path = match?.[2];
    if (match === null || path === undefined) return false;
    // Set by `toHtml`; markdown-it passes it through untyped.
    const { symbols } = state.env as { readonly symbols: FindSymbolHref };
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
