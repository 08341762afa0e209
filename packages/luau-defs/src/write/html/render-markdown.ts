/** The Markdown of doc comments is untrusted: HTML is escaped, and only harmless schemes become links. */
import { parseMeta, readFence } from "luau-contract";
import createMarkdownIt, { type MarkdownIt, type StateInline } from "markdown-it";
import type { DocLink } from "../../model/model";
import type { ModuleId, SymbolId } from "../../model/ids";
import type { ResolveSymbol } from "../../link/addresses/symbol-hrefs";
import { SYMBOL_LINK } from "../../model/symbol-link";

/** @returns HTML, or null to leave the code as it is */
export type Highlight = (code: string, language: string, resolve: ResolveSymbol) => string | null;

export interface MarkdownRenderer {
  /** Headings start one level below the entry's own. */
  readonly toHtml: (markdown: string, links: readonly DocLink[], headingLevel?: number) => string;
  readonly toCodeBlock: (source: string) => string;
  readonly toText: (markdown: string) => string;
}

/** A symbol link here has a text of its own. */
const LINK = new RegExp(String.raw`(?<![\w!\\\]])(?=\[[^\]]+\]\[)${SYMBOL_LINK}`, "g");

/** A type alias, since markdown-it requires an index signature. */
type Environment = {
  /** Null if the symbol is not published, undefined if it does not exist. */
  readonly symbols: (path: string) => string | null | undefined;
  readonly headingLevel: number;
};

/** Entries have headings of level 3, so those in their descriptions start at 4. */
const DEFAULT_HEADING_LEVEL = 4;

export function makeMarkdownRenderer(
  href: (target: SymbolId | ModuleId | null) => string | null,
  highlight?: Highlight,
  resolve: ResolveSymbol = () => null,
): MarkdownRenderer {
  const markdown = createMarkdownIt({ html: false, linkify: false, typographer: false });
  markdown.validateLink = isSafeLink;
  useSymbolLinks(markdown);
  // Images would load from other hosts, and files next to the definitions are not published.
  markdown.disable("image");
  useHeadingLevels(markdown);
  useExternalLinks(markdown);
  const toBlock = useHighlight(
    markdown,
    highlight && ((code, language) => highlight(code, language, resolve)),
  );
  return {
    toCodeBlock: (source) => toBlock(source, "luau").trim(),
    toHtml: (text, links, headingLevel = DEFAULT_HEADING_LEVEL) => {
      if (text === "") return "";
      if (PLAIN_PARAGRAPH.test(text)) return `<p>${text.replace(/[ \t]+$/, "")}</p>`;
      const targets = new Map(
        links.map(({ text: path, target }) => [path, target === null ? undefined : href(target)]),
      );
      const environment: Environment = { symbols: (path) => targets.get(path), headingLevel };
      return markdown.render(text, environment).trim();
    },
    toText: (text) => plainText(markdown, text.replaceAll(LINK, "$<text>")),
  };
}

/**
 * Most texts are a sentence without Markdown syntax, and parsing ten thousand of them takes most of the time.
 */
const PLAIN_TEXT = /^[^\\`*_[\]<&~\n\r\0]*$/;
/** No block other than a paragraph starts with a letter, and HTML would escape none of these characters. */
const PLAIN_PARAGRAPH = /^[A-Za-z][^\\`*_[\]<>&~"\n\r\0]*$/;

/** Entities and control characters have been decoded. */
function isSafeLink(url: string): boolean {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme !== undefined) return ["http", "https", "mailto"].includes(scheme);
  // Browsers remove control characters before parsing the scheme.
  return !/^[\s\p{Cc}]*[a-z][\s\p{Cc}a-z0-9+.-]*:/iu.test(url);
}

const SYMBOL = new RegExp(SYMBOL_LINK, "y");

/**
 * markdown-it calls the rule only outside code and escapes. A private symbol becomes its name or text without
 * a link, and an unknown one remains text.
 */
function useSymbolLinks(markdown: MarkdownIt): void {
  markdown.inline.ruler.before("link", "symbol_link", (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 0x5b || state.linkLevel > 0) return false;
    SYMBOL.lastIndex = state.pos;
    const match = SYMBOL.exec(state.src);
    const { path, text, call = "" } = match?.groups ?? {};
    if (match === null || path === undefined) return false;
    const { symbols } = state.env as Environment; // markdown-it passes it through untyped
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
  const { pos, posMax, linkLevel } = state;
  Object.assign(state, { pos: pos + 1, posMax: pos + 1 + text.length, linkLevel: linkLevel + 1 });
  state.md.inline.tokenize(state);
  Object.assign(state, { pos, posMax, linkLevel });
}

function useHeadingLevels(markdown: MarkdownIt): void {
  markdown.core.ruler.push("heading_levels", ({ tokens, env }) => {
    const { headingLevel } = env as Environment; // markdown-it passes it through untyped
    const headings = tokens.filter(({ type }) => type === "heading_open" || type === "heading_close");
    const level = ({ tag }: { readonly tag: string }) => Number(tag.slice(1));
    const shift = headingLevel - Math.min(...headings.map(level));
    for (const heading of headings) heading.tag = `h${Math.min(6, level(heading) + shift)}`;
  });
}

/** External links do not send a referrer. */
function useExternalLinks(markdown: MarkdownIt): void {
  markdown.renderer.rules["link_open"] = (tokens, index, options, _environment, self) => {
    const token = tokens[index];
    if (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(String(token?.attrGet("href") ?? "")))
      token?.attrSet("rel", "noreferrer");
    return self.renderToken(tokens, index, options);
  };
}

function useHighlight(
  markdown: MarkdownIt,
  highlight: ((code: string, language: string) => string | null) | undefined,
): (code: string, language: string) => string {
  const escape = markdown.utils.escapeHtml;
  const block = (code: string, language: string, meta = ""): string => {
    const html = (language === "" ? null : highlight?.(code, language)) ?? escape(code);
    const className = language === "" ? "" : ` class="language-${escape(language)}"`;
    const attributes = meta === "" ? "" : ` data-meta="${escape(meta)}"`;
    return `<pre${className}${attributes}><code${className}>${html}</code></pre>\n`;
  };
  markdown.renderer.rules["fence"] = (tokens, index) => {
    const { content = "", info = "" } = tokens[index] ?? {};
    const { language, meta } = readFence(info);
    const { title } = parseMeta(meta);
    const sample = block(content, language, language === "luau" ? meta : "");
    return title === null
      ? sample
      : `<figure><figcaption>${escape(title)}</figcaption>${sample.trim()}</figure>\n`;
  };
  markdown.renderer.rules["code_block"] = (tokens, index) => block(tokens[index]?.content ?? "", "");
  return block;
}

function plainText(markdown: MarkdownIt, text: string): string {
  if (PLAIN_TEXT.test(text)) return text.trim();
  const environment: Environment = { symbols: () => undefined, headingLevel: DEFAULT_HEADING_LEVEL };
  const inline = markdown.parseInline(text, environment).flatMap(({ children }) => children ?? []);
  const words = inline
    .map(({ type, content }) => (type === "softbreak" || type === "hardbreak" ? " " : content))
    .join("");
  return words.replaceAll(/\[`?([A-Za-z_][\w.:]*)(?:\(\))?`?\]/g, "$1").trim();
}
