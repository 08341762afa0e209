import {
  definitionsFolder,
  referenceSettings,
  requestedPaths,
  versionList,
  type PluginOptions,
} from "./plugin-options";
import { openSession, type Session } from "./session";
import type { Publishing } from "./write-published";

interface SessionFolders {
  readonly folder: string;
  readonly pathPrefix: string;
  /** Null stores nothing. */
  readonly store: string | null;
  readonly keepFile?: Publishing["keep"] | undefined;
}

/** Instances differ in their base paths, and so do the names of their files. */
export const storeName = ({ basePath = "" }: PluginOptions): string => encodeURIComponent(basePath);

export function pluginSession(
  options: PluginOptions,
  { folder, pathPrefix, store, keepFile }: SessionFolders,
): Session {
  const cwd = definitionsFolder(options, folder);
  return openSession({
    requests: requestedPaths(options, cwd),
    cwd,
    severities: options.rules ?? {},
    settings: referenceSettings(options, cwd),
    basePath: options.basePath,
    highlight: options.highlight,
    pages: options.pages,
    groups: options.groups,
    titles: options.titles,
    icons: options.icons,
    require: options.require,
    siteUrl: options.siteUrl,
    pathPrefix,
    store: store === null ? null : { folder: store, name: storeName(options) },
    isBundled: options.ide !== undefined,
    history: versionList(options, cwd),
    keepFile,
  });
}
