/** The pages whose samples and links count as uses of an entry, in the order of the site. */
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import type { EntryPageNode } from "../gatsby/api-entries";
import type { SidebarNode } from "../gatsby/docs-sidebars";
import { nodesOf } from "../gatsby/nodes-of";
import { writeWithFolder } from "../files/write-unless-same";
import { samplesFolder } from "./notes-file";

/** Relative to the stage. */
export const samplePagesFile = path.join(samplesFolder, "pages.json");

export interface SamplePage {
  readonly kind: "guide" | "reference" | "post";
  /** Without locale and base path. */
  readonly href: string;
  readonly title: string;
}

/** Guides and modules in the order of the sidebar, posts from the newest to the oldest. */
export function writeSamplePages(args: Pick<NodePluginArgs, "getNodesByType">): void {
  const guides = nodesOf<Record<"href" | "sidebarLabel", string>>(args, "Guide");
  const modules = nodesOf<Record<"href" | "label", string>>(args, "LuauModule");
  const entries = nodesOf<EntryPageNode>(args, "LuauEntryPage");
  const posts = nodesOf<Record<"href" | "title" | "date", string>>(args, "BlogPost");
  const labels = new Map(modules.map(({ href, label }) => [href, label]));
  const items = nodesOf<SidebarNode>(args, "DocsSidebar").flatMap((sidebar) => sidebar.items);
  const positions = new Map(items.map(({ href }, index) => [href, index]));
  const pageIn = (listed: string, page: SamplePage) => [positions.get(listed) ?? items.length, page] as const;
  const inSidebar = [
    ...guides.map(({ href, sidebarLabel }) => pageIn(href, { kind: "guide", href, title: sidebarLabel })),
    ...modules.map(({ href, label }) => pageIn(href, { kind: "reference", href, title: label })),
    ...entries.map(({ href, module }) =>
      pageIn(module.href, { kind: "reference", href, title: labels.get(module.href) ?? "" }),
    ),
  ];
  const pages = [
    ...inSidebar.sort(([a], [b]) => a - b).map(([, page]) => page),
    ...posts
      .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
      .map(({ href, title }): SamplePage => ({ kind: "post", href, title })),
  ];
  writeWithFolder(samplePagesFile, JSON.stringify(pages));
}
