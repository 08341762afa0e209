/** Checks the samples of a build. */
import { reportDiagnostics, type Output } from "../diagnostics/report-diagnostics";
import { readSite } from "../site/read-site";
import { definitionsRoot } from "../versions/definitions-root";
import { writeNotes } from "./notes-file";
import { runSampleCheck, SAMPLES, type SampleCheck } from "./run-check";

/** The check of this build, if it has started. */
let running: Promise<SampleCheck | null> | null = null;

/** Starts the check. It runs in processes of its own, while pages are rendered. */
export function startSampleCheck(): void {
  running = runSampleCheck();
  // A failure is reported when the build waits for the result.
  running.catch(() => undefined);
}

/** Waits for the check, reports its mistakes, and writes what pages show of it. */
export async function reportSamples({ reporter }: { readonly reporter: Output }): Promise<void> {
  const check = await running;
  writeNotes(check?.versions ?? null);
  if (check) reportDiagnostics(reporter, check.diagnostics, SAMPLES, [definitionsRoot(readSite())]);
}
