/**
 * luau-lsp treats anything between `<` and the next `>` as an HTML tag and removes it, even in code; only the
 * code sample is exempt: https://github.com/JohnnyMorganz/luau-lsp/blob/main/src/DocumentationParser.cpp
 */

/** A fenced block, inline code, a link in angle brackets, or a `<` in prose. */
const PIECES =
  /^ {0,3}(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)(?:^ {0,3}\1[`~]*[ \t]*$\n?|$(?![\s\S]))|(`+)(?!`)([\s\S]*?[^`])\4(?!`)|<(https?:\/\/[^\s<>]*)>|</gm;

/** @returns the text, and as `examples` the Luau blocks with a `<`, for the code sample */
export function forEditors(markdown: string) {
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
      // There is no escape for `<` in a block, so in other languages it is replaced by a similar character.
      if (!/^\s*(?:luau?)?\s*$/.test(language)) return whole.replaceAll("<", "‹").replaceAll(">", "›");
      examples.push(block.trimEnd());
      return "";
    },
  );
  return { text: text.replaceAll(/\n{3,}/g, "\n\n").trim(), examples };
}

/** Prose preserves every character, unlike code that contains a `<`. */
const asProse = (code: string): string =>
  code
    .trim()
    .replaceAll(/[\\*_[\]~|]/g, "\\$&")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
