/** A folder of definitions in the editor: its texts, analysed after each pause, and what is reported of them. */
import type { Connection } from "vscode-languageserver";
import type { ClientSupport } from "./client-support";
import { shownByFile, toShown } from "./published";
import { createReporter, type Reporter } from "./reporter";
import { openWorkspace, type Analysis, type Workspace } from "./workspace";

export interface Project {
  readonly workspace: Workspace;
  readonly reporter: Reporter;
  /** Analyses and reports, unless another change follows at once. */
  readonly publishSoon: () => void;
  /** Analyses, and has what was found ready for those that ask. */
  readonly publish: () => Promise<Analysis>;
  readonly close: () => Promise<void>;
}

export interface ProjectOptions {
  readonly root: string;
  readonly requests: readonly string[];
  readonly connection: Connection;
  readonly support: ClientSupport;
  /** Reports a bug of ours without ending the server. */
  readonly guard: (work: Promise<unknown>) => void;
}

/** While somebody types, the mistakes of the last word are enough. */
const PAUSE = 30;
/** Where an analysis takes longer, in milliseconds, syntax errors are reported before its end. */
const LONG = 100;

export async function openProject(options: ProjectOptions): Promise<Project> {
  const { root, requests, connection, support, guard } = options;
  let waiting: NodeJS.Timeout | null = null;
  let isClosed = false;
  let lasted = 0;
  const workspace = await openWorkspace({
    root,
    requests,
    onSyntax: (source, errors) => {
      if (lasted < LONG) return;
      const shown = errors.map((diagnostic) => toShown({ diagnostic }, () => source));
      guard(reporter.reportSyntax(source, shown));
    },
  });
  const reporter = createReporter({ connection, support, open: workspace.open, uriOf: workspace.uriOf });
  const publish = async (): Promise<Analysis> => {
    const start = performance.now();
    const analysis = await workspace.analysis();
    lasted = performance.now() - start;
    const { findings, output, others, opened } = analysis;
    if (!isClosed)
      await reporter.report(
        "analysis",
        shownByFile(findings, (file) => output.sources.get(file) ?? others.get(file)),
        opened,
      );
    return analysis;
  };
  return {
    workspace,
    reporter,
    publish,
    publishSoon: () => {
      if (waiting !== null) clearTimeout(waiting);
      waiting = setTimeout(() => guard(publish()), PAUSE);
    },
    close: async () => {
      isClosed = true;
      if (waiting !== null) clearTimeout(waiting);
      await reporter.clear();
    },
  };
}
