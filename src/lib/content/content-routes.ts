/** The addresses of guides, posts, and lists of them, as opposed to those of the reference. */

/** The address of a docs version, by its `path` in the configuration. */
export const versionRoot = (path: string): string => (path === "" ? "/docs" : `/docs/${path}`);

/** @param versionPath the version's address: `/docs`, `/docs/next` */
export const guidePath = (versionPath: string, slug: string): string =>
  slug === "" ? versionPath : `${versionPath}/${slug}`;

export const changesSlug = "changes";
export const changesPath = (versionPath: string): string => guidePath(versionPath, changesSlug);
/** The feeds of all versions' changes. */
export const changesRssPath = "/docs/changes/rss.xml";
export const changesAtomPath = "/docs/changes/atom.xml";

export const blogPath = "/blog";
export const postPath = (slug: string): string => `${blogPath}/${slug}`;
/** Pages of the blog's list are numbered from 1; the first one is the blog's own page. */
export const blogListPath = (page: number): string => (page === 1 ? blogPath : `${blogPath}/page/${page}`);
export const archivePath = `${blogPath}/archive`;
export const authorsPath = `${blogPath}/authors`;
export const authorPath = (name: string): string => `${authorsPath}/${name}`;
export const tagsPath = `${blogPath}/tags`;
export const tagPath = (name: string): string => `${tagsPath}/${name}`;

/** Slugs that would collide with one of the blog's own pages. */
export const reservedSlugs: readonly string[] = ["archive", "authors", "tags", "page", "rss.xml", "atom.xml"];

export const rssPath = `${blogPath}/rss.xml`;
export const atomPath = `${blogPath}/atom.xml`;
