/** A page's location in the docs; the fields are described in `src/node/gatsby/content-schema.ts`. */
export type DocsLocation = Queries.DocsLocationFragment;
export type DocsVersionName = DocsLocation["version"];

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
