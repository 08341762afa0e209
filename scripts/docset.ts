/**
 * `npm run docset`: writes a docset of the built site for Dash and Zeal, as a `.tgz` to be unpacked in their
 * docset folder. `--out file.tgz` sets the file; `SITE=path/to/site` as for `npm run build`.
 */
import { archiveSite } from "./archive";
import { docsetFiles } from "./docset/docset-files";
import { tarFiles } from "./docset/tar-files";
import { builtData } from "./built-site";

await archiveSite("docset", async (folders) => {
  // Dash and Zeal show the folder's name, so it is the title, as far as it is a valid name.
  const name =
    builtData(folders)
      .site.title.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, " ")
      .trim() || "Docs";
  const { files, entries } = await docsetFiles(folders);
  const inFolder = new Map([...files].map(([file, contents]) => [`${name}.docset/${file}`, contents]));
  return { name: `${name}.tgz`, bytes: await tarFiles(inFolder), holds: `${entries.length} entries` };
});
