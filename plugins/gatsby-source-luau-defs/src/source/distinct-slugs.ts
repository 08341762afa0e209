import path from "node:path";
import type { SourceFile } from "./source-file";

/**
 * Assigns a unique slug to each module. Many folders of modules contain a `types.luau`: the one nearest to
 * the root keeps the name, and the others are prefixed by their folder's name, `shapes-types`. Definition
 * files keep theirs, as do a module and a definition file in the same folder, a conflict for the author to
 * resolve.
 */
export function withDistinctSlugs(sources: readonly SourceFile[]): readonly SourceFile[] {
  const taken = new Map<string, SourceFile>();
  const slugs = new Map<SourceFile, string>();
  for (const source of [...sources].sort((a, b) => rankOf(a) - rankOf(b))) {
    const slug = freeSlug(source, taken);
    taken.set(slug.toLowerCase(), taken.get(slug.toLowerCase()) ?? source);
    if (slug !== source.slug) slugs.set(source, slug);
  }
  return slugs.size === 0
    ? sources
    : sources.map((source) =>
        slugs.has(source) ? { ...source, slug: slugs.get(source) ?? source.slug } : source,
      );
}

const isDefinition = ({ path: file }: SourceFile): boolean => /\.d\.luau?$/.test(file);

const rankOf = (source: SourceFile): number => (isDefinition(source) ? 0 : source.path.split("/").length);

function freeSlug(source: SourceFile, taken: ReadonlyMap<string, SourceFile>): string {
  const folders = path.posix
    .dirname(source.path)
    .split("/")
    .filter((part) => /[^.]/.test(part));
  // An `init.luau` already has its folder's name.
  if (/\/init\.luau?$/.test(source.path)) folders.pop();
  let slug = source.slug;
  for (
    let first = taken.get(slug.toLowerCase());
    first !== undefined;
    first = taken.get(slug.toLowerCase())
  ) {
    const folder = folders.pop()?.replaceAll(/[^\p{L}\p{N}_.-]+/gu, "-");
    if (
      isDefinition(source) ||
      folder === undefined ||
      path.posix.dirname(first.path) === path.posix.dirname(source.path)
    )
      return source.slug;
    slug = `${folder}-${slug}`;
  }
  return slug;
}
