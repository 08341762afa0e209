/** Files of guides and posts, and links to them, as authors and Markdown's parser write them. */
import path from "node:path";
import { decodedPath } from "../../lib/urls/paths";

export const isText = (file: string): boolean => /\.(?:mdx?|markdown)$/i.test(file);

const withoutFragment = (url: string): string => url.replace(/[?#].*$/s, "");

/** A relative link to a file: `./intro.mdx#scripts`, `../img/a.png`, `File%20Two.mdx`. */
export const isFileLink = (url: string): boolean =>
  /^\.{1,2}\//.test(url) || (/^[^/?#:][^?#:]*(?:[?#]|$)/.test(url) && isText(withoutFragment(url)));

/** A link to the file of a guide or post. Any other link is a URL, checked in the rendered pages. */
export const isMarkdownLink = (url: string): boolean => isFileLink(url) && isText(withoutFragment(url));

/**
 * The target of a link, relative to the root of the repository. A name may be written with `%20` for a space,
 * and letters may be composed of several characters, as file systems have them. A name that contains `%20`
 * takes precedence.
 */
export function linkedFile(from: string, url: string, files: { has(file: string): boolean }): string {
  const written = withoutFragment(url);
  const fileOf = (name: string): string => path.posix.join(path.posix.dirname(from), name);
  const spellings = [written, decodedPath(written)].flatMap((name) => [
    name,
    name.normalize("NFC"),
    name.normalize("NFD"),
  ]);
  return spellings.map(fileOf).find((file) => files.has(file)) ?? fileOf(decodedPath(written));
}
