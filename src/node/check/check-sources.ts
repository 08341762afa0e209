/** Runs the checks of a site's sources, in a build and after each change in development. */
import type { NodePluginArgs } from "gatsby";
import type { Diagnostic } from "luau-contract";
import type { FileFacts } from "../content/check-readings";
import type { ModuleNode } from "../content/gatsby/api-entries";
import { reportChanges, reportDiagnostics, type Checker } from "../diagnostics/report-diagnostics";
import { nodesOf, pathsOfPages } from "../nodes-of";
import { reportSamples } from "../samples/report-samples";
import type { SampleCheck } from "../samples/run-check";
import { docsOf } from "../site/site-data";
import { sourceChecks } from "./source-checks";

type SiteNodes = Pick<NodePluginArgs, "getNodesByType" | "store" | "reporter">;

/** In builds, before pages are rendered: reports all mistakes, then ends the build if there are errors. */
export async function checkSources(args: SiteNodes, samples: Promise<SampleCheck | null>): Promise<void> {
  const failures: string[] = [];
  const { reporter } = args;
  const output = {
    warn: (text: string) => reporter.warn(text),
    panicOnBuild: (text: string) => void failures.push(text),
  };
  for (const [checker, found] of await findMistakes(args)) reportDiagnostics(output, found, checker);
  if (failures.length === 0) return;
  // Samples cannot be checked with broken definitions, which the plugin has reported.
  await samples.then((check) => reportSamples(check, output)).catch(() => undefined);
  reporter.panicOnBuild(failures.join("\n\n"));
}

/** In development, after each change: reports new results. */
export async function followSources(args: SiteNodes): Promise<void> {
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
