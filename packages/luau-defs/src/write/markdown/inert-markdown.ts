/** Other renderers may allow HTML and links of any scheme: outside code, both are escaped. */
const CODE =
  /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|$(?![\s\S]))|(`+)(?!`)[\s\S]*?[^`]\2(?!`)/gm;

const AUTOLINK = /<(?!https?:\/\/[^\s<>]*>)/g;

/** An inline link or a reference definition has a destination. */
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

/** Entities and escapes may hide a scheme. */
const isHarmless = (destination: string): boolean =>
  /^(?:https?:|mailto:)/i.test(destination) || !/[:&\\]|%3a/i.test(destination);
