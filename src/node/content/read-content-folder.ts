import { existsSync, readFileSync } from "node:fs";
import { filesUnder } from "../publish/published-files";
import { docsVersions } from "../versions/docs-versions";
import { readSite } from "../site/read-site";
import type { FileFacts } from "./check-readings";
import { contentFileAt, versionOf } from "./content-file";
import { fileFacts } from "./read-content";
import { readContentFile } from "./read-content-file";

/** What the checks need of each file in the content folder. */
export function readContentFolder(): readonly FileFacts[] {
  if (!existsSync("content")) return [];
  const versions = docsVersions(readSite());
  return filesUnder("content").flatMap((name) => {
    const content = contentFileAt(name);
    const version = content === null ? undefined : versionOf(content, versions);
    if (content === null || version === undefined) return [];
    const file = `content/${name}`;
    const bytes = readFileSync(file);
    return [fileFacts(file, readContentFile(content, { file, bytes, versionPath: version.path }))];
  });
}
