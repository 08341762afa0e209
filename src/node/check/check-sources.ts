/** Runs the checks of a site's sources, in a build and after each change in development. */
import type { ParentSpanPluginArgs } from "gatsby";
import type { Diagnostic } from "luau-contract";
import type { FileFacts } from "../content/check-readings";
import type { ModuleNode } from "../content/gatsby/api-entries";
import { reportChanges, reportDiagnostics, type Checker } from "../diagnostics/report-diagnostics";
import { nodesOf, pathsOfPages } from "../nodes-of";
import { reportSamples, startSampleCheck } from "../samples/check-samples";
import { docsOf } from "../site/site-data";
import { sourceChecks } from "./source-checks";

const isDeveloping = (): boolean => process.env["gatsby_executing_command"] === "develop";

/** In builds, before anything is compiled: reports all mistakes, then ends the build if there are errors. */
export async function checkSources(args: ParentSpanPluginArgs): Promise<void> {
  if (isDeveloping()) return;
  startSampleCheck();
  const failures: string[] = [];
  const { reporter } = args;
  const output = {
    warn: (text: string) => reporter.warn(text),
    panicOnBuild: (text: string) => void failures.push(text),
  };
  for (const [checker, found] of await findMistakes(args)) reportDiagnostics(output, found, checker);
  if (failures.length === 0) return;
  // With broken definitions, which their plugin has reported, samples cannot be checked.
  await reportSamples({ reporter: output }).catch(() => undefined);
  reporter.panicOnBuild(failures.join("\n\n"));
}

/** In development, after each change: reports what is different. */
export async function followSources(args: ParentSpanPluginArgs): Promise<void> {
  if (!isDeveloping()) return;
  for (const [checker, found] of await findMistakes(args)) reportChanges(args.reporter, found, checker);
}

function findMistakes(
  args: ParentSpanPluginArgs,
): Promise<readonly (readonly [Checker, readonly Diagnostic[]])[]> {
  const facts = {
    readings: nodesOf<FileFacts>(args, "ContentFacts"),
    modules: nodesOf<ModuleNode>(args, "LuauModule"),
    docs: docsOf(args),
    paths: pathsOfPages(args),
  };
  return Promise.all(sourceChecks.map(async (check) => [check, await check.find(facts)] as const));
}
