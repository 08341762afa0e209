import type { Data, QueryReads } from "gatsby-lean";
import { reportDiagnostics, type Output } from "../../src/node/diagnostics/report-diagnostics";
import { ComponentError, componentProblems, COMPONENTS } from "../../src/node/render/component-problems";
import type { Renderer } from "../../src/node/render/renderer";
import { writePages } from "../../src/node/render/write-pages";
import { terminal } from "./terminal-output";

export interface SiteRendering {
  readonly hasErrors: boolean;
  /** The paths of all pages; of those that cannot be rendered, an earlier version may exist. */
  readonly paths: readonly string[];
  readonly waiting: readonly string[];
}

/**
 * Renders pages whose data, context or component changed. Returns the paths of those that fail.
 * @param broken files with reported errors, from which errors of their pages follow
 */
export async function renderPages(
  { pages, query, stateOf }: Data,
  renderer: Renderer,
  broken: ReadonlySet<string>,
  output: Output,
  progress: (text: string) => void,
): Promise<readonly string[]> {
  const all = [...pages().values()];
  const failures = await writePages(
    all.map((page) => ({
      ...page,
      pageContext: page.context,
      input: async () => ({ ...page, ...(await query(page)) }),
      stateOf: (reads: QueryReads) => stateOf(page, reads),
    })),
    renderer,
    { folder: "public", onPage: (done) => progress(`${done} of ${all.length}`) },
  );
  const errors = [...failures.values()];
  const problems = componentProblems(errors).filter(({ file }) => !broken.has(file));
  reportDiagnostics(output, problems, COMPONENTS);
  const others = errors.filter((error) => !(error instanceof ComponentError));
  // A problem in the configuration, which has been reported, may fail in the program's own components.
  if (others.length > 0 && broken.size === 0) terminal.panicOnBuild(distinctTexts(others).join("\n\n"));
  return [...failures.keys()];
}

/** One component may fail on every page. */
const distinctTexts = (errors: readonly unknown[]): readonly string[] => [
  ...new Set(
    errors.map((error) => (error instanceof Error ? (error.stack ?? error.message) : String(error))),
  ),
];
