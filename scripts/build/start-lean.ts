import { leanProcess, type Command, type LeanProcess } from "gatsby-lean";
import { modules } from "../run";
import { cacheFolder, type SiteFolder } from "../site-folder";

/**
 * Determines how Gatsby is started, and prints which versions are not tested. Exits if a stock build is
 * requested, but packages that it requires are not installed.
 * @param without internals to disable; null for a stock build
 */
export function startLean(
  { sources }: Pick<SiteFolder, "sources">,
  without: readonly string[] | null,
  command?: Command,
): LeanProcess {
  const lean = leanProcess({ modules, cache: cacheFolder(sources) }, without, command);
  if (lean.notice !== null) console.warn(lean.notice);
  if (lean.replaced.length > 0) {
    console.error(needsAll(lean.replaced));
    process.exit(1);
  }
  return lean;
}

const needsAll = (replaced: readonly string[]): string =>
  `Stock Gatsby requires packages that \`overrides\` in package.json replace: ${replaced.join(", ")}.\n` +
  "Build without `--stock`, or delete these overrides, and run `npm install`.";
