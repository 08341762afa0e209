/** In: the front matter and samples of a guide. Out: the files of its archive. */
import { markLines, parseMeta } from "luau-contract";
import type { SampleCode } from "./analyse-mdx";
import type { GuideFrontMatter } from "./front-matter";

export interface GuideArchive {
  readonly folder: string;
  /** Paths and contents, each file as its last sample shows it. */
  readonly samples: readonly (readonly [string, string])[];
  readonly others: readonly string[];
}

export const archiveOf = (
  { archive, archive_files: others }: GuideFrontMatter,
  samples: readonly SampleCode[],
): GuideArchive | null =>
  archive === undefined ? null : { folder: archive, samples: filesIn(samples), others };

function filesIn(samples: readonly SampleCode[]): GuideArchive["samples"] {
  const files = new Map<string, string>();
  for (const { code, meta: text } of samples) {
    const meta = parseMeta(text);
    if (meta.file !== null) files.set(meta.file, `${markLines(code, meta).code}\n`);
  }
  return [...files];
}
