/** Maps addresses of the site to those of its offline copy. */
import path from "node:path";
import { decodedPart } from "../../src/lib/urls/paths";
import type { SiteAddresses } from "../built-site";

const origin = "https://site.invalid";

/** A file of the copy, with query and fragment, or an address on the site. */
type ResolvedAddress = { readonly file: string; readonly suffix: string } | { readonly url: string };

/** Resolves an address in the page or style sheet at `base` (`/docs/api/timer`); null if it needs no change. */
export function resolveAddress(
  address: string,
  base: string,
  { prefix, url, files }: SiteAddresses,
): ResolvedAddress | null {
  if (address.startsWith("#") || /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(address)) return null;
  const page = `${origin}${prefix}${base}`;
  if (!URL.canParse(address, page)) return null;
  const target = new URL(address, page);
  if (target.origin !== origin && target.origin !== new URL(url).origin) return null;
  const suffix = target.search + target.hash;
  const isInSite = target.pathname === prefix || target.pathname.startsWith(`${prefix}/`);
  const file = isInSite ? fileOf(target.pathname.slice(prefix.length), files) : null;
  if (file !== null) return { file, suffix };
  // Files that are not in the copy are linked to on the site.
  return target.origin === origin ? { url: new URL(target.pathname + suffix, url).href } : null;
}

/** Resolves a path as hosts do: to the file of that name, or to the page in the folder of that name. */
function fileOf(pathname: string, files: ReadonlySet<string>): string | null {
  const name = decodedPart(pathname).replace(/^\/|\/$/g, "");
  const page = name === "" ? "index.html" : `${name}/index.html`;
  return [name, page, `${name}.html`].find((file) => files.has(file)) ?? null;
}

/** The relative address of a file. */
export function relativeAddress(file: string, from: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return relative.split("/").map(encodeURIComponent).join("/");
}

/** The relative path from a file to the root of the copy: `../../`, or empty. */
export const pathToRoot = (from: string): string => "../".repeat(from.split("/").length - 1);

export const pathOfPage = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, "")}`;
