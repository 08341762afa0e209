/**
 * luau-lsp takes whatever stands between `<` and the next `>` for an HTML tag, and drops it, in code as well;
 * only the code sample is spared:
 * https://github.com/JohnnyMorganz/luau-lsp/blob/main/src/DocumentationParser.cpp
 */
export interface EditorText {
  readonly text: string;
  /** Blocks of Luau that would have lost something. */
  readonly examples: readonly string[];
}

/** A fenced block, an inline code, a link in angle brackets, or a `<` of prose. */
const PIECES =
  /^ {0,3}(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)(?:^ {0,3}\1[`~]*[ \t]*$\n?|$(?![\s\S]))|(`+)(?!`)([\s\S]*?[^`])\4(?!`)|<(https?:\/\/[^\s<>]*)>|</gm;

/** The text such that editors show all of it. */
export function forEditors(markdown: string): EditorText {
  if (!/<[^>]*>/.test(markdown)) return { text: markdown, examples: [] };
  const examples: string[] = [];
  const text = markdown.replaceAll(
    PIECES,
    (
      whole: string,
      fence: string | undefined,
      language: string,
      block: string,
      _ticks,
      code: string | undefined,
      address: string | undefined,
    ) => {
      if (address !== undefined) return `[${address}](${address})`;
      if (!whole.includes("<")) return whole;
      if (code !== undefined) return asProse(code);
      if (fence === undefined) return "&lt;";
      // Nothing in a block can stand for `<`, so what is no Luau gets the nearest there is.
      if (!/^\s*(?:luau?)?\s*$/.test(language)) return whole.replaceAll("<", "‹").replaceAll(">", "›");
      examples.push(block.trimEnd());
      return "";
    },
  );
  return { text: text.replaceAll(/\n{3,}/g, "\n\n").trim(), examples };
}

/** Code that has a `<` goes without its own typeface, but with every character. */
const asProse = (code: string): string =>
  code
    .trim()
    .replaceAll(/[\\*_[\]~|]/g, "\\$&")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
