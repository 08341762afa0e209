/** In: guides with an `archive`. Out: a zip of the samples of each, and of files in `static/`. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { GuideArchive } from "../content/guide-archive";
import { nodesOf } from "../gatsby/nodes-of";
import type { SiteArgs } from "./site-args";
import { zipFiles } from "./zip-files";
import { writeWithFolder } from "../files/write-unless-same";

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
