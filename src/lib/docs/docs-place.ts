import type { Neighbour, SidebarItem } from "./docs-sidebar";

/**
 * Where a docs page stands: its version, what is around it, and where the newest release has the same page.
 */
export interface DocsPlace {
  readonly version: DocsVersionName;
  /** The labels of the sidebar's categories that the page is in, outermost first. */
  readonly categories: readonly string[];
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** Of a long reference, the part around the page. */
  readonly sidebar: readonly SidebarItem[];
  /** Where the names of all pages are, for the filter of a long sidebar; null where there are few. */
  readonly names: string | null;
  /**
   * The newest release's counterpart of the page, or that release's first page. Null in the newest release,
   * and without one.
   */
  readonly newest: { readonly label: string; readonly path: string } | null;
  /**
   * The address that search engines should keep of the page: that of the newest release, where it has the
   * page.
   */
  readonly canonical: string;
}

export interface DocsVersionName {
  readonly label: string;
  readonly path: string;
  /** `only`, `latest`, `unreleased` or `old` */
  readonly status: string;
}

/** One step from the docs root to a page. */
export interface DocsCrumb {
  readonly label: string;
  /** Null where there is no page of that step, and for the page itself. */
  readonly to: string | null;
}

/** The steps from the docs root, called `root`, to a page. */
export function crumbsFor(
  { version, categories }: DocsPlace,
  path: string,
  title: string,
  root: string,
): readonly DocsCrumb[] {
  if (path === version.path) return [{ label: title, to: null }];
  return [
    { label: root, to: version.path },
    ...categories.map((label) => ({ label, to: null })),
    { label: title, to: null },
  ];
}

/** The steps to a page that the sidebar has not got, through the page of it that holds its index. */
export const crumbsThrough = (
  place: DocsPlace,
  index: { readonly href: string; readonly name: string },
  title: string,
  root: string,
): readonly DocsCrumb[] => [
  ...crumbsFor(place, index.href, index.name, root).map((crumb, at, all) =>
    at === all.length - 1 ? { ...crumb, to: index.href } : crumb,
  ),
  { label: title, to: null },
];

/**
 * A link of a guide as it is meant in the guide's own version: `/docs/intro` in a guide of 1.0 is that
 * version's introduction, if it has one. Guides are written when their version is the only one, and frozen as
 * they are.
 */
export function inVersion(
  version: { readonly path: string; readonly pages: ReadonlySet<string> } | null,
  href: string,
): string {
  const [, path = href, rest = ""] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (version === null || version.path === "/docs" || (path !== "/docs" && !path.startsWith("/docs/")))
    return href;
  const own = version.path + path.slice("/docs".length);
  return own === version.path || version.pages.has(own) ? own + rest : href;
}
