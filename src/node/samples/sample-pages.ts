/** The pages whose samples and links count as uses of an entry, in the order of the site. */
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
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

interface ReferenceNode {
  readonly href: string;
  readonly label: string;
}

interface EntryPageNode {
  readonly href: string;
  readonly module: { readonly href: string };
}

interface SidebarNode {
  readonly items: readonly { readonly href: string | null }[];
}

/** Guides and modules in the order of the sidebar, posts from the newest to the oldest. */
export function writeSamplePages(args: Pick<NodePluginArgs, "getNodesByType">): void {
  const guides = nodesOf<{ readonly href: string; readonly sidebarLabel: string }>(args, "Guide");
  const modules = nodesOf<ReferenceNode>(args, "LuauModule");
  const entries = nodesOf<EntryPageNode>(args, "LuauEntryPage");
  const posts = nodesOf<{ readonly href: string; readonly title: string; readonly date: string }>(
    args,
    "BlogPost",
  );
  const labels = new Map(modules.map(({ href, label }) => [href, label]));
  const items = nodesOf<SidebarNode>(args, "DocsSidebar").flatMap((sidebar) => sidebar.items);
  const places = new Map(items.map(({ href }, index) => [href, index]));
  const placeOf = (href: string): number => places.get(href) ?? items.length;
  const pages: readonly (readonly [place: number, page: SamplePage])[] = [
    ...guides.map(
      (one) => [placeOf(one.href), { kind: "guide", href: one.href, title: one.sidebarLabel }] as const,
    ),
    ...modules.map(
      (one) => [placeOf(one.href), { kind: "reference", href: one.href, title: one.label }] as const,
    ),
    ...entries.map(
      ({ href, module }) =>
        [placeOf(module.href), { kind: "reference", href, title: labels.get(module.href) ?? "" }] as const,
    ),
  ];
  const dated = [...posts].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const all = [
    ...[...pages].sort(([a], [b]) => a - b).map(([, page]) => page),
    ...dated.map(({ href, title }): SamplePage => ({ kind: "post", href, title })),
  ];
  writeWithFolder(samplePagesFile, JSON.stringify(all));
}
