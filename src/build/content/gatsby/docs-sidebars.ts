import type { CreatePagesArgs, SourceNodesArgs } from "gatsby";
import type { SidebarItem } from "../../../lib/docs-sidebar";
import type { SidebarEntry } from "../sidebar-file";
import { itemsFromEntries, itemsFromFolders } from "../sidebar-items";
import type { SidebarGuide, SidebarSource } from "../sidebar-items";
import { modulesUnder } from "./api-entries";
import type { ModuleNode } from "./api-entries";

/** A docs version, as far as its sidebar wants it. */
export interface VersionNode {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly frozen: string;
  readonly status: string;
}

/** The whole sidebar of a version, laid out flat. */
export interface SidebarNode {
  readonly version: string;
  /** JSON of `SidebarItem[]`. */
  readonly items: string;
  readonly internal: { readonly contentDigest: string };
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
 * Makes a node of each version's sidebar. Every page of the docs asks for it; had it to ask for all guides and modules
 * instead, an edit of one of a thousand would have all of their pages looked at and written again.
 */
export function createSidebars({ actions, getNodesByType, createNodeId, createContentDigest }: CreatePagesArgs): void {
  // Nodes of our own schema and of the plugin's, whose contract gives these fields.
  const nodes = <T>(type: string): readonly T[] => getNodesByType(type) as unknown as readonly T[];
  for (const version of nodes<VersionNode>("DocsVersion")) {
    const written = nodes<{ frozen: string; entries: string }>("SidebarSource").find(({ frozen }) => frozen === version.frozen);
    const source = { modules: modulesUnder(version.path, nodes<ModuleNode>("LuauModule")).map(({ name, href }) => ({ name, href })), guides: guidesOf(version, nodes("Guide")) };
    const fields = { version: version.name, items: JSON.stringify(itemsOf(source, written?.entries)) };
    actions.createNode({ ...fields, id: createNodeId(`${TYPE} ${version.name}`), parent: null, children: [], internal: { type: TYPE, contentDigest: createContentDigest(fields) } });
  }
}

/** Pages are made after Gatsby has thrown away what was not made or named again. */
export function keepSidebars({ actions, getNodesByType }: SourceNodesArgs): void {
  for (const node of getNodesByType(TYPE)) actions.touchNode(node);
}

const guidesOf = ({ name }: VersionNode, guides: readonly GuideNode[]): readonly SidebarGuide[] =>
  guides.filter(({ version }) => version === name).map(({ slug, href, sidebarLabel, sidebarPosition }) => ({ slug, href, label: sidebarLabel, position: sidebarPosition }));

/** @param written what `sidebar.yml` says, our own JSON, checked when the file was read */
const itemsOf = (source: SidebarSource, written: string | undefined): readonly SidebarItem[] =>
  written === undefined ? itemsFromFolders(source, "Scripting reference") : itemsFromEntries(JSON.parse(written) as SidebarEntry[], source);
