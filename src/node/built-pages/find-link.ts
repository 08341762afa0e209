/** In: a link of rendered pages. Out: its location in the sources. */
import { FILE_START, rangeAt, type SourceText, type TextRange } from "luau-syntax";
import { decodedPath } from "../../lib/urls/paths";
import type { BrokenLink } from "./check-links";

/** The sources of a page's links. */
export interface LinkSources {
  /** The source of a page, by its path. */
  readonly ofPage: (path: string) => SourceText | null;
  /** Files whose links are on several pages: the configuration first, lists, and the site's components. */
  readonly shared: readonly SourceText[];
  /** Prefixes that the program adds to a path: origin, base path and locales. */
  readonly origin: string;
  readonly prefix: string;
  readonly locales: readonly string[];
}

export function findLink(
  { url, from }: Pick<BrokenLink, "url" | "from">,
  sources: LinkSources,
): { readonly file: string; readonly range: TextRange } {
  const ofPages = [...new Set(from.flatMap((page) => sources.ofPage(page) ?? []))];
  const spellings = spellingsOf(url, sources);
  const candidates = [...ofPages, ...sources.shared];
  for (const patterns of [spellings.map(wholePattern), partPatterns(spellings)])
    for (const source of candidates) {
      const range = rangeIn(source, patterns);
      if (range !== null) return { file: source.path, range };
    }
  const source = componentOf(ofPages, sources.shared) ?? ofPages[0] ?? sources.shared[0];
  return { file: source?.path ?? "", range: FILE_START };
}

/** The possible spellings of an address, without the prefixes that the program adds. */
function spellingsOf(url: string, { origin, prefix, locales }: LinkSources): readonly string[] {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const plain = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  const locale = locales.find((name) => plain.startsWith(`/${name}/`));
  const untranslated = locale === undefined ? plain : plain.slice(locale.length + 1);
  // Authors also link to files, which share only the anchor.
  const anchor = /#.+$/.exec(url)?.[0];
  const all = [url, path, plain, untranslated].flatMap((one) => [one, decodedPath(one)]);
  return [...new Set([...all, ...(anchor === undefined ? [] : [anchor, decodedPath(anchor)])])];
}

function rangeIn(source: SourceText, patterns: readonly RegExp[]): TextRange | null {
  for (const pattern of patterns) {
    const match = pattern.exec(source.text);
    if (match !== null) return rangeAt(source, [match.index, match.index + match[0].length]);
  }
  return null;
}

/** An address that is not part of another one. */
function wholePattern(spelling: string): RegExp {
  const before = spelling.startsWith("#") ? "" : String.raw`(?<![\w/.-])`;
  return new RegExp(`${before}${escaped(spelling)}${END}`);
}

/** Patterns of the fixed parts of an address that code assembles, longest first: `base + "/wings"`, `/docs/${name}`. */
function partPatterns(spellings: readonly string[]): readonly RegExp[] {
  const segments = (spellings.findLast((one) => one.startsWith("/")) ?? "").split("/").filter(Boolean);
  const lengths = segments.map((_, index) => segments.length - index).slice(1);
  return lengths.flatMap((length) => [
    new RegExp(`(?<=["'\`}]/)${escaped(segments.slice(-length).join("/"))}(?=["'\`])`),
    new RegExp(`(?<=["'\`])/${escaped(segments.slice(0, length).join("/"))}/(?=\\$\\{|["'\`]\\s*\\+)`),
  ]);
}

const END = String.raw`(?![\w/-]|[.#?&=%]\w)`;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

/** The site's component that most likely creates a link of these pages: none for that of one guide. */
function componentOf(ofPages: readonly SourceText[], shared: readonly SourceText[]): SourceText | undefined {
  const isReference = ofPages.length > 0 && ofPages.every(({ path }) => path.endsWith(".luau"));
  if (ofPages.length < 2 && !isReference) return undefined;
  const names = isReference ? ["BeforeEntry", "AfterEntry", "Footer"] : ["Footer"];
  const components = names.map((name) => shared.find(({ path }) => path.startsWith(`src/theme/${name}.`)));
  return components.find((source) => source !== undefined);
}
