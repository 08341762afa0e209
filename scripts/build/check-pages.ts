import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "luau-diagnostics";
import { isPlaceholder } from "../../src/lib/site-config/is-placeholder";
import { linkFactsFile, type LinkFacts } from "../../src/node/built-pages/check-rendered-links";
import { pageChecks } from "../../src/node/built-pages/page-checks";
import type { RenderedSite } from "../../src/node/built-pages/read-pages";
import { type Checker, reportDiagnostics } from "../../src/node/diagnostics/report-diagnostics";
import { PUBLICATION, type Publication } from "../../src/node/publish/publish";
import type { BuildPurpose } from "../../src/node/settings/config-source";
import { fileOfPage } from "../../src/node/render/write-pages";
import { WAITING_FILE, waitingNote } from "../report-files";
import type { SiteFolder } from "../site-folder";
import type { SiteRendering } from "./render-pages";
import { createContinuingOutput } from "./terminal-output";

interface CheckedBuild extends Pick<SiteFolder, "sources" | "stage"> {
  readonly reports: string;
  readonly purpose: BuildPurpose;
}

const ADDRESS: Checker = { name: "address", headline: () => "The site has no address of its own" };

/** Reports problems of rendered pages, and files that they would overwrite; errors end the build. */
export async function checkPages(
  { files, pages }: RenderedSite,
  { clashes }: Publication,
  { sources, stage, reports, purpose }: CheckedBuild,
  { hasErrors, paths, waiting }: SiteRendering,
): Promise<void> {
  const folders = [sources, stage] as const;
  // src/node/built-pages/link-facts.ts writes the file.
  const facts = JSON.parse(readFileSync(path.join(stage, linkFactsFile), "utf8")) as LinkFacts;
  // The folder may also have pages, feeds and sitemaps of an earlier build.
  const rendered = new Set(paths.filter((one) => !waiting.includes(one)).map(fileOfPage));
  const site = hasErrors
    ? {
        files: new Map([...files].filter(([file]) => !/\.(?:html|xml)$/.test(file))),
        pages: new Map([...pages].filter(([file]) => rendered.has(file))),
      }
    : { files, pages };
  const later = hasErrors ? [...facts.later, ...facts.unread, ...waiting] : [];
  const output = createContinuingOutput();
  for (const check of pageChecks)
    reportDiagnostics(output, check.find({ site, facts, folders, later }), check, folders);
  reportDiagnostics(output, clashes, PUBLICATION, folders);
  reportDiagnostics(output, await addressProblems(facts.origin, purpose), ADDRESS, folders);
  if (hasErrors)
    reportWaiting(
      [...facts.unread, ...waiting].filter((one) => !one.endsWith("/")),
      reports,
    );
  if (output.hasErrors()) process.exit(1);
}

/** The location of the setting is found by Babel, which other builds do not load. */
async function addressProblems(url: string, purpose: BuildPurpose): Promise<readonly Diagnostic[]> {
  if (purpose === "publish" || !isPlaceholder(url)) return [];
  const { placeholderUrl } = await import("../../src/node/settings/config-source");
  return placeholderUrl(url, purpose);
}

/** Prints the note about pages that were not checked, and stores it for `luau-docs check`. */
function reportWaiting(paths: readonly string[], reports: string): void {
  const text = waitingNote(paths);
  if (text !== "") console.error(text);
  writeFileSync(path.join(reports, WAITING_FILE), text);
}
