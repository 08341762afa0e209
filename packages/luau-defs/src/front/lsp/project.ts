/** A folder of definitions in the editor: its texts, analysed after each pause, and their findings. */
import type { Diagnostic } from "luau-diagnostics";
import type { CancellationToken, Connection } from "vscode-languageserver";
import type { ClientSupport } from "./capabilities";
import type { InterfaceCache, Unanswered } from "../../engine/interfaces/open-interfaces";
import type { LocatedUse } from "../../engine/samples/located-uses";
import { openTexts, sampleJob, type CheckedSamples, type SampleJob, type SampleTexts } from "./check-guides";
import { shownByFile, toLspDiagnostic, type FindSource } from "./published";
import { createReporter, type Reporter } from "./reporter";
import { latestOnly, type RunJob } from "./threads";
import { openWorkspace, type Workspace } from "./workspace";
import type { Analysis, OpenText } from "./analysis";
import { withSeverities } from "../../check/rule-levels";

export interface Project {
  readonly workspace: Workspace;
  readonly reporter: Reporter;
  readonly publishSoon: () => void;
  readonly publish: () => Promise<Analysis>;
  readonly samples: () => readonly Diagnostic[];
  readonly usesInOpenDocuments: (analysis: Analysis) => readonly LocatedUse[];
  /** None if the request is cancelled. */
  readonly usesIn: (
    analysis: Analysis,
    texts: SampleTexts,
    token: CancellationToken,
  ) => Promise<readonly LocatedUse[]>;
  readonly close: () => Promise<void>;
}

export interface ProjectOptions {
  readonly root: string;
  readonly requests: readonly string[] | null;
  readonly connection: Connection;
  readonly support: ClientSupport;
  readonly samples: RunJob<SampleJob, CheckedSamples>;
  /** Checks the samples of all texts in a second thread, so that the first keeps the results of open texts. */
  readonly references: RunJob<SampleJob, CheckedSamples>;
  /** Infers the types of modules: until it returns, they are shown as their statements have them. */
  readonly inferModules: RunJob<Unanswered, InterfaceCache>;
  /** Logs an internal error without ending the server. */
  readonly guard: (work: Promise<unknown>) => void;
}

/** Debounce interval in ms; a further change interrupts a running analysis. */
const DEBOUNCE_MS = 1;
/** Duration in ms after which syntax errors are reported before the analysis ends. */
const SLOW_ANALYSIS_MS = 100;

export async function openProject(options: ProjectOptions): Promise<Project> {
  const { support, guard } = options;
  let waiting: NodeJS.Timeout | undefined;
  let isClosed = false;
  let lastDuration = 0;
  const samples = createOpenSamples(latestOnly(options.samples));
  const workspace = await openWorkspace({
    ...options,
    onSyntax: (source, errors) => {
      if (lastDuration >= SLOW_ANALYSIS_MS) guard(reporter.reportSyntax(source, shownSyntax(source, errors)));
    },
  });
  const inferInterfaces = createInference(options, workspace);
  const reporter = createReporter({ ...options, open: workspace.open, uriOf: workspace.uriOf });
  const shownIn = (analysis: Analysis, problems: readonly Diagnostic[]) =>
    shownByFile(problems, sourcesIn(analysis), support.relatedInformation ? workspace.uriOf : null);
  const publish = async (): Promise<Analysis> => {
    const start = performance.now();
    const analysis = await workspace.analysis();
    lastDuration = performance.now() - start;
    if (isClosed) return analysis;
    await reporter.report("analysis", shownIn(analysis, analysis.findings), analysis.opened);
    if (samples.isNew(analysis)) guard(checkSamples(analysis));
    guard(inferInterfaces(analysis).then((isNew) => (isNew ? publish() : analysis)));
    return analysis;
  };
  const checkSamples = async (analysis: Analysis): Promise<void> => {
    const isCurrent = async () => !isClosed && analysis === (await workspace.analysis());
    const problems = await samples.check(analysis, isCurrent);
    if (problems !== null) await reporter.report("samples", shownIn(analysis, problems), analysis.opened);
  };
  return {
    workspace,
    reporter,
    publish,
    samples: samples.findings,
    usesInOpenDocuments: samples.uses,
    usesIn: async (analysis, texts, token) =>
      (await checkTexts(options.references, analysis, texts, token))?.uses ?? [],
    publishSoon: () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => guard(publish()), DEBOUNCE_MS);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(waiting);
      await reporter.clear();
    },
  };
}

/**
 * Returns true if another analysis must follow: there are new interfaces, or an analysis came while these
 * were being inferred.
 */
function createInference({ inferModules }: ProjectOptions, workspace: Workspace) {
  let isRunning = false;
  let wasSkipped = false;
  return async ({ unanswered }: Analysis): Promise<boolean> => {
    if (unanswered.paths.length === 0) return false;
    wasSkipped = isRunning;
    if (isRunning) return false;
    isRunning = true;
    const interfaces = await inferModules(unanswered).finally(() => {
      isRunning = false;
    });
    return workspace.setInterfaces(interfaces) || wasSkipped;
  };
}

const shownSyntax = (source: OpenText, errors: readonly Diagnostic[]) =>
  errors.map((error) => toLspDiagnostic(error, () => source));

const sourcesIn =
  ({ output, others, opened }: Analysis): FindSource =>
  (file) =>
    output.sources.get(file) ?? others.get(file) ?? opened.get(file);

function createOpenSamples(checker: ProjectOptions["samples"]) {
  let checking: Analysis | null = null;
  let checked: Analysis | null = null;
  let findings: readonly Diagnostic[] = [];
  let uses: readonly LocatedUse[] = [];
  return {
    isNew: (analysis: Analysis) => analysis !== checking,
    /** Problems; null if there is a newer analysis afterwards: Luau takes up to seconds. */
    check: async (analysis: Analysis, isCurrent: () => Promise<boolean>) => {
      checking = analysis;
      const job = await checkTexts(checker, analysis, openTexts(analysis));
      if (job === null || !(await isCurrent())) return null;
      checked = analysis;
      uses = job.uses;
      findings = withSeverities(job.diagnostics, Object.fromEntries(analysis.config.rules));
      return findings;
    },
    findings: () => findings,
    uses: (analysis: Analysis) => (analysis === checked ? uses : []),
  };
}

/** Null if a later check has replaced this one, the request was cancelled, or Luau failed. */
async function checkTexts(
  checker: ProjectOptions["samples"],
  analysis: Analysis,
  texts: SampleTexts,
  token?: CancellationToken,
): Promise<CheckedSamples | null> {
  const job = sampleJob(analysis, texts);
  return job === null ? { diagnostics: [], uses: [] } : await checker(job, token);
}
