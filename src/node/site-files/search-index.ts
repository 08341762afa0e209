/** In: modules, guides and posts. Out: the search index: two files per docs version, and a manifest. */
import { createHash } from "node:crypto";
import type { SectionRecord, SymbolRecord } from "luau-contract";
import { compare } from "luau-syntax";
import { buildSymbolIndex, buildWordIndex, luauLibrary, type Thesaurus } from "luau-search";
import {
  MANIFEST_FILE,
  type IndexFiles,
  type SearchManifest,
  SEARCH_FOLDER,
} from "../../lib/search/manifest";
import { modulesUnder } from "../gatsby/modules-under";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { changesInWords, versionsWithChanges, type VersionWithChanges } from "./versions-with-changes";
import { nodesOf } from "../gatsby/nodes-of";
import type { SiteArgs } from "./site-args";

export interface ModuleSource {
  readonly href: string;
  readonly searchRecords: readonly SymbolRecord[];
}

export interface PageSource {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly limits?: string | null;
  readonly headings?: readonly { readonly id: string; readonly level: number }[];
  readonly sections: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

export interface SearchSources {
  readonly versions: readonly { readonly name: string; readonly path: string }[];
  readonly locales: readonly string[];
  readonly modules: readonly ModuleSource[];
  readonly guides: readonly (PageSource & { readonly version: string })[];
  readonly posts: readonly PageSource[];
  readonly changes?: readonly (PageSource & { readonly version: string })[];
  readonly synonyms?: Thesaurus;
}

/** By file name, which contains a digest of the content. */
type SearchFiles = ReadonlyMap<string, string>;

export function searchFiles(sources: SearchSources): SearchFiles {
  const files = new Map<string, string>();
  const add = (part: string, value: unknown): string => {
    const text = JSON.stringify(value);
    const name = `${part}-${createHash("sha256").update(text).digest("hex").slice(0, 12)}.json`;
    files.set(name, text);
    return name;
  };
  const ofVersions = sources.versions.map(({ name, path }): [string, IndexFiles] => {
    const symbols = buildSymbolIndex(symbolsOf(sources, path));
    const words = buildWordIndex(sectionsOf(sources, name), sources.synonyms, symbols);
    return [name, { symbols: add("symbols", symbols), words: add("words", words) }];
  });
  // All locales share the files: they have the same pages with the same data, and differ only in the site's
  // own texts.
  const manifest: SearchManifest = {
    indexes: Object.fromEntries(sources.locales.map((locale) => [locale, Object.fromEntries(ofVersions)])),
  };
  return files.set(MANIFEST_FILE, JSON.stringify(manifest));
}

function symbolsOf({ modules }: SearchSources, versionPath: string): readonly SymbolRecord[] {
  const records = modulesUnder(versionPath, modules).flatMap(({ searchRecords }) => searchRecords);
  return [...records, ...luauLibrary(new Set(records.map(({ path }) => path)))];
}

/** The version's guides and changes, and all posts, which belong to no version. */
function sectionsOf(
  { guides, posts, changes = [] }: SearchSources,
  version: string,
): readonly SectionRecord[] {
  return [
    ...[...guides, ...changes]
      .filter((guide) => guide.version === version)
      .sort(byHref)
      .flatMap((guide) => pageSections("guide", guide)),
    ...[...posts].sort(byHref).flatMap((post) => pageSections("post", post)),
  ];
}

const byHref = (a: { readonly href: string }, b: { readonly href: string }): number =>
  compare(a.href, b.href);

/** The page itself, found by its title and description, then the text below each heading. */
function pageSections(
  kind: SectionRecord["kind"],
  { href, title, description, sections, ...others }: PageSource,
): readonly SectionRecord[] {
  const limits = limitsOf(others);
  const opening = sections.filter(({ id }) => id === "").map(({ text }) => text);
  const headings = sections.filter(({ id }) => id !== "");
  return [
    { kind, title, heading: "", href, text: [description, ...opening].join(" ") },
    ...headings.map(({ id, title: heading, text }) => {
      return { kind, title, heading, href: `${href}#${id}`, text, ...(limits.has(id) && { isLimit: true }) };
    }),
  ];
}

function limitsOf({ limits, headings = [] }: Pick<PageSource, "limits" | "headings">): ReadonlySet<string> {
  const start = headings.findIndex(({ id }) => id === limits);
  const level = headings[start]?.level ?? 0;
  const below = headings.slice(start + 1);
  const end = below.findIndex((heading) => heading.level <= level);
  return new Set(start < 0 ? [] : below.slice(0, end < 0 ? undefined : end).map(({ id }) => id));
}

type Nodes = Pick<SiteArgs, "getNodesByType" | "site">;

export function writeSearchIndex(api: Nodes): void {
  const folder = path.join("public", SEARCH_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of currentFiles(api)) writeFileSync(path.join(folder, name), text);
}

/** The index in development, rebuilt whenever the dialog requests the manifest. */
export function createSearchFiles(api: Nodes): (name: string) => string | undefined {
  let files: SearchFiles = new Map();
  return (name) => {
    if (name === MANIFEST_FILE) files = currentFiles(api);
    return files.get(name);
  };
}

function currentFiles(api: Nodes): SearchFiles {
  return searchFiles({
    versions: nodesOf<SearchSources["versions"][number]>(api, "DocsVersion"),
    locales: Object.keys(api.site.locales),
    modules: nodesOf<ModuleSource>(api, "LuauModule"),
    guides: nodesOf<PageSource & { readonly version: string }>(api, "Guide"),
    posts: nodesOf<PageSource>(api, "BlogPost"),
    changes: versionsWithChanges(api).map(toPageSource),
    synonyms: api.site.search.synonyms,
  });
}

/** A page of changes, found by its title and by what breaks: everything else is in the reference. */
function toPageSource(version: VersionWithChanges): PageSource & { readonly version: string } {
  const { name, label, href, changes } = version;
  const breaking = changes.filter((change) => change.class === "breaking");
  const text = breaking.map((change) => `${change.path}: ${change.text}.`).join(" ");
  return {
    version: name,
    href,
    title: `Changes in ${label}`,
    description: changesInWords(version),
    sections: text === "" ? [] : [{ id: "changes-breaking", title: "Breaking changes", text }],
  };
}
