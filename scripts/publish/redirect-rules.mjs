/**
 * Pages that lead on to their successors. Browsers that follow them lose the anchor; a host that is told of them
 * answers with 301, which keeps it. Hosts that put files before rules, as Netlify does, serve the pages all the same.
 */

/**
 * @typedef {object} Redirect
 * @property {string} from a path without the site's base path
 * @property {string} to the same of its successor, perhaps with an anchor
 */

const refresh = /<meta http-equiv="refresh" content="0; url=([^"]*)"/;
const pageOf = (path) => `${path.replace(/#.*$/s, "").slice(1)}/index.html`;

/**
 * @param {ReadonlyMap<string, string>} pages by their file, as `docs/api/old/index.html`
 * @param {string} prefix the site's base path, without a slash at its end
 * @returns {readonly Redirect[]}
 */
export function redirectsOf(pages, prefix) {
  return [...pages].flatMap(([file, html]) => {
    const address = html.length < 2_000 ? refresh.exec(html)?.[1]?.replaceAll("&amp;", "&") : undefined;
    return address?.startsWith(`${prefix}/`) ? [{ from: `/${file.replace(/\/index\.html$/, "")}`, to: address.slice(prefix.length) }] : [];
  });
}

/**
 * The pages of a reference are made once, and stand below each locale, too. So do those that lead on.
 * @param {ReadonlyMap<string, string>} pages
 * @param {string} prefix
 * @param {readonly string[]} locales those with a folder of their own
 * @returns {ReadonlyMap<string, string>} what is to be published besides
 */
export function localeRedirects(pages, prefix, locales) {
  const added = locales.flatMap((locale) => redirectsOf(pages, prefix)
    .filter(({ from, to }) => pages.has(pageOf(`/${locale}${to}`)) && !pages.has(pageOf(`/${locale}${from}`)))
    .map(({ from, to }) => [pageOf(`/${locale}${from}`), leadTo(pages.get(pageOf(from)), to, `/${locale}${to}`)]));
  return new Map(added);
}

/** Addresses in a page that leads on are quoted, and end with the path of its successor. */
const leadTo = (html, to, next) => html.replaceAll(`${escape(to)}"`, `${escape(next)}"`);
const escape = (text) => text.replaceAll("&", "&amp;");

/**
 * `_redirects`, as Cloudflare Pages and others read it.
 * @param {readonly Redirect[]} redirects
 * @param {string} prefix
 */
export const redirectsFile = (redirects, prefix) => redirects.map(({ from, to }) => `${encodeURI(prefix + from)} ${prefix}${to} 301\n`).join("");

/**
 * The same for nginx, to be included in the server's block.
 * @param {readonly Redirect[]} redirects
 * @param {string} prefix
 */
export const nginxRedirects = (redirects, prefix) =>
  ["# Made by `npm run build` from the list of addresses that have successors.", ...redirects.map(({ from, to }) => `location = ${quote(prefix + from)} { return 301 ${quote(withQuery(prefix + to))}; }`)].join("\n") + "\n";

/** The query that was asked with stands before the anchor. */
const withQuery = (address) => address.replace(/(?=#|$)/, "$is_args$args");

/** Addresses hold no quotes: redirect-pages.ts lets none through. */
const quote = (text) => `"${text}"`;
