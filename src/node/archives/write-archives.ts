import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { markLines, parseMeta } from "luau-contract";
import { eachNode } from "../content/each-node";
import { guideSchema, readFrontMatter, splitFrontMatter } from "../content/front-matter";
import { parseText } from "../mdx/compile-mdx";
import { nodesOf } from "../nodes-of";
import { zipFiles } from "./zip-files";
import type { SiteArgs } from "../site-args";

export interface GuideFile {
  readonly href: string;
  readonly file: string;
  readonly contentFilePath: string;
}

/** Where the archive of a guide is published. */
export const archivePath = (href: string): string => `${href}.zip`;

/** Writes the archive of each guide whose front matter has one. */
export function writeArchives(args: Pick<SiteArgs, "getNodesByType" | "reporter">): void {
  for (const guide of nodesOf<GuideFile>(args, "Guide")) {
    const archive = archiveOf(guide.file, readFileSync(guide.contentFilePath, "utf8"));
    if (archive === null) continue;
    const missing = archive.others.filter((file) => !existsSync(path.join("static", file)));
    for (const file of missing)
      args.reporter.panicOnBuild(`${guide.file}: \`archive_files\` names ${file}, which is not in static/.`);
    if (missing.length > 0) continue;
    const others = archive.others.map((file) => [file, readFileSync(path.join("static", file))] as const);
    const files = [...archive.samples, ...others].map(
      ([file, contents]) => [`${archive.folder}/${file}`, contents] as const,
    );
    const target = path.join("public", decodeURI(archivePath(guide.href)));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, zipFiles(new Map(files)));
  }
}

export interface GuideArchive {
  readonly folder: string;
  /** By path. A file that a guide shows several times is what the last sample shows. */
  readonly samples: ReadonlyMap<string, string>;
  /** Files in `static/` that are added at the same path. */
  readonly others: readonly string[];
}

/** The archive of a guide, or null if its front matter has none. */
export function archiveOf(file: string, text: string): GuideArchive | null {
  const split = splitFrontMatter(text);
  const { value } = readFrontMatter(file, split, guideSchema);
  return value?.archive === undefined
    ? null
    : { folder: value.archive, samples: samplesOf(split.body), others: value.archive_files };
}

function samplesOf(body: string): ReadonlyMap<string, string> {
  const samples = new Map<string, string>();
  eachNode(parseText(body), (node) => {
    if (node.type !== "code") return;
    const meta = parseMeta(node.meta ?? "");
    if (meta.file !== null) samples.set(meta.file, `${markLines(node.value, meta).code}\n`);
  });
  return samples;
}
