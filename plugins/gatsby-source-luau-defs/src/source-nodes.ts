/** In: the plugin's options. Out: a node per definition file, which `gatsby develop` keeps up to date. */
import path from "node:path";
import type { NodePluginArgs, SourceNodesArgs } from "gatsby";
import {
  type ApiModel,
  DEFAULT_BASE_PATH,
  freeMemory,
  type PipelineOutput,
  readMocks,
  watchDefinitions,
  withGrouping,
  writeIdeFiles,
  writeInventoryFile,
} from "luau-defs/site";
import { writeNodes } from "./nodes";
import { definitionsFolder, requestedPaths, versionList, type PluginOptions } from "./plugin-options";
import { pluginSession, storeName } from "./plugin-session";
import { openPublished } from "./write-published";
import { reportSnapshot } from "./report-snapshot";
import type { Session, Snapshot } from "./session";

export async function sourceModules(api: SourceNodesArgs, options: PluginOptions): Promise<void> {
  if (isDevelopment()) return watchDefinitionFiles({ api, options, ...(await sourceFirst(api, options)) });
  const output = await sourceOnce(api, options);
  if (output === null) return;
  freeMemory();
  await publishFiles(api, options, output);
}

const isDevelopment = (): boolean => process.env["gatsby_executing_command"] === "develop";

/** Null if there are problems. A separate function, so that the emitted nodes are freed when it returns. */
async function sourceOnce(api: SourceNodesArgs, options: PluginOptions): Promise<PipelineOutput | null> {
  const { snapshot, failed } = await sourceFirst(api, options);
  return failed ? null : snapshot.output;
}

async function sourceFirst(
  api: SourceNodesArgs,
  options: PluginOptions,
): Promise<Omit<FirstRun, "api" | "options">> {
  const destination = {
    publicFolder: path.join(siteFolder(api), "public"),
    basePath: options.basePath ?? DEFAULT_BASE_PATH,
    lists: path.join(api.cache.directory, "published"),
  };
  const first = await openPublished(destination);
  const session = pluginSession(options, {
    folder: siteFolder(api),
    pathPrefix: api.pathPrefix,
    store: storeIn(api),
    keepFile: isDevelopment() ? undefined : first.keep,
  });
  const subject = requestedPaths(options, definitionsFolder(options, siteFolder(api))).join(" ");
  // Files that are saved during the reading are read again.
  const since = Date.now();
  const snapshot = await session.read("all");
  const failed = reportSnapshot(snapshot, api.reporter, subject);
  await first.finish(snapshot.files, () => writeNodes(api, snapshot));
  const write = async (next: Snapshot): Promise<void> =>
    (await openPublished(destination)).finish(next.files, () => writeNodes(api, next));
  return { session, subject, since, snapshot, failed, write };
}

async function publishFiles(
  api: SourceNodesArgs,
  options: PluginOptions,
  output: Snapshot["output"],
): Promise<void> {
  await publishInventory(api, options, output.model);
  await publishIdeFiles(api, options, output);
}

interface FirstRun {
  readonly api: SourceNodesArgs;
  readonly options: PluginOptions;
  readonly session: Session;
  readonly subject: string;
  readonly since: number;
  readonly snapshot: Snapshot;
  readonly failed: boolean;
  readonly write: (snapshot: Snapshot) => Promise<void>;
}

function watchDefinitionFiles({
  api,
  options,
  session,
  subject,
  since,
  snapshot: first,
  failed: failedAtStart,
  write,
}: FirstRun): void {
  let failed = failedAtStart;
  let written = first;
  // A site may have several instances of this plugin, one per version, each with its own watcher.
  const sourcedAgain = `${SOURCED_AGAIN} ${subject}`;
  api.emitter.emit(sourcedAgain);
  const onChange = async (changed: ReadonlySet<string>): Promise<void> => {
    try {
      const snapshot = await session.read(changed);
      // Editors and version control also write unchanged files.
      if (snapshot === written) return;
      const failedBefore = failed;
      failed = reportSnapshot(snapshot, api.reporter, subject);
      await write(snapshot);
      written = snapshot;
      if (failedBefore && !failed) api.reporter.success("Luau definitions: all problems are fixed");
    } catch (error) {
      // A bug in the plugin must not end the author's session: the pages stay as they are.
      api.reporter.error(
        "Luau definitions: the change could not be taken over",
        error instanceof Error ? error : new Error(String(error)),
      );
    }
  };
  const cwd = definitionsFolder(options, siteFolder(api));
  const versions = versionList(options, cwd)?.versions ?? [];
  const requests = [requestedPaths(options, cwd), ...versions.map((one) => one.requests)].flat();
  const stopping = watchDefinitions(
    // Other versions are watched too: this version's pages list what another one no longer has.
    [...new Set(requests)],
    cwd,
    onChange,
    (problem) => api.reporter.warn(`Luau definitions: ${problem}`),
    since,
  );
  api.emitter.on(sourcedAgain, () => void stopping.then((stop) => stop()));
}

/** Gatsby sources again on request: the new run's watcher then replaces the previous one. */
const SOURCED_AGAIN = "LUAU_DEFINITIONS_SOURCED_AGAIN";

/** Problems in the definitions, and names that cannot be in one bundle, have already been reported. */
async function publishIdeFiles(
  api: SourceNodesArgs,
  options: PluginOptions,
  output: PipelineOutput,
): Promise<void> {
  if (options.ide === undefined) return;
  const folder = siteFolder(api);
  const mocks = await readMocks([...output.sources.keys()], definitionsFolder(options, folder));
  const ideOptions = { ...options, mocks, store: path.join(storeIn(api), `${storeName(options)}.docs`) };
  const ide = { ...options.ide, directory: options.directory };
  const { value: files } = await writeIdeFiles(path.join(folder, "public"), output, ide, ideOptions);
  api.reporter.info(
    `Luau definitions: ${files.length} files for editors in ${path.posix.dirname(files[0] ?? "/")}`,
  );
}

async function publishInventory(
  api: SourceNodesArgs,
  options: PluginOptions,
  model: ApiModel,
): Promise<void> {
  const { title = options.ide?.name ?? "Reference", siteUrl, basePath, pages, require, directory } = options;
  const inventory = {
    title,
    url: siteUrl ?? options.ide?.baseUrl ?? null,
    basePath,
    pages,
    require,
    directory,
  };
  const publicFolder = path.join(siteFolder(api), "public");
  const address = await writeInventoryFile(publicFolder, withGrouping(model, options), inventory);
  api.reporter.info(`Luau definitions: the inventory is ${address}`);
}

const storeIn = ({ cache }: SourceNodesArgs): string => path.join(cache.directory, "store");

/** Gatsby's store is loosely typed; this property has existed since version 2. */
const siteFolder = ({ store }: NodePluginArgs): string =>
  (store.getState() as { program: { directory: string } }).program.directory;
