/** In: guides with an `archive`. Out: a zip of the samples of each, and of files in `static/`. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { GuideArchive } from "../content/read-content";
import { nodesOf } from "../gatsby/nodes-of";
import type { SiteArgs } from "./site-args";
import { writeWithFolder } from "../files/write-unless-same";
import { strToU8, zipSync } from "fflate";

export interface GuideFile {
  readonly href: string;
  readonly archive: GuideArchive | null;
}

export const archivePath = (href: string): string => `${href}.zip`;

export function writeArchives(args: Pick<SiteArgs, "getNodesByType">): void {
  for (const { href, archive } of nodesOf<GuideFile>(args, "Guide")) {
    if (archive === null) continue;
    const others = archive.others.map((file) => [file, readFileSync(path.join("static", file))] as const);
    const files = [...archive.samples, ...others].map(
      ([file, contents]) => [`${archive.folder}/${file}`, contents] as const,
    );
    const target = path.join("public", decodeURI(archivePath(href)));
    writeWithFolder(target, zipFiles(new Map(files)));
  }
}

/** Creates a reproducible zip of files by path: order and modification times are fixed. */
export function zipFiles(files: ReadonlyMap<string, Uint8Array | string>): Uint8Array {
  const entries = [...files].map(
    ([name, contents]) => [name, typeof contents === "string" ? strToU8(contents) : contents] as const,
  );
  // Zip files contain local times: this one is the same in every time zone.
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(2000, 0, 1, 12) });
}
