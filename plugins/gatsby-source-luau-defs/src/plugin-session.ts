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
  /** Whether definitions are edited meanwhile. */
  readonly isEdited: boolean;
}

/** A session with the plugin's options. */
export function pluginSession(options: PluginOptions, { folder, pathPrefix, isEdited }: Place): Session {
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
    isEdited,
    isBundled: options.ide !== undefined,
    history: versionList(options, cwd),
  });
}
