import { asQuestion, counted, type Diagnostic, diagnosticIn, type Severity } from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import type { BrokenLink } from "./check-links";
import { findLink, type LinkSources } from "./find-link";

/** How each kind is reported. */
const kinds: Readonly<Record<BrokenLink["kind"], { readonly rule: string; readonly problem: string }>> = {
  page: { rule: "broken-link", problem: "leads to nothing" },
  anchor: { rule: "broken-anchor", problem: "leads to a page that has no such anchor" },
  markdown: { rule: "broken-markdown-link", problem: "leads to a file that has no page" },
};

/**
 * Maps broken links to the source files that contain them. A link that the program writes in several ways,
 * such as one per locale, is reported once.
 * @param levels of each kind; null for one that is not reported
 */
export function explainLinks(
  broken: readonly BrokenLink[],
  sources: LinkSources,
  levels: Readonly<Record<BrokenLink["kind"], Severity | null>>,
): Diagnostic[] {
  const problems = broken.flatMap((link): Diagnostic[] => {
    const severity = levels[link.kind];
    if (severity === null) return [];
    const { file, range } = findLink(link, sources);
    if (link.isToDraft && range === FILE_START) return [];
    const { rule, problem } = kinds[link.kind];
    return [
      diagnosticIn(file, range, {
        severity,
        rule,
        message: `\`${link.url}\` ${problem} (in ${pagesInWords(link.from)}).`,
        suggestion: asQuestion(link.nearest),
      }),
    ];
  });
  const keys = new Set<string>();
  return problems.filter((one) => !keys.has(keyOf(one)) && keys.add(keyOf(one)));
}

/** `/docs/intro and 2 other pages` */
export const pagesInWords = ([first = "", ...others]: readonly string[]): string =>
  `${first}${others.length === 0 ? "" : ` and ${counted(others.length, "other page")}`}`;

/** Links that code assembles have no location. */
const keyOf = ({ file, line, column, endColumn, rule, message }: Diagnostic): string =>
  [file, line, column, rule, endColumn === column ? message : ""].join(":");
