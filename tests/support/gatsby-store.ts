/** Gatsby's own store of nodes, without the rest of Gatsby. */
import { createRequire } from "node:module";
import path from "node:path";
import type { CreatePagesArgs, NodeInput } from "gatsby";
import { withSite } from "../../src/node/settings/read-site";

type Dispatched = (node: NodeInput, plugin: { readonly name: string }) => unknown;

interface Gatsby {
  readonly store: CreatePagesArgs["store"];
  readonly emitter: { on(event: string, listen: (action: { readonly payload: NodeInput }) => void): void };
  readonly actions: Readonly<Record<"createNode" | "deleteNode", Dispatched>>;
  readonly getDataStore: () => Pick<CreatePagesArgs, "getNode" | "getNodesByType">;
}

export type GatsbyStore = ReturnType<typeof openStore>;

/** Opens the store of a folder, which becomes the current one. */
export function openStore(folder: string) {
  const require = createRequire(path.resolve("package.json"));
  process.chdir(folder);
  // Untyped parts of Gatsby.
  const { store, emitter, actions, getDataStore } = {
    ...require("gatsby/dist/redux"),
    ...require("gatsby/dist/redux/actions"),
    ...require("gatsby/dist/datastore"),
  } as Gatsby;
  const site = { name: "default-site-plugin" };
  const run =
    (action: keyof Gatsby["actions"]) =>
    (node: NodeInput, plugin = site): Promise<unknown> =>
      Promise.resolve(store.dispatch(actions[action](node, plugin) as never));
  const createNode = run("createNode");
  // The part of Gatsby's arguments that our hooks use.
  const args = withSite({
    ...getDataStore(),
    store,
    actions: { createNode, deleteNode: run("deleteNode"), createParentChildLink: () => undefined },
    createNodeId: (id: string) => id,
    createContentDigest: JSON.stringify,
  } as unknown as CreatePagesArgs);
  return { require, store, emitter, createNode, args };
}

export const nodeOf = (type: string, fields: object): NodeInput => ({
  ...fields,
  id: `${type} 1`,
  parent: null,
  children: [],
  internal: { type, contentDigest: "1" },
});
