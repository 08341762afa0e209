import path from "node:path";
import { diagnosticIn, FILE_START, sortDiagnostics, type Diagnostic } from "luau-contract";
import type { RenderedSite } from "./read-pages";

/** More HTML than this takes a phone seconds, and makes the page unwieldy for everyone. */
const MOST_BYTES = 1_000_000;

/** Of other pages, such as lists of posts, no single file is the cause. */
const shared = "site.config.ts";

/**
 * Finds pages of more than a megabyte.
 * @param sources the file that each page is made from, by the page's path
 */
export function checkPageWeight(
  { pages }: Pick<RenderedSite, "pages">,
  sources: readonly (readonly [href: string, file: string])[],
): readonly Diagnostic[] {
  const files = new Map(sources);
  const heavy = [...pages].flatMap(([file, { html }]) => {
    // A character is at most three bytes of UTF-8.
    const bytes = html.length * 3 > MOST_BYTES ? Buffer.byteLength(html) : 0;
    return bytes > MOST_BYTES ? [{ href: `/${path.posix.dirname(file)}`, bytes }] : [];
  });
  return sortDiagnostics(
    heavy.map(({ href, bytes }) => {
      const file = files.get(href) ?? shared;
      const message = `The page ${href} has ${(bytes / 1_000_000).toFixed(1)} MB of HTML, more than browsers show at once.`;
      return diagnosticIn(file, FILE_START, {
        severity: "warning",
        rule: "heavy-page",
        message,
        suggestion: advice(href, file, sources),
      });
    }),
  );
}

function advice(
  href: string,
  file: string,
  sources: readonly (readonly [href: string, file: string])[],
): string {
  if (!file.endsWith(".luau")) return "Split it into several pages.";
  const isSplit = sources.some(([other, own]) => own === file && other !== href);
  return isSplit
    ? "Divide the file: several files have several indexes."
    : 'Give each entry a page of its own: write `pages: "class"` for this version in site.config.ts.';
}
