import { referenceSettings, requestedPaths, versionList, type PluginOptions } from "./options";
import { openSession, type Session } from "./session";

interface Place {
  /** The site's folder, to which paths are relative. */
  readonly cwd: string;
  /** Prefix of every path on the site. */
  readonly pathPrefix: string;
}

/** A session with the plugin's options. */
export const pluginSession = (options: PluginOptions, { cwd, pathPrefix }: Place): Session =>
  openSession({
    requests: requestedPaths(options, cwd),
    cwd,
    severities: options.rules ?? {},
    settings: referenceSettings(options, cwd),
    basePath: options.basePath,
    highlight: options.highlight,
    pages: options.pages,
    groups: options.groups,
    titles: options.titles,
    siteUrl: options.siteUrl,
    pathPrefix,
    history: versionList(options, cwd),
  });
