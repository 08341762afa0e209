/** Runs the checks of a site's sources, in a build and after each change in development. */
import type { NodePluginArgs } from "gatsby";
import type { Diagnostic } from "luau-diagnostics";
import type { FileFacts } from "../content/check-readings";
import type { ModuleNode } from "../content/gatsby/api-entries";
import {
  reportChanges,
  reportDiagnostics,
  type Checker,
  type Output,
} from "../diagnostics/report-diagnostics";
import { nodesOf, pathsOfPages } from "../nodes-of";
import { docsOf } from "../site/write-site-data";
import { sourceChecks } from "./source-checks";

type SiteNodes = Pick<NodePluginArgs, "getNodesByType" | "store" | "reporter">;

/**
 * In builds, before pages are rendered: reports all mistakes.
 * @returns the files that have errors
 */
export async function checkSources(args: SiteNodes, output: Output): Promise<ReadonlySet<string>> {
  const checks = await findMistakes(args);
  for (const [checker, found] of checks) reportDiagnostics(output, found, checker);
  const errors = checks.flatMap(([, found]) => found).filter(({ severity }) => severity === "error");
  return new Set(errors.map(({ file }) => file));
}

/** In development, after each change: reports new results. */
export async function watchSources(args: SiteNodes): Promise<void> {
  if (process.env["gatsby_executing_command"] !== "develop") return;
  for (const [checker, found] of await findMistakes(args)) reportChanges(args.reporter, found, checker);
}

function findMistakes(args: SiteNodes): Promise<readonly (readonly [Checker, readonly Diagnostic[]])[]> {
  const facts = {
    readings: nodesOf<FileFacts>(args, "ContentFacts"),
    modules: nodesOf<ModuleNode>(args, "LuauModule"),
    docs: docsOf(args),
    paths: pathsOfPages(args),
  };
  return Promise.all(sourceChecks.map(async (check) => [check, await check.find(facts)] as const));
}
