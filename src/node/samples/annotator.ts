/**
 * In: the results of `luau-defs samples`. Out: annotated pages, and at each entry where it is used. Samples
 * are recognised by their code, so a change of definitions does not render guides again.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SampleNote } from "luau-contract";
import type { Insertion } from "../../lib/html/insert-all";
import { inLocale, splitLocale, type LocalisedPath, type Locales } from "../../lib/i18n/locales";
import { translate, type Messages, type Translate } from "../../lib/i18n/translate";
import type { SiteData } from "../../lib/shell/site-data";
import { annotationsOf } from "./annotate-page";
import { usedInInsertions } from "./insert-used-in";
import { notesFile, type VersionNotes } from "./notes-file";
import { readFigures } from "./page-figures";
import { usesOf, type UsingSection } from "./page-uses";
import { samplePagesFile, type SamplePage } from "./sample-pages";
import { usedIn, type UsedIn, type Usage } from "./used-in";
import { withUses } from "./used-in-files";

export interface PageSamples {
  readonly annotations: readonly Insertion[];
  readonly uses: readonly UsingSection[];
}

export interface UsedInLists {
  /** The lists of a page of the reference, for its text as it was rendered. */
  readonly insertions: (pagePath: string, html: string) => readonly Insertion[];
  /**
   * The published JSON and Markdown of modules, with these places, by their published paths.
   * @param read the text of a published file; null if there is none
   */
  readonly files: (read: (file: string) => string | null) => ReadonlyMap<string, string>;
}

export interface Annotator {
  /** Digest of everything that a page's samples depend on, besides its path and its HTML. */
  readonly digest: string;
  readonly read: (pagePath: string, html: string) => PageSamples;
  /**
   * The guides and posts that may use the entries of a page of the reference, by their paths in the default
   * locale; none for other pages.
   */
  readonly usersOf: (pagePath: string) => readonly string[];
  /** @param uses those of the pages of the default locale, by their paths: texts are the same in all locales */
  readonly usedIn: (uses: ReadonlyMap<string, readonly UsingSection[]>) => UsedInLists;
}

const NOTHING: PageSamples = { annotations: [], uses: [] };

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
  const isReference = ({ kind }: SamplePage): boolean => kind === "reference";
  const pathsOf = (some: readonly SamplePage[]): ReadonlySet<string> =>
    new Set(some.map(({ href }) => decodeURI(href)));
  const withProse = pathsOf(pages.filter((page) => !isReference(page)));
  const reference = pathsOf(pages.filter(isReference));
  const shared = JSON.stringify([locales, messages, prefix, [...withProse]]);
  return {
    digest: createHash("sha256").update(notes).update(shared).digest("base64"),
    read: (pagePath, html) => {
      const { locale, path: plain } = splitLocale(pagePath, locales);
      const { luau = "", samples = NO_SAMPLES } = versionOf(versions, plain) ?? {};
      // Most pages of a large reference have no samples, and their links are not uses.
      const hasSamples = samples.size > 0 && html.includes("<figure");
      if (!hasSamples && !withProse.has(plain)) return NOTHING;
      const figures = readFigures(html);
      const links = withProse.has(plain) ? figures.links : [];
      const plainHref = (href: string): string | null => plainAddress(href, prefix, locales);
      return {
        annotations: annotationsOf(figures, { luau, samples, t: translateTo(locale) }),
        uses: usesOf({ ...figures, links }, { samples, plainHref }),
      };
    },
    usersOf: (pagePath) => (reference.has(splitLocale(pagePath, locales).path) ? [...withProse] : []),
    usedIn: (uses) => {
      const using = pages.map((page) => ({ ...page, sections: uses.get(decodeURI(page.href)) ?? [] }));
      const places = usedIn(using.filter(({ sections }) => sections.length > 0));
      const byPage = byPageOf(places, reference);
      return {
        files: (read) => filesWithUses([...byPage.keys()], places, { read, root: site.url + prefix }),
        insertions: (pagePath, html) => {
          const page = splitLocale(pagePath, locales);
          const used = byPage.get(page.path);
          if (used === undefined) return [];
          const inPage = hrefsOn(page, (href) => prefix + inLocale(href, page.locale, locales));
          return usedInInsertions(html, used, { t: translateTo(page.locale), hrefOf: inPage });
        },
      };
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
  readonly read: (file: string) => string | null;
  readonly root: string;
}

/** @param pages those of modules, or of entries below the page of their module */
function filesWithUses(
  pages: readonly string[],
  places: UsedIn,
  { read, root }: Published,
): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  const names = new Set(pages.flatMap((page) => [page.slice(1), path.posix.dirname(page).slice(1)]));
  for (const name of names) {
    const [json, markdown] = [read(`${name}.json`), read(`${name}.md`)];
    const files = json === null || markdown === null ? null : withUses({ json, markdown }, places, root);
    if (files === null) continue;
    titles.set(`${name}.json`, files.json).set(`${name}.md`, files.markdown);
  }
  return titles;
}

/** The places by page of the reference, and on it by anchor: only these pages have entries. */
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
