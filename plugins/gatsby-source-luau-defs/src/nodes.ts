import type { NodeInput, SourceNodesArgs } from "gatsby";
import { type Inventory, namesInCode } from "luau-defs/site";
import type { ChangesNode } from "./changes-node";
import type { Snapshot } from "./session";

const MODULE_TYPE = "LuauModule";
const ENTRY_PAGE_TYPE = "LuauEntryPage";
const CHANGES_TYPE = "LuauChanges";
const INVENTORY_TYPE = "LuauInventory";

type NodeApi = Pick<
  SourceNodesArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNode" | "getNodesByType"
>;

/** Return type of Gatsby's node actions. */
type Told = void | Promise<void>;

/**
 * Synchronises the store with the snapshot. A module with errors keeps its last valid nodes; an unchanged
 * node is only touched, so that its page is not rebuilt.
 *
 * Gatsby is notified of all nodes at once: otherwise it would rebuild the pages between two nodes, and it
 * ends the session if that happens seven times in a row (`RECOMPILE_PANIC_LIMIT` of its state machine).
 */
export async function writeNodes(api: NodeApi, snapshot: Snapshot): Promise<void> {
  const planned: readonly Planned[] = [
    ...snapshot.modules.map((module) => ({
      type: MODULE_TYPE,
      href: module.href,
      file: module.location.file,
      fields: module,
    })),
    ...snapshot.entryPages.map((page) => ({
      type: ENTRY_PAGE_TYPE,
      href: page.href,
      file: page.file,
      fields: page,
    })),
  ];
  const nodes = planned.map((plan) => ({ file: plan.file, node: toNode(api, plan) }));
  const written = nodes.map(({ file, node }) => writeNode(api, node, snapshot.broken.has(file)));
  if (snapshot.changes !== null) written.push(writeChanges(api, snapshot.changes, snapshot.broken.size > 0));
  for (const { inventory } of snapshot.output.inventories) written.push(writeInventory(api, inventory));
  dropOthers(api, snapshot, new Set(nodes.map(({ node }) => node.id)));
  await Promise.all(written);
}

function writeNode(api: NodeApi, node: NodeInput, keepsStored: boolean): Told {
  const stored = api.getNode(node.id);
  if (stored === undefined || !(keepsStored || stored.internal.contentDigest === node.internal.contentDigest))
    return api.actions.createNode(node);
  api.actions.touchNode(stored);
}

/** Files with errors would be listed as removals: the last valid list is kept. */
const writeChanges = (api: NodeApi, changes: ChangesNode, isBroken: boolean): Told =>
  writeNode(
    api,
    toNode(api, { type: CHANGES_TYPE, href: changes.basePath, file: "", fields: changes }),
    isBroken,
  );

/** For guides, whose names the plugin does not read. All versions have the same. */
const writeInventory = (api: NodeApi, inventory: Inventory): Told =>
  writeNode(
    api,
    toNode(api, {
      type: INVENTORY_TYPE,
      href: inventory.title,
      file: "",
      fields: { title: inventory.title, names: namesInCode(inventory) },
    }),
    false,
  );

/** Deletes nodes of files and entries that no longer exist. */
function dropOthers(
  api: NodeApi,
  { modules, broken, problems }: Snapshot,
  current: ReadonlySet<string>,
): void {
  const { touchNode, deleteNode } = api.actions;
  const folders = new Set(modules.map(folderOf));
  for (const node of [MODULE_TYPE, ENTRY_PAGE_TYPE].flatMap((type) => api.getNodesByType(type))) {
    if (current.has(node.id)) continue;
    const stored = describe(node);
    // A site may use the plugin several times, each with a base path: nodes of other instances are skipped.
    if (folders.size > 0 && !folders.has(folderOf(stored))) continue;
    // A folder that is briefly missing must not delete every page, nor a mistake the page of its file.
    if ((problems.length > 0 && modules.length === 0) || broken.has(stored.file)) touchNode(node);
    else deleteNode(node);
  }
}

interface Planned {
  readonly type: string;
  readonly href: string;
  /** The definition file. */
  readonly file: string;
  readonly fields: object;
}

/** Gatsby's types do not include a node's custom fields. */
function describe(node: Readonly<Record<string, unknown>>): {
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

/** The base path of a module's page. */
const folderOf = ({ href, slug }: { readonly href: string; readonly slug: string }): string =>
  href.slice(0, href.length - encodeURIComponent(slug).length);

function toNode(
  { createNodeId, createContentDigest }: NodeApi,
  { type, href, file, fields }: Planned,
): NodeInput {
  return {
    ...fields,
    file,
    id: createNodeId(`${type} ${href}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: digestOf(fields, createContentDigest) },
  };
}

/** The digests of fields, which are the same objects as long as nothing in them changes. */
const digests = new WeakMap<object, string>();

/** A digest of the text: for an object, Gatsby would sort all keys first. */
function digestOf(fields: object, digest: NodeApi["createContentDigest"]): string {
  const known = digests.get(fields) ?? digest(JSON.stringify(fields));
  digests.set(fields, known);
  return known;
}
