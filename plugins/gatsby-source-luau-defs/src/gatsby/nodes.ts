import type { NodeInput, SourceNodesArgs } from "gatsby";
import type { GraphqlModule } from "../emit/graphql";
import type { Snapshot } from "./session";

export const MODULE_TYPE = "LuauModule";

type NodeApi = Pick<SourceNodesArgs, "actions" | "createNodeId" | "createContentDigest" | "getNode" | "getNodesByType">;

/**
 * Makes the store hold what the snapshot holds. A module with errors keeps its last good node; one whose node would
 * come out the same is only touched, so that its page is not built again.
 */
export async function writeNodes(api: NodeApi, { modules, broken, problems }: Snapshot): Promise<void> {
  const { touchNode, deleteNode, createNode } = api.actions;
  const current = new Set<string>();
  for (const module of modules) {
    const node = moduleNode(api, module);
    current.add(node.id);
    const stored = api.getNode(node.id);
    const keep = stored !== undefined && (broken.has(module.slug) || stored.internal.contentDigest === node.internal.contentDigest);
    if (keep) touchNode(stored);
    else await createNode(node);
  }
  const folders = new Set(modules.map(folderOf));
  for (const node of api.getNodesByType(MODULE_TYPE)) {
    if (current.has(node.id)) continue;
    // A site may use the plugin several times, each with a base path: the others' nodes are none of ours.
    if (folders.size > 0 && !folders.has(folderOf({ href: String(node["href"]), slug: String(node["slug"]) }))) continue;
    // A folder that is gone for a moment is no reason to drop every page.
    if (problems.length > 0 && modules.length === 0) touchNode(node);
    else deleteNode(node);
  }
}

/** The base path that a module's page is under. */
const folderOf = ({ href, slug }: { readonly href: string; readonly slug: string }): string => href.slice(0, href.length - slug.length);

function moduleNode({ createNodeId, createContentDigest }: NodeApi, module: GraphqlModule): NodeInput {
  return {
    ...module,
    id: createNodeId(`${MODULE_TYPE} ${module.href}`),
    parent: null,
    children: [],
    internal: { type: MODULE_TYPE, contentDigest: createContentDigest(module) },
  };
}
