/** A path, and that of its successor, both without the site's base path. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Those of pages that lead on; pages by their file, as `docs/api/old/index.html`. */
export function redirectsOf(pages: ReadonlyMap<string, string>, prefix: string): readonly Redirect[];

/** Pages that lead on, for locales with a folder of their own. */
export function localeRedirects(pages: ReadonlyMap<string, string>, prefix: string, locales: readonly string[]): ReadonlyMap<string, string>;

/** `_redirects`, for static hosts. */
export function redirectsFile(redirects: readonly Redirect[], prefix: string): string;

/** The same for nginx's server block. */
export function nginxRedirects(redirects: readonly Redirect[], prefix: string): string;
