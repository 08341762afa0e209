/** In: the configuration, and the folder of frozen versions. Out: the docs versions of the site. */
import { existsSync, readdirSync } from "node:fs";
import { versionRoot } from "../../lib/content/content-routes";
import type { Site, VersionConfig } from "../../lib/site-config/schema";

/** `only`: the one version. `latest`: at `/docs`. `unreleased`: listed before the latest. `old`: after it. */
type VersionStatus = "only" | "latest" | "unreleased" | "old";

export const isCurrent = (status: string): boolean => status === "only" || status === "latest";

export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly status: VersionStatus;
  /** Folder below the content folder's `versions/`; null for the version in development. */
  readonly frozen: string | null;
  readonly definitions: readonly string[];
  readonly pages: VersionConfig["pages"];
  readonly date: string | null;
}

/** The published folder of a version's inventory and definitions; without a name for that in development. */
export const editorFolder = ({ frozen }: Pick<DocsVersion, "frozen">): string =>
  frozen === null ? "/definitions" : `/definitions/${frozen}`;

/** Folder of frozen versions: guides in `<name>/docs`, definition files in `<name>/definitions`. */
const frozenFolder = "content/versions";

function frozenVersions(): readonly string[] {
  if (!existsSync(frozenFolder)) return [];
  return readdirSync(frozenFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Adds source folders and status. `definitions` are those that are not frozen. */
export function docsVersions(
  { versions, definitions }: Pick<Site, "versions" | "definitions">,
  frozen: readonly string[] = frozenVersions(),
): readonly DocsVersion[] {
  const latest = versions.findIndex(({ path }) => path === "");
  return versions.map(({ name, label, path, pages, date = null }, index) => {
    const isFrozen = frozen.includes(name);
    return {
      name,
      label,
      path: versionRoot(path),
      status: statusOf(index, latest, versions.length),
      frozen: isFrozen ? name : null,
      definitions: isFrozen ? [`${frozenFolder}/${name}/definitions`] : definitions,
      pages,
      date,
    };
  });
}

function statusOf(index: number, latest: number, count: number): VersionStatus {
  if (count === 1) return "only";
  if (index === latest) return "latest";
  return index < latest ? "unreleased" : "old";
}

/** Mismatches between the configured versions and the frozen folders, one sentence each. */
export function versionProblems(
  versions: readonly Pick<VersionConfig, "name" | "path">[],
  frozen: readonly string[] = frozenVersions(),
): readonly string[] {
  const names = versions.map(({ name }) => name);
  const written = names.filter((name) => !frozen.includes(name));
  const unnamed = frozen.filter((name) => !names.includes(name));
  const problems = unnamed.map(
    (name) => `${frozenFolder}/${name} is not among the versions of site.config.ts, so it has no pages.`,
  );
  if (written.length > 1)
    problems.unshift(
      `The versions ${written.join(", ")} have no folder in ${frozenFolder}/. One version is the one being ` +
        "written; freeze the others with `npx --no-install luau-docs version`.",
    );
  const hasLatest = versions.some(({ path }) => path === "");
  return hasLatest ? problems : [...problems, "No version has an empty `path`, so /docs itself shows none."];
}
