/** A site that a new one replaces: Moonwave's, or Docusaurus', which Moonwave's are made with. */
import path from "node:path";
import { counted } from "luau-contract";
import type { Repository } from "../repository";
import { filesBelow } from "./project";
import { tableOf, textOf, type Table } from "./values";

export interface FormerSite {
  /** For the author. */
  readonly generator: "Moonwave" | "Docusaurus";
  /** Absolute; all other paths are relative to it. */
  readonly folder: string;
  /** Its configuration file; null if there is none that can be read. */
  readonly configFile: string | null;
  /** Settings under the names of `moonwave.toml`, whose navbar and footer are those of Docusaurus. */
  readonly config: Table;
  /** As the configuration names it. */
  readonly repository: Repository | null;
  readonly docs: Area;
  readonly blog: Area | null;
  /** Sidebars as written in code; null where folders determine them. */
  readonly sidebars: Table | null;
  /** Folders with files that are published unchanged. */
  readonly staticFolders: readonly string[];
  /** Guides from files at the top of the project. */
  readonly top: readonly TopGuide[];
  /** Other former addresses. */
  readonly redirects: readonly (readonly [from: string, to: string])[];
  /** Settings that sites share with Docusaurus, by their names in `site.config.ts`. */
  readonly shared: Readonly<Record<string, Table>>;
  /** What could not be taken, in words. */
  readonly left: readonly string[];
}

/** Pages in a folder. */
export interface Area {
  readonly folder: string;
  /** The address that those of its pages begin with: `/docs`; empty at the root. */
  readonly base: string;
}

/** A guide from a file at the top of the project. */
export interface TopGuide {
  readonly file: string;
  /** Its name among the guides. */
  readonly name: string;
  readonly source: string;
  /** Its place in the sidebar. */
  readonly position: number;
}

/** Origin and path of the published site. */
export function placeOf(config: Table): { readonly url: string | null; readonly baseUrl: string | null } {
  const docusaurus = tableOf(config["docusaurus"]);
  const url = /^https?:\/\/[^/\s]+/.exec(textOf(docusaurus["url"]) ?? "")?.[0] ?? null;
  const base = textOf(docusaurus["baseUrl"])?.replace(/^\/?/, "/").replace(/\/?$/, "/") ?? null;
  return { url, baseUrl: base };
}

/** Pages of a site that are code. */
export const codePages = (project: string, folder: string): readonly string[] => {
  const files = filesBelow(path.join(project, folder)).map((file) => `${folder}/${file}`);
  return files.length <= MOST_LISTED ? files : [`the ${counted(files.length, "file")} of ${folder}/`];
};

const MOST_LISTED = 5;
