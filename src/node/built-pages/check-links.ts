/** In: links and targets of rendered pages. Out: each broken link, with the nearest target. */
import { nearestName, type NearestName, nearestNames } from "luau-diagnostics";
import { decodedPart } from "../../lib/urls/paths";

/** A rendered page's link targets and links. */
export interface PageLinks {
  /** The page's address, without the site's prefix: `/docs/intro`. */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  /** Addresses as written, without duplicates: of links, images, scripts and style sheets. */
  readonly urls: readonly string[];
}

/** A broken link, and the pages that contain it. */
export interface BrokenLink {
  /** `markdown`: a link to a file of the content folder. */
  readonly kind: "page" | "anchor" | "markdown";
  /** The address as written in the pages. */
  readonly url: string;
  /** Paths of the pages, in order. */
  readonly from: readonly string[];
  /** The nearest existing target. */
  readonly nearest: string | null;
  /** Whether the target is a draft. In development, only authors' own links to drafts are reported. */
  readonly isToDraft: boolean;
}

/** A rendered site. */
interface WrittenSite {
  readonly pages: readonly PageLinks[];
  /** Paths of all other files: `/favicon.svg`. */
  readonly files: ReadonlySet<string>;
  /** Files, and folders with a slash at the end, that are not written yet. */
  readonly later?: readonly string[];
  /** Pages that a build does not publish. */
  readonly drafts?: ReadonlySet<string>;
  /** `https://loam.example`: links to this origin are internal. */
  readonly origin: string;
  /** `/docs-site`, or empty. */
  readonly prefix: string;
}

/** Finds every internal link whose page, file or anchor does not exist, with all pages that contain it. */
export function findBrokenLinks(site: WrittenSite): BrokenLink[] {
  const findProblem = problemFinder(site);
  const broken = new Map<string, Problem & { readonly from: string[] }>();
  for (const page of site.pages) {
    for (const url of page.urls) {
      const problem = findProblem(url, page);
      if (problem === null) continue;
      const link = broken.get(url) ?? { ...problem, from: [] };
      link.from.push(page.path);
      broken.set(url, link);
    }
  }
  // Once per link rather than per page: a link in the layout would be compared with all files for each page.
  return [...broken].map(([url, { kind, from, isToDraft, findNearest }], index) => ({
    kind,
    url,
    from,
    isToDraft,
    nearest: index < MAX_SUGGESTIONS ? findNearest() : null,
  }));
}

/** Thousands of broken links have one cause, and comparing each with all files would take hours. */
const MAX_SUGGESTIONS = 50;

interface Problem extends Pick<BrokenLink, "kind" | "isToDraft"> {
  readonly findNearest: () => string | null;
}

/** All link targets. */
interface Targets {
  readonly pages: ReadonlyMap<string, PageLinks>;
  readonly nearestPath: NearestName;
}

function targetsOf({ pages, files }: WrittenSite): Targets {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return { pages: byPath, nearestPath: nearestNames([...byPath.keys(), ...files]) };
}

type FindProblem = (url: string, page: PageLinks) => Problem | null;

/** Looks up an address once, however many pages have it, unless it is relative to the page. */
function problemFinder(site: WrittenSite): FindProblem {
  const targets = targetsOf(site);
  const problemByUrl = new Map<string, Problem | null>();
  return (url, page) => {
    if (!/^(?:\/|[a-z][\w+.-]*:)/i.test(url)) return problemOf(url, page, targets, site);
    const cached = problemByUrl.get(url);
    if (cached !== undefined) return cached;
    const problem = problemOf(url, page, targets, site);
    problemByUrl.set(url, problem);
    return problem;
  };
}

function problemOf(
  url: string,
  page: PageLinks,
  { pages, nearestPath }: Targets,
  site: WrittenSite,
): Problem | null {
  const target = internalTarget(url, page.path, site);
  if (target === null) return outsideProblem(url, pages, site);
  const targetPage = pages.get(target.path);
  if (targetPage === undefined) {
    if (site.files.has(target.path) || isLater(target.path, site)) return null;
    const isToDraft = site.drafts?.has(target.path) === true;
    return { kind: "page", isToDraft, findNearest: () => nearestPath(target.path) };
  }
  // `#` and `#top` refer to the top of any page.
  if (target.anchor === "" || target.anchor === "top" || targetPage.ids.has(target.anchor)) return null;
  return { kind: "anchor", isToDraft: false, findNearest: () => nearestAnchor(target, targetPage.ids) };
}

/** An address from the root of the host without the base path. Links to its other sites are whole URLs. */
function outsideProblem(
  url: string,
  pages: Targets["pages"],
  { files, prefix }: WrittenSite,
): Problem | null {
  if (!/^[/\\](?![/\\])/.test(url)) return null;
  const path = decodedPart(/^[^?#]*/.exec(url)?.[0] ?? "");
  const isPage = pages.has(path) || files.has(path);
  return { kind: "page", isToDraft: false, findNearest: () => (isPage ? prefix + url : null) };
}

const isLater = (path: string, { later = [] }: WrittenSite): boolean =>
  later.some((one) => (one.endsWith("/") ? path.startsWith(one) : path === one));

function nearestAnchor(
  { path, anchor }: { readonly path: string; readonly anchor: string },
  ids: ReadonlySet<string>,
): string | null {
  const nearest = nearestName(anchor, ids);
  return nearest === null ? null : `${path}#${nearest}`;
}

/** The internal target of a link; null for other sites, and for addresses that are not pages. */
function internalTarget(
  url: string,
  from: string,
  { origin, prefix }: WrittenSite,
): { readonly path: string; readonly anchor: string } | null {
  if (!URL.canParse(url, origin + prefix + from)) return null;
  const { origin: targetOrigin, pathname, hash } = new URL(url, origin + prefix + from);
  if (targetOrigin !== origin || (pathname !== prefix && !pathname.startsWith(`${prefix}/`))) return null;
  const path = decodedPart(pathname.slice(prefix.length)) || "/";
  return { path, anchor: decodedPart(hash.slice(1)) };
}
