import type { NodeInput, SourceNodesArgs } from "gatsby";
import { type Inventory, namesInCode } from "luau-defs/site";
import type { ChangesNode } from "./changes-node";
import type { Snapshot } from "./session";

const MODULE_TYPE = "LuauModule";
const ENTRY_PAGE_TYPE = "LuauEntryPage";
const TYPES = { module: MODULE_TYPE, entry: ENTRY_PAGE_TYPE };
const CHANGES_TYPE = "LuauChanges";
const INVENTORY_TYPE = "LuauInventory";

type NodeApi = Pick<
  SourceNodesArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNode" | "getNodesByType"
>;

type NodeCreation = void | Promise<void>;

/**
 * A module with errors keeps its last valid nodes; an unchanged node is only touched, so that its page is not
 * rebuilt. Gatsby is notified of all nodes at once: otherwise it would rebuild the pages between two nodes,
 * and it ends the session if that happens seven times in a row (`RECOMPILE_PANIC_LIMIT`).
 */
export async function writeNodes(api: NodeApi, snapshot: Snapshot): Promise<void> {
  const planned = snapshot.nodes.map((node): Planned => ({ ...node, type: TYPES[node.kind] }));
  const written = planned.map((plan) => writeNode(api, plan, snapshot.broken.has(plan.file)));
  if (snapshot.changes !== null) written.push(writeChanges(api, snapshot.changes, snapshot.broken.size > 0));
  for (const { inventory } of snapshot.output.inventories) written.push(writeInventory(api, inventory));
  deleteStaleNodes(api, snapshot, new Set(planned.map((plan) => idOf(api, plan))));
  await Promise.all(written);
}

function writeNode(api: NodeApi, plan: Planned, keepsLast: boolean): NodeCreation {
  const stored = api.getNode(idOf(api, plan));
  if (stored === undefined || !(keepsLast || stored.internal.contentDigest === plan.digest))
    return api.actions.createNode(toNode(api, plan));
  api.actions.touchNode(stored);
}

/** Files with errors would be listed as removals: the last valid list is kept. */
const writeChanges = (api: NodeApi, changes: ChangesNode, isBroken: boolean): NodeCreation =>
  writeNode(api, plan(api, { type: CHANGES_TYPE, href: changes.basePath, fields: changes }), isBroken);

/** The plugin does not read the names in guides. All versions have the same inventory. */
const writeInventory = (api: NodeApi, inventory: Inventory): NodeCreation =>
  writeNode(
    api,
    plan(api, {
      type: INVENTORY_TYPE,
      href: inventory.title,
      fields: { title: inventory.title, names: namesInCode(inventory) },
    }),
    false,
  );

function deleteStaleNodes(
  api: NodeApi,
  { nodes, broken, problems }: Snapshot,
  current: ReadonlySet<string>,
): void {
  const { touchNode, deleteNode } = api.actions;
  const folders = new Set(nodes.flatMap((node) => (node.kind === "module" ? folderOf(node) : [])));
  for (const node of [MODULE_TYPE, ENTRY_PAGE_TYPE].flatMap((type) => api.getNodesByType(type))) {
    if (current.has(node.id)) continue;
    const stored = ownerOf(node);
    // Several instances, each with a base path, may share a site: nodes of the others are skipped.
    if (folders.size > 0 && !folders.has(folderOf(stored))) continue;
    // A folder that is briefly missing must not delete every page, nor a problem the page of its file.
    if ((problems.length > 0 && nodes.length === 0) || broken.has(stored.file)) touchNode(node);
    else deleteNode(node);
  }
}

interface Planned {
  readonly type: string;
  readonly href: string;
  readonly file: string;
  readonly digest: string;
  readonly body: () => object;
}

/** Nothing is stored of such a node. */
function plan(
  { createContentDigest }: NodeApi,
  { type, href, fields }: { readonly type: string; readonly href: string; readonly fields: object },
): Planned {
  // Gatsby would sort all keys of an object first.
  return { type, href, file: "", digest: createContentDigest(JSON.stringify(fields)), body: () => fields };
}

const idOf = ({ createNodeId }: Pick<NodeApi, "createNodeId">, { type, href }: Planned): string =>
  createNodeId(`${type} ${href}`);

/** Gatsby's types do not include a node's custom fields. */
function ownerOf(node: Readonly<Record<string, unknown>>): {
  readonly href: string;
  readonly slug: string;
  readonly file: string;
} {
  const module = node["module"];
  const file = String(node["file"]);
  if (typeof module !== "object" || module === null || !("href" in module) || !("slug" in module))
    return { href: String(node["href"]), slug: String(node["slug"]), file };
  return { href: String(module.href), slug: String(module.slug), file };
}

const folderOf = ({ href, slug }: { readonly href: string; readonly slug: string }): string =>
  href.slice(0, href.length - encodeURIComponent(slug).length);

function toNode(api: NodeApi, planned: Planned): NodeInput {
  const { type, file, digest, body } = planned;
  return {
    ...body(),
    file,
    id: idOf(api, planned),
    parent: null,
    children: [],
    internal: { type, contentDigest: digest },
  };
}
