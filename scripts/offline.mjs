/**
 * `npm run offline`: a zip of the built site that is read without a server, by a double click on its `index.html`, and
 * that any server serves at any path. `--out file.zip` puts it elsewhere; `SITE=path/to/site` as for `npm run build`.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { nameOfSite } from "./offline/built-site.mjs";
import { offlineSite } from "./offline/offline-site.mjs";
import { zipFiles } from "./offline/zip-files.mjs";
import { root } from "./run.mjs";
import { siteFolder } from "./site-folder.mjs";

const { values } = parseArgs({ options: { out: { type: "string" } } });
const folders = siteFolder(process.env.SITE);
if (!existsSync(path.join(folders.published, "index.html"))) {
  console.error("There is no site to make a copy of. `npm run build` makes one.");
  process.exit(1);
}
const name = `${nameOfSite(folders)}-docs`;
const files = new Map([...(await offlineSite(folders))].map(([file, contents]) => [`${name}/${file}`, contents]));
const zip = path.resolve(values.out ?? path.join(path.dirname(folders.hostRules), "offline", `${name}.zip`));
mkdirSync(path.dirname(zip), { recursive: true });
const bytes = zipFiles(files);
writeFileSync(zip, bytes);
console.log(`${path.relative(root, zip)}: ${files.size} files, ${(bytes.length / 1024 / 1024).toFixed(1)} MB`);
