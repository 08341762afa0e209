/** Stores Luau's findings in the samples of each docs version, for the pages. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SampleNote, SampleNotes } from "luau-contract";
import type { Insertion } from "../../lib/html/insert-all";
import { splitLocale } from "../../lib/i18n/locales";
import { translate, type Messages } from "../../lib/i18n/translate";
import type { SiteData } from "../../lib/shell/site-data";
import { annotationsOf } from "./annotate-page";

/** Relative to the stage. Not in `.cache/site`, whose files are compiled into pages. */
export const samplesFolder = ".cache/samples";
export const notesFile = path.join(samplesFolder, "notes.json");

export interface VersionNotes {
  /** The base path of the version's docs. All other pages belong to the version in development. */
  readonly path: string;
  readonly isFrozen: boolean;
  readonly notes: SampleNotes;
}

/** Null if samples are not checked. An unchanged file is not rewritten. */
export function writeNotes(versions: readonly VersionNotes[] | null): void {
  const before = existsSync(notesFile) ? readFileSync(notesFile, "utf8") : null;
  const text = versions && JSON.stringify(versions);
  if (before === text) return;
  mkdirSync(samplesFolder, { recursive: true });
  if (text === null) rmSync(notesFile, { force: true });
  else writeFileSync(notesFile, text);
}

/** Annotates pages. */
export interface Annotator {
  /** Digest of everything that a page's annotations depend on, besides its path and its HTML. */
  readonly digest: string;
  /** The annotations of a page, by its path on the site. */
  readonly annotations: (pagePath: string, html: string) => readonly Insertion[];
}

/** @param folder the stage */
export function readAnnotator(folder: string): Annotator {
  const file = path.join(folder, notesFile);
  if (!existsSync(file)) return { digest: "", annotations: () => [] };
  // As written above, and by src/node/site/site-data.ts.
  const notes = readFileSync(file, "utf8");
  const versions = (JSON.parse(notes) as readonly VersionNotes[]).map(toVersion);
  const { site } = readJson(path.join(folder, ".cache/site/data.json")) as SiteData;
  const messages = readJson(path.join(folder, ".cache/site/messages.json")) as Record<string, Messages>;
  const locales = { defaultLocale: site.defaultLocale, names: Object.keys(site.locales) };
  const shared = JSON.stringify([locales, messages]);
  return {
    digest: createHash("sha256").update(notes).update(shared).digest("base64"),
    annotations: (pagePath, html) => {
      const { locale, path: plain } = splitLocale(pagePath, locales);
      const version =
        longest(versions.filter(({ path: root }) => `${plain}/`.startsWith(`${root}/`))) ??
        versions.find(({ isFrozen }) => !isFrozen);
      if (version === undefined) return [];
      const t = translate.bind(null, messages[locale] ?? {});
      return annotationsOf(html, { luau: version.luau, samples: version.samples, t });
    },
  };
}

const toVersion = ({ notes, ...version }: VersionNotes) => ({
  ...version,
  luau: notes.luau,
  samples: byCode(notes.samples),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const longest = <Version extends { readonly path: string }>(
  versions: readonly Version[],
): Version | undefined => [...versions].sort((a, b) => b.path.length - a.path.length)[0];

/** Regardless of hidden lines. */
const foundIn = ({ hidden: _hidden, ...found }: SampleNote): string => JSON.stringify(found);

/** The same code in two contexts with different findings is not annotated. */
function byCode(samples: readonly SampleNote[]): ReadonlyMap<string, SampleNote> {
  const found = new Map<string, SampleNote>();
  const ambiguous = new Set<string>();
  for (const sample of samples) {
    const code = sample.code.trimEnd();
    const other = found.get(code);
    if (other !== undefined && foundIn(other) !== foundIn(sample)) ambiguous.add(code);
    found.set(code, sample);
  }
  return new Map([...found].filter(([code]) => !ambiguous.has(code)));
}
