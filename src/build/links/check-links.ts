import { closest } from "../../lib/closest";
import type { PageLinks } from "./read-page";

/** A link that leads nowhere, and the pages that have it. */
export interface BrokenLink {
  readonly kind: "page" | "anchor";
  /** As written in the pages. */
  readonly url: string;
  /** Paths of the pages, in their order. */
  readonly from: readonly string[];
  /** The existing target that comes nearest. */
  readonly nearest: string | null;
}

/** A site as written. */
export interface WrittenSite {
  readonly pages: readonly PageLinks[];
  /** Every other file, as its path: `/favicon.svg`. */
  readonly files: ReadonlySet<string>;
  /** `https://loam.example`: links to it are the site's own. */
  readonly origin: string;
  /** `/docs-site`, or nothing. */
  readonly prefix: string;
}

/** Finds every link within the site whose page, file or anchor does not exist. Each is told once, with all its pages. */
export function findBrokenLinks(site: WrittenSite): BrokenLink[] {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const broken = new Map<string, { kind: "page" | "anchor"; target: string; from: string[]; nearest: string | null }>();
  for (const page of site.pages) {
    for (const url of page.urls) {
      const problem = problemOf(url, page, pages, site);
      if (problem === null) continue;
      const known = broken.get(url) ?? { ...problem, from: [] };
      known.from.push(page.path);
      broken.set(url, known);
    }
  }
  return [...broken].map(([url, { kind, from, nearest }]) => ({ kind, url, from, nearest }));
}

function problemOf(url: string, page: PageLinks, pages: ReadonlyMap<string, PageLinks>, site: WrittenSite) {
  const target = internalTarget(url, page.path, site);
  if (target === null) return null;
  const found = pages.get(target.path);
  if (found === undefined) {
    if (site.files.has(target.path)) return null;
    return { kind: "page" as const, target: target.path, nearest: closest(target.path, [...pages.keys(), ...site.files]) };
  }
  // `#` and `#top` are the top of any page.
  if (target.anchor === "" || target.anchor === "top" || found.ids.has(target.anchor)) return null;
  const nearest = closest(target.anchor, found.ids);
  return { kind: "anchor" as const, target: target.path, nearest: nearest && `${target.path}#${nearest}` };
}

/** Where a link leads within the site; null for other sites, and for what is no address of a page. */
function internalTarget(url: string, from: string, { origin, prefix }: WrittenSite): { readonly path: string; readonly anchor: string } | null {
  if (!URL.canParse(url, origin + prefix + from)) return null;
  const { origin: targetOrigin, pathname, hash } = new URL(url, origin + prefix + from);
  if (targetOrigin !== origin || (pathname !== prefix && !pathname.startsWith(`${prefix}/`))) return null;
  const path = decode(pathname.slice(prefix.length)) || "/";
  return { path, anchor: decode(hash.slice(1)) };
}

/** A sequence that is no UTF-8 names nothing that exists; it is told as it is written. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
