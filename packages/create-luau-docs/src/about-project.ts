/** In: the folder of a project. Out: what its README and manifests say that it is. */
import path from "node:path";
import { namesIn, readText } from "./disk";
import { toPackageName, toTitle } from "./package-name";
import type { FolderManifest } from "./project-files";
import { findRepository } from "./repository";

export interface AboutProject {
  readonly title: string;
  readonly tagline: string | null;
  readonly sample: string | null;
}

/** Null for a folder that is neither a repository nor has a manifest: its name may be any. */
export function aboutProject(root: string, all: readonly FolderManifest[]): AboutProject | null {
  const manifests = all.filter(({ folder }) => folder === "");
  const repository = findRepository(root);
  if (manifests.length === 0 && repository?.folder !== root) return null;
  const isPackage = ({ tree }: FolderManifest): boolean => tree?.className !== "DataModel";
  const names = [
    ...manifests.filter(isPackage).flatMap(({ name }) => name ?? []),
    path.basename(repository?.url ?? root),
  ];
  const readme = namesIn(root).find((name) => /^readme\.md$/i.test(name));
  const text = readme === undefined ? "" : (readText(path.join(root, readme)) ?? "");
  const description = manifests.map((manifest) => manifest.description).find((one) => one !== null);
  return {
    title: headingLike(text, names) ?? titleOf(names),
    tagline: description?.replace(/\.$/, "") ?? null,
    sample: firstSample(text),
  };
}

function headingLike(readme: string, names: readonly string[]): string | null {
  const [, markdown, html] = /^#[ \t]+(.+)$|<h1[^>]*>([^]*?)<\/h1>/m.exec(readme) ?? [];
  const text = (markdown ?? html ?? "").replaceAll(/<[^>]*>|[*_`#]/g, "").trim();
  const plain = toPackageName(text);
  return plain !== null && names.some((name) => toPackageName(name) === plain) ? text : null;
}

/** A name in capitals is written like this; of small letters, only a word becomes a title. */
function titleOf(names: readonly string[]): string {
  const [first = ""] = names;
  const written = names.find((name) => /^[A-Z]/.test(name));
  if (written !== undefined) return written.replaceAll(/[-_]+/g, " ");
  return first.length <= SHORTEST_WORD ? first : toTitle(first);
}

/** Shorter names are abbreviations. */
const SHORTEST_WORD = 3;
const MOST_LINES = 30;

function firstSample(readme: string): string | null {
  const [sample = null] = /^```luau?\n[^]*?^```$/m.exec(readme) ?? [];
  return sample !== null && sample.split("\n").length <= MOST_LINES ? sample : null;
}
