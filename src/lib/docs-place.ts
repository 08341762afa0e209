import { categoriesOf } from "./docs-sidebar";
import type { SidebarItem } from "./docs-sidebar";

/** A version of the docs as its pages know it. */
export interface DocsVersionData {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  /** `only`, `latest`, `unreleased` or `old` */
  readonly status: string;
  readonly items: readonly SidebarItem[];
}

/** The version that a page belongs to: `/docs/1.0/intro` is of 1.0, although it lies under `/docs` too. */
export function versionAt(versions: readonly DocsVersionData[], path: string): DocsVersionData | null {
  const found = versions.filter((version) => path === version.path || path.startsWith(`${version.path}/`));
  return found.reduce<DocsVersionData | null>((best, next) => (best !== null && best.path.length >= next.path.length ? best : next), null);
}

/** What a reader of another version than the newest release should know, and where the newest has the same page. */
export interface VersionNotice {
  readonly kind: "unreleased" | "old";
  readonly label: string;
  readonly latestLabel: string;
  readonly latestPath: string;
}

/** The newest release's counterpart of a page; the release's first page where it has none. Null for pages of that release. */
export function noticeFor(versions: readonly DocsVersionData[], path: string): VersionNotice | null {
  const version = versionAt(versions, path);
  const latest = versions.find(({ status }) => status === "latest");
  if (version === null || latest === undefined || (version.status !== "unreleased" && version.status !== "old")) return null;
  return { kind: version.status, label: version.label, latestLabel: latest.label, latestPath: counterpart(version, latest, path) };
}

function counterpart(version: DocsVersionData, latest: DocsVersionData, path: string): string {
  const there = latest.path + path.slice(version.path.length);
  return there === latest.path || latest.items.some(({ href }) => href === there) ? there : latest.path;
}

/** The address that search engines should keep of a page: that of the newest release, where it has the page. */
export function canonicalPath(versions: readonly DocsVersionData[], path: string): string {
  const version = versionAt(versions, path);
  const latest = versions.find(({ status }) => status === "latest");
  if (version === null || latest === undefined || version === latest) return path;
  const there = latest.path + path.slice(version.path.length);
  return latest.items.some(({ href }) => href === there) ? there : path;
}

export interface DocsCrumb {
  readonly label: string;
  /** Null where there is no page of that step, and for the page itself. */
  readonly to: string | null;
}

/** The steps from the docs root to a page. */
export function crumbsFor(version: DocsVersionData | null, path: string, title: string): readonly DocsCrumb[] {
  if (version === null || path === version.path) return [{ label: title, to: null }];
  const categories = categoriesOf(version.items, path).map((label) => ({ label, to: null }));
  return [{ label: "Docs", to: version.path }, ...categories, { label: title, to: null }];
}

/** The steps to a page that the sidebar has not got, through the page of it that holds its index. */
export const crumbsThrough = (version: DocsVersionData | null, index: { readonly href: string; readonly name: string }, title: string): readonly DocsCrumb[] =>
  [...crumbsFor(version, index.href, index.name).map((crumb, at, all) => (at === all.length - 1 ? { ...crumb, to: index.href } : crumb)), { label: title, to: null }];

/**
 * A link of a guide as it is meant in the guide's own version: `/docs/intro` in a guide of 1.0 is that version's
 * introduction, if it has one. Guides are written when their version is the only one, and frozen as they are.
 */
export function inVersion(version: DocsVersionData | null, href: string): string {
  const [, path = href, rest = ""] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (version === null || version.path === "/docs" || (path !== "/docs" && !path.startsWith("/docs/"))) return href;
  const own = version.path + path.slice("/docs".length);
  return own === version.path || version.items.some((item) => item.href === own) ? own + rest : href;
}
