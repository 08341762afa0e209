/**
 * In: a published site. Out: the files of a docset for Dash and Zeal: the copy for reading offline, and a database of
 * the symbols and guides of the version for readers who have chosen none.
 */
import { addressesOf, builtData, nameOfSite } from "../built-site.mjs";
import { offlineSite } from "../offline/offline-site.mjs";
import { importSource } from "./import-source.mjs";
import { docsetEntries } from "./docset-entries.mjs";
import { drawIcons } from "./draw-icons.mjs";
import { indexDatabase } from "./index-database.mjs";
import { infoPlist } from "./info-plist.mjs";
import { markEntries } from "./mark-entries.mjs";

/**
 * @param {import("../site-folder.mjs").SiteFolder} folders
 * @returns {Promise<{ files: ReadonlyMap<string, Uint8Array | string>, entries: readonly import("./docset-entries.mjs").DocsetEntry[] }>} files by path in the docset
 */
export async function docsetFiles(folders) {
  const { site, docs } = builtData(folders);
  const addresses = addressesOf(folders);
  const { latestVersion } = await importSource("src/lib/docs/registry.ts");
  const version = latestVersion(docs);
  const scope = { locale: site.defaultLocale, version: version.name };
  const entries = await docsetEntries(folders.published, scope, addresses);
  const files = new Map(drawIcons(folders.published, site.favicon));
  const start = `${version.path.slice(1)}/index.html`;
  files.set("Contents/Info.plist", infoPlist({ id: nameOfSite(folders), title: site.title, index: start, url: `${site.url}${addresses.prefix}/` }));
  files.set("Contents/Resources/docSet.dsidx", await indexDatabase(entries));
  for (const [file, contents] of await offlineSite(folders)) {
    const own = entries.filter((entry) => entry.file === file);
    files.set(`Contents/Resources/Documents/${file}`, own.length === 0 ? contents : markEntries(contents, own));
  }
  return { files, entries };
}
