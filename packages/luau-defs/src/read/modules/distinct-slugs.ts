import path from "node:path";
import { isDefinitionFile, isInitFile, withoutExtension } from "luau-contract";
import { compare, groupBy } from "luau-syntax";
import type { SourceFile } from "../source/source-file";
import { isGenericName } from "../source/package-names";
import { luauIn } from "../syntax/declarations";
import { parseSource } from "../syntax/parse-source";
import { isPlaceholderName } from "./module-name";
import { readValues } from "./read-values";
import { counted } from "luau-diagnostics";

/** A page that is not named after its file, because several files have that name. */
export interface RenamedPage {
  readonly file: string;
  readonly slug: string;
}

/**
 * Assigns a slug to each file. Where several files have the same one, a page takes the name of what the file
 * returns, or of its `@class`. A name without such a file belongs to the one nearest to the root, and the others
 * are prefixed by their folder's name: `shapes-types`. Names that have been published are kept. A module and its
 * definition file, side by side, keep the same slug: a conflict for the author to resolve.
 */
export function withDistinctSlugs(sources: readonly SourceFile[]): {
  readonly sources: readonly SourceFile[];
  readonly renamed: readonly RenamedPage[];
} {
  const contested = withSameSlug(sources);
  if (contested.size === 0) return { sources, renamed: [] };
  const { slugs, taken, assign } = slugRegistry(sources.filter((source) => !contested.has(source)));
  const unassigned = (): readonly SourceFile[] => [...contested].filter((source) => !slugs.has(source));
  const byFolder = folderSlugs(sources);
  for (const source of unassigned()) {
    const slugFromPath = byFolder.get(source) ?? source.slug;
    if (source.published.has(slugFromPath) && !taken.has(keyOf(slugFromPath))) assign(source, slugFromPath);
  }
  const names = new Map(unassigned().map((source) => [source, declaredNames(source)]));
  for (const [source, declared] of names) {
    const name = declared.find((one) => keyOf(one) !== keyOf(source.slug) && !taken.has(keyOf(one)));
    if (name !== undefined) assign(source, name);
  }
  const isNamesake = (source: SourceFile): boolean =>
    names.get(source)?.some((name) => keyOf(name) === keyOf(source.slug)) === true;
  const rank = (source: SourceFile): number =>
    isDefinitionFile(source.path) || isNamesake(source) ? 0 : rankOf(source);
  for (const source of [...unassigned()].sort((a, b) => rank(a) - rank(b)))
    assign(source, freeSlug(source, taken));
  return {
    sources: sources.map((source) => ({ ...source, slug: slugs.get(source) ?? source.slug })),
    renamed: [...slugs]
      .filter(([source, slug]) => slug !== source.slug)
      .map(([{ path: file }, slug]) => ({ file, slug }))
      .sort((a, b) => compare(a.file, b.file)),
  };
}

type Taken = ReadonlyMap<string, SourceFile>;

/** Records assigned slugs. `settled` are files that keep theirs. */
function slugRegistry(settled: readonly SourceFile[]) {
  const slugs = new Map<SourceFile, string>();
  const taken = new Map(settled.map((source) => [keyOf(source.slug), source]));
  const assign = (source: SourceFile, slug: string): void => {
    slugs.set(source, slug);
    if (!taken.has(keyOf(slug))) taken.set(keyOf(slug), source);
  };
  return { slugs, taken, assign };
}

/** Page folders must differ in more than case: many file systems do not distinguish it. */
const keyOf = (slug: string): string => slug.toLowerCase();

/** Files with the same slug as another, in an order that does not depend on that of arguments. */
const withSameSlug = (sources: readonly SourceFile[]): ReadonlySet<SourceFile> =>
  new Set(
    [...groupBy(sources, ({ slug }) => keyOf(slug)).values()]
      .filter((files) => files.length > 1)
      .flat()
      .sort(byRank),
  );

const byRank = (a: SourceFile, b: SourceFile): number => rankOf(a) - rankOf(b) || compare(a.path, b.path);

/** The slugs that files have if they declare no name. */
function folderSlugs(sources: readonly SourceFile[]): ReadonlyMap<SourceFile, string> {
  const { slugs, taken, assign } = slugRegistry([]);
  for (const source of [...sources].sort(byRank)) assign(source, freeSlug(source, taken));
  return slugs;
}

/** Packages come before their parts. */
const rankOf = ({ path: file, project }: SourceFile): number =>
  isDefinitionFile(file) || project.names.has(isInitFile(file) ? folderOf(file) : file)
    ? 0
    : file.split("/").length;

function freeSlug(source: SourceFile, taken: Taken): string {
  const folders = path.posix
    .dirname(source.path)
    .split("/")
    .filter((part) => /[^.]/.test(part));
  // An `init.luau` already has its folder's name, unless it has its package's.
  if (isInitFile(source.path) && !isGenericName(folders.at(-1) ?? "")) folders.pop();
  // Folders such as `src` come last: names are taken from the end.
  folders.sort((a, b) => Number(isGenericName(b)) - Number(isGenericName(a)));
  let slug = source.slug;
  for (let first = taken.get(keyOf(slug)); first !== undefined; first = taken.get(keyOf(slug))) {
    if (withoutExtension(first.path) === withoutExtension(source.path)) return source.slug;
    // `streamable/init.luau` beside `streamable/Streamable.luau`
    if (isInitFile(source.path) && folderOf(first.path) === folderOf(source.path)) return `${slug}-init`;
    const folder = folders.pop()?.replaceAll(/[^\p{L}\p{N}_.-]+/gu, "-");
    if (folder === undefined) return source.slug;
    slug = `${folder}-${slug}`;
  }
  return slug;
}

const folderOf = (file: string): string => path.posix.dirname(file);

/** Drops scripts, which have no page. */
export const pagesAmong = (
  renamed: readonly RenamedPage[],
  files: readonly { readonly source: SourceFile }[],
): readonly RenamedPage[] => {
  const paths = new Set(files.map(({ source }) => source.path));
  return renamed.filter(({ file }) => paths.has(file));
};

/**
 * The names that a file declares for its page: of the table or function that it returns, and of its class.
 */
function declaredNames(source: SourceFile): readonly string[] {
  const { tree } = parseSource(source).value;
  const { returned, locals } = readValues(luauIn(tree.statements));
  const local = locals.findLast(({ value }) => value === returned?.built);
  const names = [local?.name.text, ...source.classes.slice(0, 1)];
  return names.filter((name) => name !== undefined).filter((name) => !isPlaceholderName(name));
}

const MAX_LISTED = 5;

/** A note that lists the renamed pages; empty if there are none. */
export function renamedNote(renamed: readonly RenamedPage[]): readonly string[] {
  if (renamed.length === 0) return [];
  const listed = renamed.slice(0, MAX_LISTED).map(({ file, slug }) => `${slug} (${file})`);
  const more = renamed.length - listed.length;
  const are = renamed.length === 1 ? "page is" : "pages are";
  const names = [...listed, ...(more > 0 ? [`and ${counted(more, "other")}`] : [])].join(", ");
  return [`${renamed.length} ${are} not named after the file, since another one has its name: ${names}.`];
}
