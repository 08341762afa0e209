/** What the commands that pack a built site have in common: where the site is, and where the archive goes. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { root } from "./run.mjs";
import { siteFolder } from "./site-folder.mjs";

/**
 * Makes an archive of the built site, `SITE=path/to/site` of another engine's; `--out` says where it goes.
 * @param {string} kind the folder for such archives
 * @param {(folders: import("./site-folder.mjs").SiteFolder) => Promise<{ name: string, bytes: Uint8Array, holds: string }>} pack
 */
export async function archiveSite(kind, pack) {
  const { values } = parseArgs({ options: { out: { type: "string" } } });
  const folders = siteFolder(process.env.SITE);
  if (!existsSync(path.join(folders.published, "index.html"))) {
    console.error("There is no site to pack. `npm run build` makes one.");
    process.exit(1);
  }
  const { name, bytes, holds } = await pack(folders);
  const file = path.resolve(values.out ?? path.join(path.dirname(folders.hostRules), kind, name));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${path.relative(root, file)}: ${holds}, ${(bytes.length / 1024 / 1024).toFixed(1)} MB`);
}
