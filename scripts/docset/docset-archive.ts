import type { ArchiveKind } from "../archive";
import { builtData } from "../built-site";
import { docsetFiles } from "./docset-files";
import { tarFiles } from "./tar-files";

/** A docset of a site for Dash and Zeal, as a `.tgz` to be unpacked in their docset folder. */
export const docsetArchive: ArchiveKind = {
  folder: "docset",
  pack: async (site) => {
    const name = nameOf(builtData(site).site.title);
    const { files, entries } = await docsetFiles(site);
    const inFolder = new Map([...files].map(([file, contents]) => [`${name}.docset/${file}`, contents]));
    return { name: `${name}.tgz`, bytes: await tarFiles(inFolder), holds: `${entries.length} entries` };
  },
};

/** Dash and Zeal show the folder's name, so it is the title, as far as it is a valid name. */
const nameOf = (title: string): string => title.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, " ").trim() || "Docs";
