import path from "node:path";
import type { WrittenSettings } from "luau-contract";
import {
  type LocateSetting,
  type GroupPattern,
  type Highlight,
  type IdeOptions,
  type PageScheme,
  type ReferenceSettings,
  settingsOf,
  type SeverityOverrides,
} from "luau-defs/site";
import type { VersionList } from "./version-facts";

export interface PluginOptions {
  /** Definition files, folders of them, or globs; relative to the site's folder. */
  readonly path: string | readonly string[];
  /** The folder to which `path` and all other paths of definitions are relative; by default the site's. */
  readonly root?: string;
  /** Path of the reference pages; `/docs/api` by default. Used for links only: the site creates the pages. */
  readonly basePath?: string;
  /** Highlights code blocks in descriptions. */
  readonly highlight?: Highlight;
  /** A page per module, or for large files also a page per entry; `module` by default. */
  readonly pages?: PageScheme;
  /** Sections of sidebar and index, in order, with patterns of names: `Body*`. */
  readonly groups?: readonly GroupPattern[];
  /** Titles of modules, by slug, unless their files specify one. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Icons of modules, by slug: the `d` of a path of SVG, in a square of 24. */
  readonly icons?: Readonly<Record<string, string>>;
  /** The argument of `require` for plain modules: `@std/{path}`; by default `./{path}`. */
  readonly require?: WrittenSettings["require"];
  /** Without the site's URL, links in the published Markdown and JSON are relative to the site's root. */
  readonly siteUrl?: string;
  /** Rules whose severity differs from their default. */
  readonly rules?: SeverityOverrides;
  /** The platform of the definitions, whose names are known: `roblox`. */
  readonly platform?: WrittenSettings["platform"];
  /** How the interface expresses enums as extern types. */
  readonly enums?: WrittenSettings["enums"];
  /** The types of values that are events. */
  readonly events?: WrittenSettings["events"];
  /** luau-lsp documentation files, whose texts are used for undocumented symbols. */
  readonly docs?: WrittenSettings["docs"];
  /** Inventories of other sites, or definition files, whose types are known but not documented. */
  readonly external?: WrittenSettings["external"];
  readonly underscored?: WrittenSettings["underscored"];
  /** Patterns of files that are not pages, added to the default ones; `!Packages` removes one of these. */
  readonly exclude?: WrittenSettings["exclude"];
  /** Location of a setting in its file, for messages: `enums.item`, `docs[0]`. */
  readonly placeOf?: LocateSetting;
  /** As readers know the reference, for its inventory: `Kit`; by default the name of `ide`. */
  readonly title?: string;
  /** Path of the published inventory, and of the files of `ide`; `/definitions` by default. */
  readonly directory?: string;
  /** Publishes files for editors and linters: the bundle, its documentation and checksums. Off by default. */
  readonly ide?: Omit<IdeOptions, "directory">;
  /** Sites with several versions have an instance of the plugin for each; pages compare with all versions. */
  readonly history?: HistoryOptions;
}

export interface HistoryOptions {
  readonly version: string;
  /** All versions, oldest first, with their definition files. */
  readonly versions: readonly { readonly version: string; readonly path: PluginOptions["path"] }[];
}

export const definitionsFolder = ({ root = "." }: Pick<PluginOptions, "root">, siteFolder: string): string =>
  path.resolve(siteFolder, root);

/** Paths relative to the site's folder keep absolute paths out of pages. */
export function requestedPaths(
  { path: requests }: Pick<PluginOptions, "path">,
  siteFolder: string,
): readonly string[] {
  const list = typeof requests === "string" ? [requests] : requests;
  return list.map((request) =>
    path.isAbsolute(request) ? path.relative(siteFolder, request) || "." : request,
  );
}

export const referenceSettings = (options: PluginOptions, siteFolder: string): ReferenceSettings =>
  settingsOf(options, options.placeOf, (file) => requestedPaths({ path: file }, siteFolder)[0] ?? file);

export function versionList({ history }: PluginOptions, siteFolder: string): VersionList | undefined {
  if (history === undefined) return undefined;
  return {
    version: history.version,
    versions: history.versions.map(({ version, path: request }) => ({
      version,
      requests: requestedPaths({ path: request }, siteFolder),
    })),
  };
}
