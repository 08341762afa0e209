import { positionAt, sourceText, type Position } from "luau-contract";
import { didYouMean } from "../content/content-diagnostics";
import type { ContentDiagnostic, Severity } from "../content/content-diagnostics";
import type { BrokenLink } from "./check-links";

/** The file that a page is made from, with its text. */
export interface PageSourceFile {
  readonly file: string;
  readonly text: string;
}

/** How each kind is reported. */
const kinds: Readonly<Record<BrokenLink["kind"], { readonly rule: string; readonly problem: string }>> = {
  page: { rule: "broken-link", problem: "leads to nothing" },
  anchor: { rule: "broken-anchor", problem: "leads to a page that has no such anchor" },
  markdown: { rule: "broken-markdown-link", problem: "leads to a file that has no page" },
};

/**
 * Broken links as an author can fix them: in the file that the page is made from, at the line that has the link.
 * @param sourceOf the source of a page
 * @param shared a file whose links are in every page, such as the configuration with its navbar
 * @param levels of each kind; null for one that is not reported
 */
export function explainLinks(broken: readonly BrokenLink[], sourceOf: (path: string) => PageSourceFile | null, shared: PageSourceFile, levels: Readonly<Record<BrokenLink["kind"], Severity | null>>): ContentDiagnostic[] {
  return broken.flatMap((link): ContentDiagnostic[] => {
    const severity = levels[link.kind];
    if (severity === null) return [];
    const { file, position } = findLink(link, sourceOf, shared);
    const pages = link.from.length === 1 ? (link.from[0] ?? "") : `${link.from[0] ?? ""} and ${link.from.length - 1} other pages`;
    const { rule, problem } = kinds[link.kind];
    return [{ file, ...position, severity, rule, message: `\`${link.url}\` ${problem} (in ${pages}).`, suggestion: didYouMean(link.nearest) }];
  });
}

function findLink({ url, from }: BrokenLink, sourceOf: (path: string) => PageSourceFile | null, shared: PageSourceFile): { file: string; position: Position } {
  const sources = from.flatMap((path) => sourceOf(path) ?? []);
  for (const source of [...sources, shared]) {
    const position = positionIn(source.text, url);
    if (position !== null) return { file: source.file, position };
  }
  // A link that a template makes stands in no text: the page's own file is the best that there is.
  return { file: (sources[0] ?? shared).file, position: { line: 1, column: 1 } };
}

/** Where a text names an address; of one with an anchor, where the anchor stands, for authors link to files too. */
function positionIn(text: string, url: string): Position | null {
  const anchor = /#.+$/.exec(url)?.[0];
  for (const wanted of anchor === undefined ? [url] : [url, anchor]) {
    const at = text.indexOf(wanted);
    if (at !== -1) return positionAt(sourceText("", text), at);
  }
  return null;
}
