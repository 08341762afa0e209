import type { MarkdownIt, StateInline } from "markdown-it";
import { SYMBOL_LINK } from "../../model/symbol-link";

/** Null if the symbol is not published, undefined if it does not exist. */
export type FindSymbolHref = (path: string) => string | null | undefined;

const LINK = new RegExp(SYMBOL_LINK, "y");

/**
 * markdown-it calls the rule only outside code and escapes. A private symbol becomes its name or text without
 * a link, and an unknown one remains text.
 */
export function symbolLinks(markdown: MarkdownIt): void {
  markdown.inline.ruler.before("link", "symbol_link", (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 0x5b || state.linkLevel > 0) return false;
    LINK.lastIndex = state.pos;
    const match = LINK.exec(state.src);
    const { path, text, call = "" } = match?.groups ?? {};
    if (match === null || path === undefined) return false;
    // `toHtml` sets the environment, which markdown-it passes through untyped.
    const { symbols } = state.env as { readonly symbols: FindSymbolHref };
    const href = symbols(path);
    if (href === undefined) return false;
    if (!silent) {
      if (href !== null) state.push("link_open", "a", 1).attrs = [["href", href]];
      if (text === undefined) state.push("code_inline", "code", 0).content = `${path}${call}`;
      else withinLink(state, text);
      if (href !== null) state.push("link_close", "a", -1);
    }
    state.pos += match[0].length;
    return true;
  });
}

function withinLink(state: StateInline, text: string): void {
  const { pos, posMax } = state;
  state.pos = pos + 1;
  state.posMax = state.pos + text.length;
  state.linkLevel += 1;
  state.md.inline.tokenize(state);
  state.linkLevel -= 1;
  state.pos = pos;
  state.posMax = posMax;
}
