/**
 * In: the results of `luau-defs samples`. Out: annotated pages, and at each entry where it is used. Samples
 * are recognised by their code, so a change of definitions does not render guides again.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SampleNote } from "luau-contract";
import type { Insertion } from "../../lib/html/insert-all";
import { inLocale, splitLocale, type LocalisedPath, type Locales } from "../../lib/i18n/locales";
import { translate, type Messages, type Translate } from "../../lib/i18n/translate";
import type { SiteData } from "../../lib/shell/site-data";
import { fileStamp } from "../files/copy-with-time";
import { digestOf } from "../files/digests";
import type { KeyedText } from "../files/write-unless-same";
import { annotationsOf } from "./annotate-page";
import { usedInInsertions } from "./insert-used-in";
import { notesFile, type VersionNotes } from "./notes-file";
import { readFigures, type ParseHtml } from "./page-figures";
import { usesOf, type UsingSection } from "./page-uses";
import { samplePagesFile, type SamplePage } from "./sample-pages";
import { usedIn, type UsedIn, type Usage } from "./used-in";
import { withUses, type ModuleFiles } from "./used-in-files";

export interface PageSamples {
  /** They contain neither links and targets nor code. */
  readonly annotations: readonly Insertion[];
  readonly uses: readonly UsingSection[];
  /** The code of its samples. */
  readonly codes: readonly string[];
}

export interface PageLists {
  readonly key: string;
  /** @param html the page as it was rendered */
  readonly insertions: (html: string) => readonly Insertion[];
}

export interface UsedInLists {
  /** The lists of a page of the reference; null for a page without. */
  readonly of: (pagePath: string) => PageLists | null;
  /**
   * The published JSON and Markdown of modules, with these places, by their published paths.
   * @param sources the sources of all files, by their published paths
   */
  readonly files: (sources: ReadonlyMap<string, string>) => ReadonlyMap<string, KeyedText>;
}

export interface Annotator {
  /** Digest of everything that all pages depend on, besides their path, their HTML and their state. */
  readonly digest: string;
  /** Digest of the findings in the samples of a page. */
  readonly stateOf: (pagePath: string, codes: readonly string[]) => string;
  /** @param parse is only called for pages whose elements matter */
  readonly read: (pagePath: string, html: string, parse?: ParseHtml) => PageSamples;
  /** Guides and posts that may use a page's entries, by path in the default locale; none for other pages. */
  readonly usersOf: (pagePath: string) => readonly string[];
  /** @param uses those of the pages of the default locale, by their paths: texts are the same in all locales */
  readonly usedIn: (uses: ReadonlyMap<string, readonly UsingSection[]>) => UsedInLists;
}

const NOTHING: PageSamples = { annotations: [], uses: [], codes: [] };

/** @param folder the stage */
export function readAnnotator(folder: string): Annotator {
  const file = path.join(folder, notesFile);
  // notes-file.ts, write-site-data.ts and sample-pages.ts write these files. Links are uses even where
  // samples are not checked.
  const notes = existsSync(file) ? readFileSync(file, "utf8") : "[]";
  const versions = (JSON.parse(notes) as readonly VersionNotes[]).map(toVersion);
  const { site } = readJson(path.join(folder, ".cache/site/data.json")) as SiteData;
  const messages = readJson(path.join(folder, ".cache/site/messages.json")) as Record<string, Messages>;
  const pages = readJson(path.join(folder, samplePagesFile)) as readonly SamplePage[];
  const locales = { defaultLocale: site.defaultLocale, names: Object.keys(site.locales) };
  const prefix = site.baseUrl.replace(/\/+$/, "");
  const translateTo = (locale: string): Translate => translate.bind(null, messages[locale] ?? {});
  const pathsOf = (some: readonly SamplePage[]): ReadonlySet<string> =>
    new Set(some.map(({ href }) => decodeURI(href)));
  const withProse = pathsOf(pages.filter(({ kind }) => kind !== "reference"));
  const reference = pathsOf(pages.filter(({ kind }) => kind === "reference"));
  const samplesOf = (plain: string) => versionOf(versions, plain) ?? { luau: "", samples: NO_SAMPLES };
  return {
    digest: digestOf([locales, messages, prefix]),
    stateOf: (pagePath, codes) => {
      const { path: plain } = splitLocale(pagePath, locales);
      const { luau, samples } = samplesOf(plain);
      const notes = codes.map((code) => samples.get(code) ?? null);
      return digestOf([luau, samples.size > 0, withProse.has(plain), notes]);
    },
    read: (pagePath, html, parse) => {
      const { locale, path: plain } = splitLocale(pagePath, locales);
      const { luau, samples } = samplesOf(plain);
      // Most pages of a large reference have no samples, and their links are not uses.
      const hasSamples = samples.size > 0 && html.includes("<figure");
      if (!hasSamples && !withProse.has(plain)) return NOTHING;
      const figures = readFigures(html, parse);
      const links = withProse.has(plain) ? figures.links : [];
      const plainHref = (href: string): string | null => plainAddress(href, prefix, locales);
      return {
        annotations: annotationsOf(figures, { luau, samples, t: translateTo(locale) }),
        uses: usesOf({ ...figures, links }, { samples, plainHref }),
        codes: [...new Set(figures.figures.map(({ text }) => text.trimEnd()))],
      };
    },
    usersOf: (pagePath) => (reference.has(splitLocale(pagePath, locales).path) ? [...withProse] : []),
    usedIn: (uses) => {
      const using = pages.map((page) => ({ ...page, sections: uses.get(decodeURI(page.href)) ?? [] }));
      const places = usedIn(using.filter(({ sections }) => sections.length > 0));
      return listsOf(places, reference, site.url + prefix, (pagePath) => {
        const page = splitLocale(pagePath, locales);
        const inPage = hrefsOn(page, (href) => prefix + inLocale(href, page.locale, locales));
        return { path: page.path, t: translateTo(page.locale), hrefOf: inPage };
      });
    },
  };
}

function listsOf(
  places: UsedIn,
  reference: ReadonlySet<string>,
  root: string,
  contextOf: (pagePath: string) => Parameters<typeof usedInInsertions>[2] & Pick<LocalisedPath, "path">,
): UsedInLists {
  const byPage = byPageOf(places, reference);
  const keys = new Map([...byPage].map(([page, used]) => [page, digestOf([...used])]));
  return {
    files: (sources) => filesWithUses(keys, places, { sources, root }),
    of: (pagePath) => {
      const context = contextOf(pagePath);
      const [key, used] = [keys.get(context.path), byPage.get(context.path)];
      if (key === undefined || used === undefined) return null;
      return { key, insertions: (html) => usedInInsertions(html, used, context) };
    },
  };
}

/** Addresses of places as a page writes them: those on the page itself are anchors. */
const hrefsOn =
  ({ path: page }: LocalisedPath, hrefOf: (href: string) => string) =>
  (href: string): string =>
    href.startsWith(`${page}#`) ? href.slice(page.length) : hrefOf(href);

const NO_SAMPLES: ReadonlyMap<string, SampleNote> = new Map();

const toVersion = ({ notes, ...version }: VersionNotes) => ({
  ...version,
  luau: notes.luau,
  samples: byCode(notes.samples),
});

type Version = ReturnType<typeof toVersion>;

/** Pages that belong to no version belong to that in development. */
const versionOf = (versions: readonly Version[], page: string): Version | undefined =>
  versions
    .filter(({ path: root }) => `${page}/`.startsWith(`${root}/`))
    .sort((a, b) => b.path.length - a.path.length)[0] ?? versions.find(({ isFrozen }) => !isFrozen);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** The address of a link as entries have it; null for links to other sites and within the page. */
function plainAddress(href: string, prefix: string, locales: Locales): string | null {
  if (!href.startsWith(`${prefix}/`)) return null;
  return splitLocale(href.slice(prefix.length), locales).path;
}

interface Published {
  readonly sources: ReadonlyMap<string, string>;
  readonly root: string;
}

/** @param pages those of modules, or of entries below the page of their module, with the keys of their places */
function filesWithUses(
  pages: ReadonlyMap<string, string>,
  places: UsedIn,
  { sources, root }: Published,
): ReadonlyMap<string, KeyedText> {
  const keys = new Map<string, string>();
  for (const [page, key] of pages)
    for (const name of [page.slice(1), path.posix.dirname(page).slice(1)])
      keys.set(name, (keys.get(name) ?? root) + key);
  const texts = new Map<string, KeyedText>();
  for (const [name, key] of keys) {
    const [json, markdown] = [sources.get(`${name}.json`), sources.get(`${name}.md`)];
    if (json === undefined || markdown === undefined) continue;
    let rewritten: ModuleFiles | undefined;
    const make = (): ModuleFiles =>
      (rewritten ??= withUses(
        { json: readFileSync(json, "utf8"), markdown: readFileSync(markdown, "utf8") },
        places,
        root,
      ));
    const inputs = [key, fileStamp(json), fileStamp(markdown)].join(" ");
    texts.set(`${name}.json`, { key: inputs, text: () => make().json });
    texts.set(`${name}.md`, { key: inputs, text: () => make().markdown });
  }
  return texts;
}

/** Uses by page of the reference, and on it by anchor. Other pages have no entries. */
function byPageOf(
  places: UsedIn,
  reference: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlyMap<string, readonly Usage[]>> {
  const usages = new Map<string, Map<string, readonly Usage[]>>();
  for (const [href, some] of places) {
    const [page = "", anchor = ""] = href.split("#");
    const path = decodeURI(page);
    if (!reference.has(path)) continue;
    const used = usages.get(path) ?? new Map<string, readonly Usage[]>();
    usages.set(path, used.set(decodeURIComponent(anchor), some));
  }
  return usages;
}

/** Regardless of hidden lines, and of the entries that it names: modules in scope differ by page. */
const foundIn = ({ hidden: _hidden, uses: _uses, ...found }: SampleNote): string => JSON.stringify(found);

/** The same code in two contexts with different findings is not annotated. */
function byCode(samples: readonly SampleNote[]): ReadonlyMap<string, SampleNote> {
  const notes = new Map<string, SampleNote>();
  const ambiguous = new Set<string>();
  for (const sample of samples) {
    const code = sample.code.trimEnd();
    const other = notes.get(code);
    if (other !== undefined && foundIn(other) !== foundIn(sample)) ambiguous.add(code);
    notes.set(code, sample);
  }
  return new Map([...notes].filter(([code]) => !ambiguous.has(code)));
}
