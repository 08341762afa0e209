import path from "node:path";
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
  /** A folder for what the next run uses. */
  readonly cacheFolder?: string | undefined;
}

/** A session with the plugin's options. */
export function pluginSession(options: PluginOptions, place: Place): Session {
  const { folder, pathPrefix, isEdited, cacheFolder } = place;
  const cwd = definitionsFolder(options, folder);
  const requests = requestedPaths(options, cwd);
  // Each version of a site has an instance of the plugin.
  const answers = `modules-${requests.join().replaceAll(/\W+/g, "-")}.json`;
  return openSession({
    requests,
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
    ...(cacheFolder !== undefined && { answersFile: path.join(cacheFolder, answers) }),
    isBundled: options.ide !== undefined,
    history: versionList(options, cwd),
  });
}
