import { changesSlug } from "../content/content-routes";

/** Small enough to be in every page. */
export interface DocsRegistry {
  /** In the order of the configuration, newest first. */
  readonly versions: readonly DocsVersion[];
}

export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** Path of its first page: `/docs`, `/docs/1.0`. */
  readonly path: string;
  /** Ids of its pages: their paths relative to the version's, empty for its root. */
  readonly docs: readonly string[];
  readonly sidebars: readonly DocsSidebar[];
  /** Path of the published definitions, without an extension: `/definitions/1.0/kit`. */
  readonly bundle?: string;
}

export interface DocsSidebar {
  readonly id: string;
  readonly label: string;
  /** The id of the doc that a link to the sidebar opens; null for a sidebar without docs. */
  readonly link: string | null;
  /** Ids of its docs; null if it contains all docs of the version. */
  readonly docs: readonly string[] | null;
}

export const docPath = (version: DocsVersion, id: string): string =>
  id === "" ? version.path : `${version.path}/${id}`;

/** The version that contains a path (`/docs/1.0/intro` is not in that at `/docs`), and the page's id. */
export function docAt<Version extends Pick<DocsVersion, "path">>(
  registry: { readonly versions: readonly Version[] },
  path: string,
): { readonly version: Version; readonly id: string } | null {
  const [version] = registry.versions
    .filter((one) => path === one.path || path.startsWith(`${one.path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return version === undefined ? null : { version, id: path.slice(version.path.length + 1) };
}

/** The page with the changes of a version, found by its label or its path; null if there is none. */
export function changesOf(
  { versions }: DocsRegistry,
  version: Partial<Pick<DocsVersion, "label" | "path">>,
): string | null {
  const match = versions.find(({ label, path }) => label === version.label || path === version.path);
  return match?.docs.includes(changesSlug) ? docPath(match, changesSlug) : null;
}

export function latestVersion({ versions }: DocsRegistry): DocsVersion {
  const [latest] = [...versions].sort((a, b) => a.path.length - b.path.length);
  if (!latest) throw new Error("The docs have no version. Add one to `versions` in site.config.ts.");
  return latest;
}

/** The version that contains the page, otherwise the reader's preferred one, otherwise the latest. */
export const currentVersion = (
  registry: DocsRegistry,
  path: string,
  preferred: string | null = null,
): DocsVersion => versionCandidates(registry, path, preferred)[0] ?? latestVersion(registry);

/** Versions in which docs links are resolved, best first: the current, the reader's preferred, the latest. */
export function versionCandidates(
  registry: DocsRegistry,
  path: string,
  preferred: string | null,
): readonly DocsVersion[] {
  const candidates = [
    docAt(registry, path)?.version,
    registry.versions.find(({ name }) => name === preferred),
    latestVersion(registry),
  ];
  return [...new Set(candidates.filter((version) => version !== undefined))];
}

export function findDoc(candidates: readonly DocsVersion[], id: string): string {
  const version = candidates.find(({ docs }) => docs.includes(id));
  if (version) return docPath(version, id);
  throw new Error(
    `There is no doc with the id “${id}” in ${inVersions(candidates)}. ` +
      `The doc ids are:${list(candidates.flatMap(({ docs }) => docs.filter((doc) => doc !== "")))}`,
  );
}

export function findSidebar(
  candidates: readonly DocsVersion[],
  id: string,
): { readonly sidebar: DocsSidebar; readonly href: string } {
  const version = candidates.find(({ sidebars }) => sidebars.some((sidebar) => sidebar.id === id));
  const sidebar = version?.sidebars.find((entry) => entry.id === id);
  if (!version || !sidebar)
    throw new Error(
      `There is no docs sidebar with the id “${id}” in ${inVersions(candidates)}. The sidebar ids ` +
        `are:${list(candidates.flatMap(({ sidebars }) => sidebars.map((entry) => entry.id)))}`,
    );
  if (sidebar.link === null)
    throw new Error(
      `The docs sidebar with the id “${id}” of the version ${version.label} has no page that a ` +
        "navbar item could link to. Add a doc to it, or link elsewhere.",
    );
  return { sidebar, href: docPath(version, sidebar.link) };
}

const inVersions = (versions: readonly DocsVersion[]) =>
  `${versions.length === 1 ? "the version" : "any of the versions"} ` +
  `${versions.map(({ label }) => label).join(", ")}`;
const list = (ids: readonly string[]) =>
  [...new Set(ids)]
    .sort()
    .map((id) => `\n- ${id}`)
    .join("") || " none";
