import {
  definitionsFolder,
  referenceSettings,
  requestedPaths,
  versionList,
  type PluginOptions,
} from "./plugin-options";
import { openSession, type Session } from "./session";

interface Place {
  /** The site's folder. */
  readonly folder: string;
  /** Prefix of every path on the site. */
  readonly pathPrefix: string;
  /** The folder for what is computed; null to store nothing. */
  readonly store: string | null;
}

/** The name of an instance's files among those of others. */
export const storeName = ({ basePath = "" }: PluginOptions): string => encodeURIComponent(basePath);

/** A session with the plugin's options. */
export function pluginSession(options: PluginOptions, { folder, pathPrefix, store }: Place): Session {
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
  });
}
