/** Maps addresses of the site to those of its offline copy. */
import path from "node:path";
import { decodedPart } from "../../src/lib/urls/paths";
import type { SiteAddresses } from "../built-site";

const origin = "https://site.invalid";

/** A file of the copy and the rest of the address, or an address on the site. */
type ResolvedAddress = { readonly file: string; readonly rest: string } | { readonly elsewhere: string };

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
  const rest = target.search + target.hash;
  const within = target.pathname === prefix || target.pathname.startsWith(`${prefix}/`);
  const file = within ? fileOf(target.pathname.slice(prefix.length), files) : null;
  if (file !== null) return { file, rest };
  // Files that are not in the copy are linked to on the site.
  return target.origin === origin ? { elsewhere: new URL(target.pathname + rest, url).href } : null;
}

/** Resolves a path as hosts do: to the file of that name, or to the page in the folder of that name. */
function fileOf(pathname: string, files: ReadonlySet<string>): string | null {
  const name = decodedPart(pathname).replace(/^\/|\/$/g, "");
  const page = name === "" ? "index.html" : `${name}/index.html`;
  return [name, page, `${name}.html`].find((file) => files.has(file)) ?? null;
}

export function wayTo(file: string, from: string): string {
  const way = path.posix.relative(path.posix.dirname(from), file);
  return way.split("/").map(encodeURIComponent).join("/");
}

/** The relative path from a file to the root of the copy: `../../`, or empty. */
export const wayToTop = (from: string): string => "../".repeat(from.split("/").length - 1);

export const pathOfPage = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, "")}`;
