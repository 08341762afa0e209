/** The setting `redirects` of a site that replaces another. */
import path from "node:path";
import type { Content } from "./content";
import type { FormerSite } from "./former-site";
import type { Entry } from "./sidebar";

/**
 * Former addresses that the site does not have, with the new ones.
 * @param entries of the sidebar, of which categories may have had a page
 */
export function redirectsOf(
  { docs, redirects }: FormerSite,
  { guides, posts }: Content,
  entries: readonly Entry[],
): ReadonlyMap<string, string> {
  const pages = [...guides, ...posts];
  const hrefs = new Map(pages.map(({ address, href }) => [address, href]));
  const written = redirects.map(
    ([from, to]) => [from, hrefs.get(to.replace(/(?<=.)\/$/, "")) ?? to] as const,
  );
  const moved = pages.map(({ address, href }) => [encodeURI(decodeURI(address)), href] as const);
  const indexes = entries
    .flatMap(indexesOf)
    .map(([slug, guide]) => [path.posix.join(docs.base || "/", slug), `/docs/${guide}`] as const);
  return new Map(
    [...written, ...indexes, ...moved].filter(
      ([from, to]) => from !== to && PATH.test(from) && to.startsWith("/"),
    ),
  );
}

/** What the setting accepts, and no page that every site has. */
const PATH = /^\/(?!(?:docs|blog)?\/?$)(?!.*\.\.)(?:[\w.~%-]+\/)*(?:[\w.~%-]+|\*)$/;

/** The pages of categories, with the first guide of each. */
function indexesOf(entry: Entry): readonly (readonly [slug: string, guide: string])[] {
  if (typeof entry === "string" || "link" in entry) return [];
  const below = entry.items.flatMap(indexesOf);
  const first = firstGuide(entry.items);
  return entry.index === undefined || first === null ? below : [[entry.index, first], ...below];
}

function firstGuide(entries: readonly Entry[]): string | null {
  for (const entry of entries) {
    const guide = typeof entry === "string" ? entry : "items" in entry ? firstGuide(entry.items) : null;
    if (guide !== null) return guide;
  }
  return null;
}
