/** The site's base path (`/kiln`), its address, and its files. */
export interface CopiedSite {
  readonly prefix: string;
  readonly url: string;
  readonly files: ReadonlySet<string>;
}

/** What an address leads to: a file of the site, something that the copy has not, or null where it can stay as it is. */
export function resolveAddress(address: string, base: string, site: CopiedSite): { readonly file: string; readonly rest: string } | { readonly elsewhere: string } | null;

/** The way from one file of the copy to another, as an address. */
export function wayTo(file: string, from: string): string;

/** The way from a file to the top of the copy. */
export function wayToTop(from: string): string;

/** The path of a page, from the site's root, by its file. */
export function pathOfPage(file: string): string;
