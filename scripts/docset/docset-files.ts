import { latestVersion } from "../../src/lib/docs/registry";
import { addressesOf, builtData, nameOfSite } from "../built-site";
import { offlineSite } from "../offline/offline-site";
import type { SiteFolder } from "../site-folder";
import { docsetEntries, type DocsetEntry } from "./docset-entries";
import { drawIcons } from "./draw-icons";
import { indexDatabase } from "./index-database";
import { infoPlist } from "./info-plist";
import { markEntries } from "./mark-entries";

export interface Docset {
  /** By path in the docset. */
  readonly files: ReadonlyMap<string, Uint8Array | string>;
  readonly entries: readonly DocsetEntry[];
}

/**
 * Creates a docset for Dash and Zeal from a published site: its offline copy, and a database of the symbols
 * and guides of the default version.
 */
export async function docsetFiles(folders: SiteFolder): Promise<Docset> {
  const { site, docs } = builtData(folders);
  const addresses = addressesOf(folders);
  const version = latestVersion(docs);
  const entries = docsetEntries(
    folders.published,
    { locale: site.defaultLocale, version: version.name },
    addresses,
  );
  const files = new Map<string, Uint8Array | string>(drawIcons(folders.published, site.favicon));
  const index = `${version.path.slice(1)}/index.html`;
  const url = `${site.url}${addresses.prefix}/`;
  files.set("Contents/Info.plist", infoPlist({ id: nameOfSite(folders), title: site.title, index, url }));
  files.set("Contents/Resources/docSet.dsidx", await indexDatabase(entries));
  for (const [file, contents] of await offlineSite(folders)) {
    const own = entries.filter((entry) => entry.file === file);
    const marked = own.length === 0 || typeof contents !== "string" ? contents : markEntries(contents, own);
    files.set(`Contents/Resources/Documents/${file}`, marked);
  }
  return { files, entries };
}
