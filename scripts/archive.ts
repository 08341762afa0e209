import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { root } from "./run";
import { siteFolder, type SiteFolder } from "./site-folder";

interface Archive {
  /** File name. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Description of its contents, for the terminal. */
  readonly holds: string;
}

/**
 * Archives the built site, or with `SITE=path/to/site` that of another engine; `--out` sets the file.
 * @param kind the folder of such archives
 */
export async function archiveSite(
  kind: string,
  pack: (folders: SiteFolder) => Promise<Archive>,
): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: "string" } } });
  const folders = siteFolder(process.env["SITE"]);
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
