import { type Output, reportDiagnostics, reportChanges } from "../diagnostics/report-diagnostics";
import type { SiteSettings } from "../settings/read-site";
import { definitionsRoot } from "../settings/definition-options";
import { writeNotes } from "./notes-file";
import { SAMPLES, type SampleCheck, runSampleCheck } from "./run-check";
import path from "node:path";
import { watch } from "chokidar";
import type { CreateDevServerArgs } from "gatsby";

export function reportSamples(
  check: SampleCheck | null,
  { site, definitions }: SiteSettings,
  reporter: Output,
): void {
  writeNotes(check?.versions ?? null);
  if (check === null) return;
  reportDiagnostics(reporter, check.diagnostics, SAMPLES, [definitionsRoot(site, definitions.values)]);
}

/** Debounce interval: several files are saved together, and copied one by one. */
const SETTLE_MS = 200;
const POLL_MS = 300;

/** Checks the samples at the start and after each change; the development server reads the notes again. */
export function followSamples(args: Pick<CreateDevServerArgs, "reporter"> & SiteSettings): void {
  const { reporter, site, definitions } = args;
  const root = definitionsRoot(site, definitions.values);
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const check = async (): Promise<void> => {
    const result = await runSampleCheck(args).catch(() => undefined);
    // The source plugin has reported the definitions' problems.
    if (result === undefined) return;
    reportChanges(reporter, result?.diagnostics ?? [], SAMPLES, [root]);
    writeNotes(result?.versions ?? null);
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void (work = work.then(check)), SETTLE_MS);
  };
  // File system events may be lost if a file is written twice in quick succession.
  const watched = ["content", ...site.definitions.map((one) => path.resolve(root, one))];
  watch(watched, { ignoreInitial: true, usePolling: true, interval: POLL_MS })
    .on("all", later)
    // After listing: a file saved while the folders are being listed causes no event.
    .on("ready", later);
}
