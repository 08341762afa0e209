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
  const { basePath, highlight, pages, groups, titles, icons, require, siteUrl } = options;
  return openSession({
    ...{ basePath, highlight, pages, groups, titles, icons, require, siteUrl, pathPrefix },
    requests: requestedPaths(options, cwd),
    cwd,
    severities: options.rules ?? {},
    settings: referenceSettings(options, cwd),
    store: store === null ? null : { folder: store, name: storeName(options) },
    isBundled: options.ide !== undefined,
    history: versionList(options, cwd),
    keepFile,
  });
}
