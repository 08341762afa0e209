/** Addresses of the site, and of the same things in a copy of it that is read as files. */
import path from "node:path";
import type { SiteAddresses } from "../built-site";

const origin = "https://site.invalid";

/** A file of the copy and the rest of an address, or an address on the site itself. */
export type ResolvedAddress =
  | { readonly file: string; readonly rest: string }
  | { readonly elsewhere: string };

/**
 * The site's file that an address in a page or style sheet leads to.
 * @param address as it is written
 * @param base the path, from the site's root, of what it is written in: `/docs/api/timer`
 * @returns null for an address that can stay as it is
 */
export function resolveAddress(
  address: string,
  base: string,
  { prefix, url, files }: SiteAddresses,
): ResolvedAddress | null {
  if (address.startsWith("#") || /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(address)) return null;
  const target = parse(address, `${origin}${prefix}${base}`);
  if (target === null || (target.origin !== origin && target.origin !== new URL(url).origin)) return null;
  const rest = target.search + target.hash;
  const within = target.pathname === prefix || target.pathname.startsWith(`${prefix}/`);
  const file = within ? fileOf(target.pathname.slice(prefix.length), files) : null;
  if (file !== null) return { file, rest };
  // What is not in the copy is on the site itself.
  return target.origin === origin ? { elsewhere: new URL(target.pathname + rest, url).href } : null;
}

function parse(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** As hosts find it: the file of that name, or the page in the folder of that name. */
function fileOf(pathname: string, files: ReadonlySet<string>): string | null {
  const name = decode(pathname).replace(/^\/|\/$/g, "");
  const page = name === "" ? "index.html" : `${name}/index.html`;
  return [name, page, `${name}.html`].find((file) => files.has(file)) ?? null;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The way from one file of the copy to another, as an address. */
export function wayTo(file: string, from: string): string {
  const way = path.posix.relative(path.posix.dirname(from), file);
  return way.split("/").map(encodeURIComponent).join("/");
}

/** The way from a file to the top of the copy: `../../`, or nothing. */
export const wayToTop = (from: string): string => "../".repeat(from.split("/").length - 1);

/** The path of a page, from the site's root, by its file. */
export const pathOfPage = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, "")}`;
