/** A folder of definitions in the editor: its texts, analysed after each pause, and their findings. */
import type { Diagnostic } from "luau-contract";
import type { Connection } from "vscode-languageserver";
import type { ClientSupport } from "./client-support";
import type { Found } from "../lint/finding";
import { withSeverities } from "../pipeline";
import { sampleJob } from "./check-guides";
import { shownByFile, toShown, type FindSource } from "./published";
import { createReporter, type Reporter } from "./reporter";
import type { SampleChecker } from "./sample-checker";
import { openWorkspace, type Workspace } from "./workspace";
import type { Analysis, OpenText } from "./analysis";

export interface Project {
  readonly workspace: Workspace;
  readonly reporter: Reporter;
  /** Analyses and reports, debounced. */
  readonly publishSoon: () => void;
  /** Analyses, and stores the findings for clients that pull them. */
  readonly publish: () => Promise<Analysis>;
  /** The mistakes in samples that have been checked. */
  readonly samples: () => readonly Found[];
  readonly close: () => Promise<void>;
}

export interface ProjectOptions {
  readonly root: string;
  readonly requests: readonly string[] | null;
  readonly connection: Connection;
  readonly support: ClientSupport;
  readonly samples: SampleChecker;
  /** Logs an internal error without ending the server. */
  readonly guard: (work: Promise<unknown>) => void;
}

/** Debounce interval in ms; a further change interrupts a running analysis. */
const PAUSE = 1;
/** Duration in ms after which syntax errors are reported before the analysis ends. */
const LONG = 100;

export async function openProject(options: ProjectOptions): Promise<Project> {
  const { root, requests, connection, support, guard } = options;
  let waiting: NodeJS.Timeout | undefined;
  let isClosed = false;
  let lasted = 0;
  let checked: Analysis | null = null;
  let samples: readonly Found[] = [];
  const workspace = await openWorkspace({
    root,
    requests,
    onSyntax: (source, errors) => {
      if (lasted >= LONG) guard(reporter.reportSyntax(source, shownSyntax(source, errors)));
    },
  });
  const reporter = createReporter({ connection, support, open: workspace.open, uriOf: workspace.uriOf });
  const relatedUri = support.relatedInformation ? workspace.uriOf : null;
  const publish = async (): Promise<Analysis> => {
    const start = performance.now();
    const analysis = await workspace.analysis();
    lasted = performance.now() - start;
    if (isClosed) return analysis;
    const shown = shownByFile(analysis.findings, sourcesIn(analysis), relatedUri);
    await reporter.report("analysis", shown, analysis.opened);
    if (analysis !== checked) guard(checkSamples(analysis));
    return analysis;
  };
  /** Last: Luau takes up to seconds, in a separate thread. */
  const checkSamples = async (analysis: Analysis): Promise<void> => {
    checked = analysis;
    const job = sampleJob(analysis);
    const found = job === null ? [] : await options.samples.check(job);
    // Those of the newer text follow.
    if (found === null || isClosed || analysis !== (await workspace.analysis())) return;
    samples = asFound(found, analysis.config);
    await reporter.report("samples", shownByFile(samples, sourcesIn(analysis), relatedUri), analysis.opened);
  };
  return {
    workspace,
    reporter,
    publish,
    samples: () => samples,
    publishSoon: () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => guard(publish()), PAUSE);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(waiting);
      await reporter.clear();
    },
  };
}

const shownSyntax = (source: OpenText, errors: readonly Diagnostic[]) =>
  errors.map((diagnostic) => toShown({ diagnostic }, () => source));

const asFound = (found: readonly Diagnostic[], { rules }: Analysis["config"]): readonly Found[] =>
  withSeverities(found, Object.fromEntries(rules)).map((diagnostic) => ({
    ...diagnostic,
    diagnostic,
    fix: null,
  }));

const sourcesIn =
  ({ output, others, opened }: Analysis): FindSource =>
  (file) =>
    output.sources.get(file) ?? others.get(file) ?? opened.get(file);
