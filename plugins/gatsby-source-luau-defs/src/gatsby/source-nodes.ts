/**
 * In: the plugin's options. Out: one `LuauModule` node a definition file, kept true to the disk for as long as
 * `gatsby develop` runs. The only folder that calls Gatsby.
 */
import type { SourceNodesArgs } from "gatsby";
import { writeNodes } from "./nodes";
import { requestedPaths, type PluginOptions } from "./options";
import { reportSnapshot, summaryLine } from "./report";
import { watchDefinitions } from "../pipeline";
import { openSession, type Session } from "./session";
import { siteFolder } from "./site-folder";

export async function sourceModules(api: SourceNodesArgs, options: PluginOptions): Promise<void> {
  const cwd = siteFolder(api);
  const command = process.env["gatsby_executing_command"];
  const requests = requestedPaths(options, cwd);
  const session = openSession({ requests, cwd, severities: options.rules ?? {}, basePath: options.basePath, highlight: options.highlight });
  const snapshot = await session.read("all");
  const failed = reportSnapshot(snapshot, api.reporter);
  if (failed && command !== "develop") api.reporter.panicOnBuild(summaryLine(snapshot));
  await writeNodes(api, snapshot);
  if (command === "develop") keepTrue(api, session, requests, cwd, failed);
}

function keepTrue(api: SourceNodesArgs, session: Session, requests: readonly string[], cwd: string, failedAtStart: boolean): void {
  let failed = failedAtStart;
  // A site may have this plugin several times, once a version: each has a watcher of its own.
  const sourcedAgain = `${SOURCED_AGAIN} ${requests.join(" ")}`;
  api.emitter.emit(sourcedAgain);
  const stop = watchDefinitions(requests, cwd, async (changed) => {
    try {
      const snapshot = await session.read(changed);
      const failedBefore = failed;
      failed = reportSnapshot(snapshot, api.reporter);
      await writeNodes(api, snapshot);
      if (failedBefore && !failed) api.reporter.success("Luau definitions: all mistakes are mended");
    } catch (error) {
      // A bug of ours must not end the author's session: the pages stay as they are.
      api.reporter.error("Luau definitions: the change could not be taken over", error instanceof Error ? error : new Error(String(error)));
    }
  });
  api.emitter.on(sourcedAgain, () => void stop());
}

/** Gatsby sources again on request: the new run's watcher takes over from the one before. */
const SOURCED_AGAIN = "LUAU_DEFINITIONS_SOURCED_AGAIN";
