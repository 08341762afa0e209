/**
 * In: the plugin's options. Out: one `LuauModule` node a definition file, kept true to the disk for as long
 * as `gatsby develop` runs. The only folder that calls Gatsby.
 */
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { DEFAULT_BASE_PATH } from "../emit/addresses/routes";
import { writeNodes } from "./nodes";
import { referenceSettings, requestedPaths, versionList, type PluginOptions } from "./options";
import { writePublished } from "./write-published";
import { publishIdeFiles } from "./publish-ide-files";
import { reportSnapshot, summaryLine } from "./report";
import { watchDefinitions } from "../pipeline";
import { openSession, type Session, type Snapshot } from "./session";
import { siteFolder } from "./site-folder";

export async function sourceModules(api: SourceNodesArgs, options: PluginOptions): Promise<void> {
  const cwd = siteFolder(api);
  const command = process.env["gatsby_executing_command"];
  const requests = requestedPaths(options, cwd);
  const history = versionList(options, cwd);
  const session = openSession({
    requests,
    cwd,
    severities: options.rules ?? {},
    settings: referenceSettings(options, cwd),
    basePath: options.basePath,
    highlight: options.highlight,
    pages: options.pages,
    groups: options.groups,
    titles: options.titles,
    siteUrl: options.siteUrl,
    pathPrefix: api.pathPrefix,
    history,
  });
  const place = {
    publicFolder: path.join(cwd, "public"),
    basePath: options.basePath ?? DEFAULT_BASE_PATH,
    lists: path.join(api.cache.directory, "published"),
  };
  // Before reading: what is saved meanwhile is read again.
  const since = Date.now();
  const snapshot = await session.read("all");
  const failed = reportSnapshot(snapshot, api.reporter);
  if (failed && command !== "develop") api.reporter.panicOnBuild(summaryLine(snapshot));
  const write = async (next: Snapshot): Promise<void> => {
    await writeNodes(api, next);
    await writePublished(place, next.files);
  };
  await write(snapshot);
  if (command !== "develop") return publishIdeFiles(api, options, snapshot.output);
  keepTrue({
    api,
    session,
    requests,
    watched: [...requests, ...(history?.versions.flatMap((one) => one.requests) ?? [])],
    cwd,
    since,
    snapshot,
    failed,
    write,
  });
}

interface Following {
  readonly api: SourceNodesArgs;
  readonly session: Session;
  readonly requests: readonly string[];
  /** Those of other versions, too: what one of them no longer has is told on the pages of this. */
  readonly watched: readonly string[];
  readonly cwd: string;
  readonly since: number;
  /** What was read at the start. */
  readonly snapshot: Snapshot;
  /** Whether there were mistakes in it. */
  readonly failed: boolean;
  readonly write: (snapshot: Snapshot) => Promise<void>;
}

function keepTrue({
  api,
  session,
  requests,
  watched,
  cwd,
  since,
  snapshot: first,
  failed: failedAtStart,
  write,
}: Following): void {
  let failed = failedAtStart;
  let written = first;
  // A site may have this plugin several times, once a version: each has a watcher of its own.
  const sourcedAgain = `${SOURCED_AGAIN} ${requests.join(" ")}`;
  api.emitter.emit(sourcedAgain);
  const onChange = async (changed: ReadonlySet<string>): Promise<void> => {
    try {
      const snapshot = await session.read(changed);
      // Editors save, and tools check out, what is already there.
      if (snapshot === written) return;
      const failedBefore = failed;
      failed = reportSnapshot(snapshot, api.reporter);
      await write(snapshot);
      written = snapshot;
      if (failedBefore && !failed) api.reporter.success("Luau definitions: all mistakes are fixed");
    } catch (error) {
      // A bug of ours must not end the author's session: the pages stay as they are.
      api.reporter.error(
        "Luau definitions: the change could not be taken over",
        error instanceof Error ? error : new Error(String(error)),
      );
    }
  };
  const stopping = watchDefinitions(
    [...new Set(watched)],
    cwd,
    onChange,
    (problem) => api.reporter.warn(`Luau definitions: ${problem}`),
    since,
  );
  api.emitter.on(sourcedAgain, () => void stopping.then((stop) => stop()));
}

/** Gatsby sources again on request: the new run's watcher takes over from the one before. */
const SOURCED_AGAIN = "LUAU_DEFINITIONS_SOURCED_AGAIN";
