const DEFAULT = /\bDefaults to (`+)([^`][\s\S]*?)\1(?!`)/;

/** The Luau source of a default value in ``Defaults to `x`.`` */
export function defaultValueOf(markdown: string): string | null {
  return markdown === "" ? null : (DEFAULT.exec(markdown)?.[2]?.trim() ?? null);
}

/** The text; empty if it contains nothing but the default. */
export function withoutLoneDefault(markdown: string): string {
  const match = DEFAULT.exec(markdown);
  if (match === null || match.index !== 0) return markdown;
  return /^\s*\.?\s*$/.test(markdown.slice(match[0].length)) ? "" : markdown;
}

const SENTENCE = /\s*\bDefaults to (`+)[^`][\s\S]*?\1(?!`)\.(?=\s|$)/;

/** The text without the sentence on the default, for pages that show the default beside the type. */
export const withoutDefault = (markdown: string): string => markdown.replace(SENTENCE, "").trim();
