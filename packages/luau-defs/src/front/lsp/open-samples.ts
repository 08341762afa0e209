/** The samples of open documents: what Luau has found in them. */
import type { Diagnostic } from "luau-diagnostics";
import { locatedFinding, type LocatedFinding } from "../../check/lint/finding";
import { withSeverities } from "../../check/rule-levels";
import type { PlacedUse } from "../../engine/samples/placed-uses";
import type { Analysis } from "./analysis";
import { openTexts, sampleJob, type SampleTexts } from "./check-guides";
import type { CheckedJob, SampleChecker } from "./sample-checker";

interface OpenSamples {
  /** Whether an analysis is new: each is checked once. */
  readonly isNew: (analysis: Analysis) => boolean;
  /** Problems; null if `isCurrent` says afterwards that there is a newer analysis. Luau takes up to seconds. */
  readonly check: (
    analysis: Analysis,
    isCurrent: () => Promise<boolean>,
  ) => Promise<readonly LocatedFinding[] | null>;
  /** The problems of the last check. */
  readonly findings: () => readonly LocatedFinding[];
  /** The symbols in samples, if those of this analysis have been checked. */
  readonly uses: (analysis: Analysis) => readonly PlacedUse[];
}

export function createOpenSamples(checker: SampleChecker): OpenSamples {
  let checking: Analysis | null = null;
  let checked: Analysis | null = null;
  let findings: readonly LocatedFinding[] = [];
  let uses: readonly PlacedUse[] = [];
  return {
    isNew: (analysis) => analysis !== checking,
    check: async (analysis, isCurrent) => {
      checking = analysis;
      const job = await checkTexts(checker, analysis, openTexts(analysis));
      if (job === null || !(await isCurrent())) return null;
      checked = analysis;
      uses = job.uses;
      findings = asFound(job.diagnostics, analysis.config);
      return findings;
    },
    findings: () => findings,
    uses: (analysis) => (analysis === checked ? uses : []),
  };
}

/** Null if a later check has replaced this one, or Luau failed. */
export async function checkTexts(
  checker: SampleChecker,
  analysis: Analysis,
  texts: SampleTexts,
): Promise<CheckedJob | null> {
  const job = sampleJob(analysis, texts);
  return job === null ? { diagnostics: [], uses: [] } : await checker.check(job);
}

const asFound = (
  diagnostics: readonly Diagnostic[],
  { rules }: Analysis["config"],
): readonly LocatedFinding[] =>
  withSeverities(diagnostics, Object.fromEntries(rules)).map((one) => locatedFinding(one, null));
