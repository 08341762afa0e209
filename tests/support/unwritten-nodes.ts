/**
 * Runs the site's hooks on Gatsby's own store of nodes, in the current folder, while another process keeps the
 * store from writing. Prints as JSON what can be read meanwhile, and what afterwards.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreatePagesArgs, NodeInput } from "gatsby";
import { createSidebars } from "../../src/node/content/gatsby/docs-sidebars";
import { nodesOf, pathsOfPages } from "../../src/node/nodes-of";

type Dispatched = (node: NodeInput, plugin: { readonly name: string }) => unknown;
interface Gatsby {
  readonly store: CreatePagesArgs["store"];
  readonly actions: Readonly<Record<"createNode", Dispatched>>;
  readonly getDataStore: () => Pick<CreatePagesArgs, "getNode" | "getNodesByType">;
}

const require = createRequire(path.resolve("package.json"));
process.chdir(mkdtempSync(path.join(tmpdir(), "unwritten-nodes-")));
// Untyped parts of Gatsby.
const { store, actions, getDataStore } = {
  ...require("gatsby/dist/redux"),
  ...require("gatsby/dist/redux/actions"),
  ...require("gatsby/dist/datastore"),
} as Gatsby;

const plugin = { name: "default-site-plugin" };

/** Starts a transaction, and stays in it until its input ends. */
const HOLDER = `
const database = require(process.argv[1]).open({ path: process.argv[2], compression: true });
database.transactionSync(() => {
  require("node:fs").writeSync(1, "held");
  require("node:fs").readSync(0, Buffer.alloc(1));
});`;

const createNode = (node: NodeInput): Promise<unknown> =>
  Promise.resolve(store.dispatch(actions.createNode(node, plugin) as never));
const node = (type: string, fields: object): NodeInput => ({
  ...fields,
  id: `${type} 1`,
  parent: null,
  children: [],
  internal: { type, contentDigest: "1" },
});
// What the hook uses of Gatsby's arguments.
const args = {
  ...getDataStore(),
  store,
  actions: { createNode },
  createNodeId: (id: string) => id,
  createContentDigest: JSON.stringify,
} as unknown as CreatePagesArgs;

await createNode(node("DocsVersion", { name: "next", label: "Next", path: "/docs", frozen: "" }));
const page = { path: "/docs", component: "docs.tsx", componentPath: "docs.tsx", context: {} };
const release = await holdWriting();
store.dispatch({ type: "CREATE_PAGE", payload: page, plugin } as never);
void createNode(node("SitePage", { path: "/docs" }));
const hook = Promise.resolve(createSidebars(args)).then(() => "ended");
const others = new Promise((resolve) => setImmediate(resolve, "waits"));
const held = { hook: await Promise.race([hook, others]), ...listed() };
release();
await hook;
// Gatsby replaces `console` and `process.stdout`.
writeSync(1, JSON.stringify({ held, written: listed() }));
process.exit();

function listed() {
  const [sidebars, pageNodes] = ["DocsSidebar", "SitePage"].map((type) => nodesOf(args, type).length);
  return { sidebars, pageNodes, pages: pathsOfPages(args) };
}

/** Keeps the store from writing until the returned function is called. */
async function holdWriting(): Promise<() => void> {
  const holder = spawn(
    process.execPath,
    ["-e", HOLDER, require.resolve("lmdb"), path.resolve(".cache/data/datastore")],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  await new Promise((resolve) => holder.stdout.once("data", resolve));
  return () => holder.stdin.end();
}
