import { rmSync } from "node:fs";
import path from "node:path";
import { changesPath } from "../../lib/content/content-routes";
import { nodesOf } from "../nodes-of";
import type { SiteArgs } from "../site-args";
import { writeWithFolder } from "../write-unless-same";
import { versionsWithChanges } from "./versions-with-changes";

/** Writes the page of changes of each version as Markdown beside it: `/docs/changes.md`. */
export function writeChanges(api: SiteArgs): void {
  // An earlier build may have had more versions.
  for (const version of nodesOf<{ readonly path: string }>(api, "DocsVersion"))
    rmSync(fileOf(changesPath(version.path)), { force: true });
  for (const { href, markdown } of versionsWithChanges(api)) writeWithFolder(fileOf(href), markdown);
}

const fileOf = (href: string): string => path.join("public", `${href}.md`);
