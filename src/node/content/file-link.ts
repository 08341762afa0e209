/** A relative link to a file: `./intro.mdx#scripts`, `../img/a.png`. */
export function isFileLink(url: string): boolean {
  return /^\.{1,2}\//.test(url) || /^[^/?#:]+\.mdx?(?:[?#]|$)/.test(url);
}
