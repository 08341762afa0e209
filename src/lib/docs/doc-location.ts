import type { Neighbour, SidebarItem } from "./docs-sidebar";

export interface DocsLocation {
  readonly version: DocsVersionName;
  /** Labels of categories, outermost first. */
  readonly categories: readonly string[];
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** The sidebar; for a long reference, only the part around the page. */
  readonly sidebar: readonly SidebarItem[];
  /** Address of the names of all pages, for the filter of a long sidebar; null if there are few. */
  readonly names: string | null;
  /** The page's counterpart in the newest release, or its first page; null in that release, or without one. */
  readonly newest: { readonly label: string; readonly path: string } | null;
  /** The page's canonical address: that of its counterpart in the newest release, if it exists. */
  readonly canonical: string;
}

export interface DocsVersionName {
  readonly label: string;
  readonly path: string;
  /** `only`, `latest`, `unreleased` or `old` */
  readonly status: string;
}

export interface DocsCrumb {
  readonly label: string;
  /** Null if the step has no page, and for the page itself. */
  readonly to: string | null;
}

interface CrumbTarget {
  readonly path: string;
  readonly title: string;
  /** A module's group, which has a section of its own on the root. */
  readonly group?: string | null | undefined;
}

export const groupAnchor = (label: string): string =>
  `modules-${label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`;

/**
 * The breadcrumbs from the docs root, labelled `root`, to a page, and to an entry of it that has its own page. The
 * page's categories are sections of the root.
 */
export function crumbsFor(
  { version, categories, sidebar }: DocsLocation,
  { path, title, group }: CrumbTarget,
  root: string,
  entry?: string,
): readonly DocsCrumb[] {
  if (path === version.path) return [{ label: title, to: null }];
  const section = path.startsWith(`${version.path}/api/`) ? "scripting-reference" : "guides";
  // A guide may be the docs' root, which then has no such sections.
  const isGuide = sidebar.some(({ href }) => href === version.path);
  const anchorOf = (label: string): string => `#${label === group ? groupAnchor(label) : section}`;
  return [
    { label: root, to: version.path },
    ...categories.map((label) => ({ label, to: version.path + (isGuide ? "" : anchorOf(label)) })),
    { label: title, to: entry === undefined ? null : path },
    ...(entry === undefined ? [] : [{ label: entry, to: null }]),
  ];
}

/** Resolves a link to `/docs/intro` in the guide's own version: frozen guides are unchanged. */
export function inVersion(
  version: { readonly path: string; readonly pages: ReadonlySet<string> } | null,
  href: string,
): string {
  const [, path = href, rest = ""] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (version === null || version.path === "/docs" || (path !== "/docs" && !path.startsWith("/docs/")))
    return href;
  const versionPath = version.path + path.slice("/docs".length);
  return versionPath === version.path || version.pages.has(versionPath) ? versionPath + rest : href;
}
