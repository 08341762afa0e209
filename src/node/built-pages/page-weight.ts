import path from "node:path";
import { type Diagnostic, diagnosticIn, sortDiagnostics } from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import type { SiteReading } from "./read-pages";

/** In bytes. A larger page takes a phone seconds to load, and is unwieldy for everyone. */
const MAX_BYTES = 1_000_000;

/** Other pages, such as lists of posts, have no single source file. */
const shared = "site.config.ts";

/**
 * Reports pages of more than a megabyte.
 * @param sources the source file of each page, by the page's path
 */
export function checkPageWeight(
  { pages }: Pick<SiteReading, "pages">,
  sources: readonly (readonly [href: string, file: string])[],
): readonly Diagnostic[] {
  const files = new Map(sources);
  const heavy = [...pages].filter(([, { reading }]) => reading.bytes > MAX_BYTES);
  return sortDiagnostics(
    heavy.map(([page, { reading }]) => {
      const href = `/${path.posix.dirname(page)}`;
      const file = files.get(href) ?? shared;
      const message =
        `The page ${href} has ${(reading.bytes / 1_000_000).toFixed(1)} MB of HTML, ` +
        "more than browsers show at once.";
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
  if (!/\.luau?$/.test(file)) return "Split it into several pages.";
  const isSplit = sources.some(([otherHref, source]) => source === file && otherHref !== href);
  return isSplit
    ? "Divide the file: several files have several indexes."
    : 'Give each entry a page of its own: write `pages: "class"` for this version in site.config.ts.';
}
