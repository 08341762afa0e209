/**
 * `npm run offline`: writes a zip of the built site that can be read without a server, by opening its
 * `index.html`, and that any server can serve at any path. `--out file.zip` sets the file;
 * `SITE=path/to/site` as for `npm run build`.
 */
import { archiveSite } from "./archive";
import { nameOfSite } from "./built-site";
import { offlineSite } from "./offline/offline-site";
import { zipFiles } from "./offline/zip-files";

await archiveSite("offline", async (folders) => {
  const name = `${nameOfSite(folders)}-docs`;
  const files = new Map(
    [...(await offlineSite(folders))].map(([file, contents]) => [`${name}/${file}`, contents]),
  );
  return { name: `${name}.zip`, bytes: zipFiles(files), holds: `${files.size} files` };
});
