import type { CreatePagesArgs, SourceNodesArgs } from "gatsby";
import type { SidebarItem } from "../../lib/docs/docs-sidebar";
import type { IndexedModule } from "../../lib/reference/sections";
import { modulesUnder } from "./modules-under";
import { nodesOf } from "./nodes-of";
import type { SiteSettings } from "../settings/read-site";
import { entrySections, type EntrySections } from "../content/entry-sidebar";
import { englishMessages } from "../files/english-messages";
import {
  type SidebarEntry,
  itemsFromEntries,
  itemsFromFolders,
  type SidebarGuide,
  type SidebarParts,
} from "../content/sidebar-items";
import type { EntryPageNode, ModuleNode } from "./api-entries";

/** The fields of a docs version that its sidebar needs. */
export interface VersionNode {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly frozen: string;
  readonly status: string;
}

/** The complete sidebar of a version, flattened. */
export interface SidebarNode {
  readonly version: string;
  readonly items: readonly SidebarItem[];
  /** The modules whose entries have their own pages. */
  readonly indexed: readonly EntrySections[];
}

interface GuideNode {
  readonly version: string;
  readonly slug: string;
  readonly href: string;
  readonly sidebarLabel: string;
  readonly sidebarPosition: number | null;
}

const TYPE = "DocsSidebar";

/**
 * Creates a node for each version's sidebar, which every page of the docs queries. If the pages queried all
 * guides and modules instead, an edit of one of them would rewrite every page.
 */
export async function createSidebars(args: CreatePagesArgs & SiteSettings): Promise<void> {
  const { actions, createNodeId, createContentDigest, getNode, site } = args;
  const entries = nodesOf<EntryPageNode>(args, "LuauEntryPage");
  const split = new Set(entries.map(({ module }) => module.href));
  // The sidebar is the same in all locales.
  const messages = englishMessages();
  for (const version of nodesOf<VersionNode>(args, "DocsVersion")) {
    const written = nodesOf<{ readonly frozen: string; readonly entries: readonly SidebarEntry[] }>(
      args,
      "SidebarSource",
    ).find(({ frozen }) => frozen === version.frozen);
    const modules = modulesUnder(version.path, nodesOf<ModuleNode & IndexedModule>(args, "LuauModule"));
    const source = {
      modules,
      groups: site.reference.groups.map(({ label }) => label),
      guides: guidesOf(version, nodesOf(args, "Guide")),
    };
    const indexed = modules
      .filter(({ href }) => split.has(href))
      .map((module) => entrySections(module, messages));
    const fields = { version: version.name, items: itemsOf(source, written?.entries), indexed };
    const id = createNodeId(`${TYPE} ${version.name}`);
    const contentDigest = createContentDigest(fields);
    // During `npm run dev`, a new node makes Gatsby create the pages again.
    if (getNode(id)?.internal.contentDigest === contentDigest) continue;
    await actions.createNode({
      ...fields,
      id,
      parent: null,
      children: [],
      internal: { type: TYPE, contentDigest },
    });
  }
}

/** Touches the nodes, because Gatsby deletes untouched nodes before pages are created. */
export function keepSidebars({ actions, getNodesByType }: SourceNodesArgs): void {
  for (const node of getNodesByType(TYPE)) actions.touchNode(node);
}

const guidesOf = ({ name }: VersionNode, guides: readonly GuideNode[]): readonly SidebarGuide[] =>
  guides
    .filter(({ version }) => version === name)
    .map(({ slug, href, sidebarLabel: label, sidebarPosition: position }) => {
      return { slug, href, label, position };
    });

/** @param written the content of `sidebar.yml` */
const itemsOf = (
  source: SidebarParts,
  written: readonly SidebarEntry[] | undefined,
): readonly SidebarItem[] =>
  written === undefined ? itemsFromFolders(source, "Scripting reference") : itemsFromEntries(written, source);
