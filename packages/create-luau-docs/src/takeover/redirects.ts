/** The setting `redirects` of a site that replaces another. */
import type { FormerSite } from "./former-site";
import type { Page } from "./copied-guides";

/** Former addresses that the site does not have, with the new ones. */
export function redirectsOf({ redirects }: FormerSite, pages: readonly Page[]): ReadonlyMap<string, string> {
  const moved = pages.flatMap(({ address, href }) =>
    address === undefined || href === undefined ? [] : [[encodeURI(address), href] as const],
  );
  return new Map([...redirects, ...moved].filter(([from, to]) => from !== to && PATH.test(from)));
}

/** A path that the setting `redirects` accepts, other than the pages that every site has. */
const PATH = /^\/(?!(?:docs|blog)?\/?$)(?!.*\.\.)(?:[\w.~%-]+\/)*(?:[\w.~%-]+|\*)$/;
