import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { writeWithFolder } from "../src/node/write-unless-same";
import { commandFor } from "./run";
import { siteFolder, type SiteFolder } from "./site-folder";

/** A file that is made from a published site. */
export interface Archive {
  /** File name. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Description of its contents, for the terminal. */
  readonly holds: string;
}

/** A kind of archive. */
export interface ArchiveKind {
  /** The folder of such archives. */
  readonly folder: string;
  readonly pack: (site: SiteFolder) => Promise<Archive>;
}

/**
 * Archives the published site; exits if there is none.
 * @param out the file, relative to the current folder
 */
export async function archiveSite(
  site: SiteFolder,
  { folder, pack }: ArchiveKind,
  out: string | undefined,
): Promise<void> {
  if (!existsSync(path.join(site.published, "index.html"))) {
    console.error(`There is no site to pack. \`${commandFor("build")}\` makes one.`);
    process.exit(1);
  }
  const { name, bytes, holds } = await pack(site);
  const file = path.resolve(out ?? path.join(path.dirname(site.hostRules), folder, name));
  writeWithFolder(file, bytes);
  console.log(`${path.relative("", file)}: ${holds}, ${(bytes.length / 1024 / 1024).toFixed(1)} MB`);
}

/** For an npm script: archives the site of `SITE`, or our own; `--out` sets the file. */
export async function archiveFromArguments(kind: ArchiveKind): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: "string" } } });
  await archiveSite(siteFolder(process.env["SITE"]), kind, values.out);
}
