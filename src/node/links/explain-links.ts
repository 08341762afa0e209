import {
  asQuestion,
  diagnosticIn,
  FILE_START,
  rangeAt,
  type Diagnostic,
  type Severity,
  type SourceText,
  type TextRange,
} from "luau-contract";
import type { BrokenLink } from "./check-links";

/** How each kind is reported. */
const kinds: Readonly<Record<BrokenLink["kind"], { readonly rule: string; readonly problem: string }>> = {
  page: { rule: "broken-link", problem: "leads to nothing" },
  anchor: { rule: "broken-anchor", problem: "leads to a page that has no such anchor" },
  markdown: { rule: "broken-markdown-link", problem: "leads to a file that has no page" },
};

/**
 * Maps broken links to the source files that contain them.
 * @param sourceOf the source of a page
 * @param shared a file whose links are in every page, such as the configuration with its navbar
 * @param levels of each kind; null for one that is not reported
 */
export function explainLinks(
  broken: readonly BrokenLink[],
  sourceOf: (path: string) => SourceText | null,
  shared: SourceText,
  levels: Readonly<Record<BrokenLink["kind"], Severity | null>>,
): Diagnostic[] {
  return broken.flatMap((link): Diagnostic[] => {
    const severity = levels[link.kind];
    if (severity === null) return [];
    const { file, range } = findLink(link, sourceOf, shared);
    const pages =
      link.from.length === 1
        ? (link.from[0] ?? "")
        : `${link.from[0] ?? ""} and ${link.from.length - 1} other pages`;
    const { rule, problem } = kinds[link.kind];
    return [
      diagnosticIn(file, range, {
        severity,
        rule,
        message: `\`${link.url}\` ${problem} (in ${pages}).`,
        suggestion: asQuestion(link.nearest),
      }),
    ];
  });
}

function findLink(
  { url, from }: BrokenLink,
  sourceOf: (path: string) => SourceText | null,
  shared: SourceText,
): { readonly file: string; readonly range: TextRange } {
  const sources = from.flatMap((path) => sourceOf(path) ?? []);
  for (const source of [...sources, shared]) {
    const range = rangeIn(source, url);
    if (range !== null) return { file: source.path, range };
  }
  // A link created by a template is in no source: the page's file is the nearest location.
  return { file: (sources[0] ?? shared).path, range: FILE_START };
}

/**
 * The range of an address in a text; for an address with an anchor, that of the anchor, because authors also
 * link to files.
 */
function rangeIn(source: SourceText, url: string): TextRange | null {
  const anchor = /#.+$/.exec(url)?.[0];
  for (const wanted of anchor === undefined ? [url] : [url, anchor]) {
    const at = source.text.indexOf(wanted);
    if (at !== -1) return rangeAt(source, [at, at + wanted.length]);
  }
  return null;
}
