import { rmSync } from "node:fs";
import path from "node:path";
import { namesFile, type PageName } from "../../../lib/docs/page-names";
import { nodesOf } from "../../nodes-of";
import type { SiteArgs } from "../../site-args";
import { writeWithFolder } from "../../write-unless-same";
import { pagesOf } from "../entry-sidebar";
import type { SidebarNode, VersionNode } from "./docs-sidebars";

/** Writes the names of all pages of each large docs version, for the filter of its sidebar. */
export function writePageNames(api: SiteArgs): void {
  const sidebars = nodesOf<SidebarNode>(api, "DocsSidebar");
  for (const { name, path: root } of nodesOf<VersionNode>(api, "DocsVersion")) {
    const sidebar = sidebars.find(({ version }) => version === name);
    const pages = [...(sidebar?.items ?? []), ...pagesOf(sidebar?.indexed ?? [])];
    const names = pages.flatMap(({ label, href }): PageName[] =>
      href?.startsWith(`${root}/`) ? [[label, href.slice(root.length)]] : [],
    );
    const file = path.join("public", `${root}/names.json`);
    // An earlier build may have had more pages.
    if (namesFile(root, pages.length) === null) rmSync(file, { force: true });
    else writeWithFolder(file, JSON.stringify(names));
  }
}
