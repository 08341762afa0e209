import type { ArchiveKind } from "../archive";
import { nameOfSite } from "../built-site";
import { offlineSite } from "./offline-site";
import { zipFiles } from "../../src/node/archives/zip-files";

/**
 * A zip of a site that can be read without a server, by opening its `index.html`, and that any server can
 * serve at any path.
 */
export const offlineArchive: ArchiveKind = {
  folder: "offline",
  pack: async (site) => {
    const name = `${nameOfSite(site)}-docs`;
    const files = new Map(
      [...(await offlineSite(site))].map(([file, contents]) => [`${name}/${file}`, contents]),
    );
    return { name: `${name}.zip`, bytes: zipFiles(files), holds: `${files.size} files` };
  },
};
