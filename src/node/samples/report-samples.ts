import type { Output } from "../diagnostics/report-diagnostics";
import { reportDiagnostics } from "../diagnostics/report-diagnostics";
import { readSite } from "../settings/read-site";
import { definitionsRoot } from "../settings/definitions-root";
import { writeNotes } from "./notes-file";
import { SAMPLES, type SampleCheck } from "./run-check";

/** Writes the samples' notes for pages, and reports the mistakes in samples. */
export function reportSamples(check: SampleCheck | null, reporter: Output): void {
  writeNotes(check?.versions ?? null);
  if (check) reportDiagnostics(reporter, check.diagnostics, SAMPLES, [definitionsRoot(readSite())]);
}
