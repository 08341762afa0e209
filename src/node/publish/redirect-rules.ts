import { redirectTarget } from "../../lib/navigation/successor";

/**
 * A page that redirects to its successor; a host with a rule answers with 301. Hosts that prefer files to
 * rules, such as Netlify, serve the page anyway, whose script keeps the anchor.
 */
interface Redirect {
  /** A path without the site's base path. */
  readonly from: string;
  /** The successor's path without the base path, optionally with an anchor. */
  readonly to: string;
}

const pageOf = (path: string): string => `${path.replace(/#.*$/s, "").slice(1)}/index.html`;

/**
 * Finds the pages that redirect.
 * @param pages by file, such as `docs/api/old/index.html`
 * @param prefix the site's base path, without a trailing slash
 */
export function redirectsOf(pages: ReadonlyMap<string, string>, prefix: string): readonly Redirect[] {
  return [...pages].flatMap(([file, html]) => {
    const address = html.length < 2_000 ? redirectTarget(html) : null;
    if (!address?.startsWith(`${prefix}/`)) return [];
    return [{ from: `/${file.replace(/\/index\.html$/, "")}`, to: address.slice(prefix.length) }];
  });
}

/**
 * Returns the redirecting pages of other locales: a reference is rendered once, and published below each
 * locale.
 * @param locales those with a folder of their own
 */
export function localeRedirects(
  pages: ReadonlyMap<string, string>,
  prefix: string,
  locales: readonly string[],
): ReadonlyMap<string, string> {
  const redirects = redirectsOf(pages, prefix);
  const added = locales.flatMap((locale) =>
    redirects
      .filter(
        ({ from, to }) => pages.has(pageOf(`/${locale}${to}`)) && !pages.has(pageOf(`/${locale}${from}`)),
      )
      .map(({ from, to }): [string, string] => {
        const html = pages.get(pageOf(from)) ?? "";
        return [pageOf(`/${locale}${from}`), redirectTo(html, to, `/${locale}${to}`)];
      }),
  );
  return new Map(added);
}

/** Addresses in such a page are quoted, and end with the path of its successor. */
const redirectTo = (html: string, to: string, next: string): string =>
  html.replaceAll(`${escape(to)}"`, `${escape(next)}"`);
const escape = (text: string): string => text.replaceAll("&", "&amp;");

/** `_redirects`, as supported by Cloudflare Pages and others. */
export const redirectsFile = (redirects: readonly Redirect[], prefix: string): string =>
  redirects.map(({ from, to }) => `${encodeURI(prefix + from)} ${prefix}${to} 301\n`).join("");

/** The redirects for nginx, to be included in the `server` block. */
export function nginxRedirects(redirects: readonly Redirect[], prefix: string): string {
  const lines = redirects.map(
    ({ from, to }) => `location = ${quote(prefix + from)} { return 301 ${quote(withQuery(prefix + to))}; }`,
  );
  const note = "# Made by `npm run build` from the list of addresses that have successors.";
  return `${[note, ...lines].join("\n")}\n`;
}

/** The request's query precedes the anchor. */
const withQuery = (address: string): string => address.replace(/(?=#|$)/, "$is_args$args");

/** Addresses contain no quotes: redirect-pages.ts rejects them. */
const quote = (text: string): string => `"${text}"`;
