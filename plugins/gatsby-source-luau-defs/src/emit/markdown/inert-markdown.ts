/**
 * Markdown for others to render, who may let HTML and links of any scheme through: outside of code, what
 * could become either is escaped. Our own pages show it as text as well.
 */
const CODE =
  /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|$(?![\s\S]))|(`+)(?!`)[\s\S]*?[^`]\2(?!`)/gm;

const AUTOLINK = /<(?!https?:\/\/[^\s<>]*>)/g;

/** Of an inline link or of a reference's definition. */
const DESTINATION = /\](\(|:)(\s*<?\s*)([^\s)>]*)/g;

export function toInertMarkdown(markdown: string): string {
  let end = 0;
  let result = "";
  for (const match of markdown.matchAll(CODE)) {
    result += inert(markdown.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + inert(markdown.slice(end));
}

const inert = (text: string): string =>
  text
    .replaceAll(AUTOLINK, "&lt;")
    .replaceAll(DESTINATION, (whole: string, opening: string, space: string, destination: string) =>
      isHarmless(destination) ? whole : `]\\${opening}${space}${destination}`,
    );

/** A known scheme, or none: entities and escapes may hide one. */
const isHarmless = (destination: string): boolean =>
  /^(?:https?:|mailto:)/i.test(destination) || !/[:&\\]|%3a/i.test(destination);
